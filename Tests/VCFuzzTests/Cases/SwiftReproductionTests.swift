// The Swift source of a case: it compiles, it says the same, and it shows the same fault.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor
final class SwiftReproductionTests: XCTestCase {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Reproduction.swift")

  /// `Reproduction.swift` is compiled with these tests.
  func testTheCompiledSourceIsTheCases() async throws {
    let kept = try XCTUnwrap(Case.largeSample())
    let source = SwiftReproduction(kept).source
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try source.write(to: Self.golden, atomically: true, encoding: .utf8)
      XCTFail("recorded Reproduction.swift; run again without RECORD_SNAPSHOTS")
      return
    }
    XCTAssertEqual(try String(contentsOf: Self.golden, encoding: .utf8), source)
  }

  /// The lines of a class without comments and indentation; `final` and what replaces a constant
  /// so that it can be released make no difference.
  private static func lines(of name: String, in text: String) throws -> [String] {
    let start = try XCTUnwrap(text.firstRange(of: "class \(name): UIViewController {"))
    let end = try XCTUnwrap(text[start.upperBound...].firstRange(of: "\n}\n"))
    return text[start.lowerBound..<end.upperBound].split(separator: "\n").compactMap { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split(separator: " ").joined(separator: " ")
      return words.isEmpty ? nil : words.replacing("private let pages", with: "private var pages")
    }
  }

  /// The source of a reproduction has the very containers that the case ran with, without their
  /// bugs and misuses.
  func testThePlainContainersAreThoseOfTheEnvironment() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = SwiftReproduction(try XCTUnwrap(Case.largeSample())).source
    for name in ["HostController", "ManualHostController"] {
      let file = root.appendingPathComponent("Sources/VCFuzzKit/Containers/\(name).swift")
      let running = try Self.lines(of: name, in: try String(contentsOf: file, encoding: .utf8))
      var rest = try Self.lines(of: name, in: source)[...]
      XCTAssertGreaterThan(rest.count, 25)
      var added: [String] = []
      for line in running {
        if line == rest.first { rest.removeFirst() } else { added.append(line) }
      }
      XCTAssertEqual(rest, [], "\(name) of the environment lacks these lines")
      if name == "HostController" { XCTAssertEqual(added, []) }
    }
  }

  func testTheCompiledSourceShowsTheFault() async throws {
    let kept = try XCTUnwrap(Case.largeSample())
    let stage = Stage(kept.configuration.profile, recording: .everything)
    let subject = SwitcherController(
      [stage.screen("One"), stage.screen("Two"), stage.screen("Three")],
      mindsOwnPhase: false
    )
    var called: [String] = []
    showFailure(on: stage, root: subject) { name in
      called.append(name)
      if name == "show 1" { subject.show(1) }
    }
    XCTAssertEqual(called, ["show 1"])
    let report = Checker().check(stage.trace, profile: kept.configuration.profile)
    XCTAssertEqual(report.judgement.violations.first?.id, kept.verdict.identity.invariant)
    let event = report.judgement.violations.first?.position
    XCTAssertEqual(event.map { stage.trace.events[$0].kind }, .viewWillAppear)
  }

  /// Every step that there is, in one source, held against the compiler.
  func testTheSourceOfEveryStepCompiles() async throws {
    let window = Tree(
      .tabs,
      [
        Tree(.nav, [.screen, .root]), Tree(.host, [.screen]), Tree(.manual, [.screen, .screen]),
        Tree(.pages, [.screen]), Tree(.curl, [.screen]), Tree(.split, [.screen, .screen]),
      ]
    )
    var kept = Case(
      scenario: "all \u{202E}\"of\" it\n*/",
      configuration: Configuration(window: window, spares: [.screen, .screen]),
      steps: Self.everyStep + Self.everyMisuse,
      verdict: Case.Verdict(
        Failure.Identity(invariant: "INV-1", roles: [], transition: nil),
        event: "a\nb",
        expected: "\"\\(c)\"",
        found: "#if"
      )
    )
    let source = SwiftReproduction(kept).source
    let comments = source.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("// ") && !$0.hasPrefix("// INV") && !$0.hasPrefix("// MIS") }
      .dropFirst(5)
    XCTAssertEqual(
      comments.map { String($0) },
      [
        "// inside viewDidLoad of root: dismiss from S1", "// push #7 on nav",
        "// finger move swipe back of nav", "// finger begin recognizer 1 right",
        "// finger begin scroll view 2 up", "// tap segue go of S1", "// app hide window 3",
        "// app resize to half",
        "// dance \\u{7}",
      ]
    )
    let misuses = source.split(separator: "\n").filter { $0.contains("// MIS-") }
    XCTAssertEqual(misuses.count, Misuse.catalogue.count)
    XCTAssertTrue(misuses.contains("  // MIS-7 on S1 with S9: addChild without adding the view"))
    try typeCheck(source)
    kept.configuration = Configuration(window: Tree(.nav, [.screen]))
    kept.steps = [
      "inside viewWillAppear of A: pop nav", "inside didMoveToParent of nav: call \\(x)", "pop nav",
    ]
    try typeCheck(SwiftReproduction(kept).source)
  }

  private static let everyMisuse = Misuse.catalogue.map(\.number).map { number in
    switch number {
    case 42...49: "MIS-\(number) on nav with S9"
    case 61, 62: "MIS-\(number) on curl with S9"
    default: "MIS-\(number) on S1 with S9"
    }
  }

  private static let everyStep = [
    "commit", "end animation", "end animation 2", "run queued block", "fire timer",
    "call a \"b\" \\(c)\n", "gesture begin pan", "gesture move pan", "gesture finish pan",
    "gesture cancel pan", "push S9 on nav, animated", "push S9 on root", "pop nav, animated",
    "pop nav to its root", "replace the top of nav by S9", "replace the stack of nav by S9",
    "select tab 1 of tabs", "turn pages forward to S9, animated", "turn curl backward to S9",
    "present S9 from S1 as pageSheet, animated", "dismiss from S9, animated", "add S9 to host",
    "remove S9 from host", "show child 1 of manual", "show primary of split",
    "hide primary of split", "show detail S9 from split", "replace window root tabs by S10",
    "lay out S1", "inside viewDidLoad of root: dismiss from S1",
    "inside viewDidLoad of S1: call a \"b\" \\(c)\n", "inside viewWillAppear of S1: pop nav",
    "inside viewIsAppearing of nav: push S9 on nav", "inside viewDidAppear of tabs: call d",
    "inside viewWillDisappear of pages: call d", "inside viewDidDisappear of curl: call d",
    "inside viewWillLayoutSubviews of split: call d", "inside willMoveToParent of host: call d",
    "inside didMoveToParent of manual: call d", "inside viewDidLayoutSubviews of S2: call d",
    "push #7 on nav", "finger begin swipe back of nav", "finger finish swipe back of nav",
    "finger cancel swipe back of nav", "finger move swipe back of nav",
    "finger begin page forward of pages", "finger cancel page backward of curl",
    "finger finish tab 1 of tabs", "finger begin sheet of S9", "finger finish outside of S9",
    "finger begin recognizer 1 right", "finger begin scroll view 2 up", "tap segue go of S1",
    "app rotate", "app enter background", "app enter foreground", "app send memory warning",
    "app show keyboard", "app hide keyboard", "app hide window 0", "app show window 0",
    "app disconnect scene", "app hide window 3", "app resize to half",
    "dance \u{7}",
  ]

  // MARK: The compiler

  private func typeCheck(
    _ source: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let modules = try BuiltModules.folder(beside: self)
    let complaint = try BuiltModules.typeCheck(source, modules, in: try CaseFolder(self))
    XCTAssertEqual(complaint, "", source, file: file, line: line)
  }
}
