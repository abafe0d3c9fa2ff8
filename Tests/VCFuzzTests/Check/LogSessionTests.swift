// Random legal runs of UIKit's own containers, printed in many vocabularies: none is accused.

import Foundation
import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor final class LogSessionTests: XCTestCase {
  private static let vocabularies = [
    "viewDidAppear", "viewDidLoad viewDidAppear", "viewDidLayoutSubviews", "viewWillAppear",
    "viewWillDisappear", "viewDidDisappear", "viewDidLoad", "viewIsAppearing",
    "viewWillLayoutSubviews", "viewWillAppear viewDidAppear", "viewWillDisappear viewDidDisappear",
    "viewDidAppear viewDidDisappear", "viewWillAppear viewDidDisappear",
    "viewWillAppear viewWillDisappear", "viewDidAppear viewWillDisappear",
    "viewWillLayoutSubviews viewDidLayoutSubviews", "viewDidLoad viewWillAppear",
    "viewDidLoad viewWillAppear viewDidAppear", "viewDidLoad viewDidAppear viewDidDisappear",
    "viewWillAppear viewIsAppearing viewDidAppear",
    "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear",
    "viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear",
    "loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews "
      + "viewDidLayoutSubviews viewDidAppear viewWillDisappear viewDidDisappear",
    "willMoveToParent didMoveToParent", "didMoveToParent viewDidAppear",
    "willMoveToParent viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear",
    "willMoveToParent didMoveToParent viewDidLoad viewWillAppear viewDidAppear "
      + "viewWillDisappear viewDidDisappear",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let runs = Effort.count(60, long: 500)

  /// The lines that print statements in some overrides give.
  private func log(_ trace: Trace, _ printed: (Int) -> [String]) -> String {
    func name(_ controller: ControllerID?) -> String {
      guard let controller else { return "nil" }
      let type = trace.name(of: controller)
      return "<App.\(type)Screen: 0x\(String(4096 + Int(controller.index) * 16, radix: 16))>"
    }
    var lines: [String] = ["the app starts"]
    for event in trace.events {
      guard event.kind.isControllerCallback, event.frame == .whole || event.frame == .enter,
        let controller = event.controller, printed(Int(controller.index)).contains(event.kind.name)
      else { continue }
      switch event.kind {
      case .willMoveToParent:
        lines.append("\(name(controller)) willMove(toParent: \(name(event.other)))")
      case .didMoveToParent:
        lines.append("\(name(controller)) didMove(toParent: \(name(event.other)))")
      default:
        let flag = event.animated.map { " animated: \($0)" } ?? ""
        lines.append("\(name(controller)) \(event.kind.name)(_:)\(flag)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func findings(_ log: String, profile: Profile, isAtRest: Bool) -> [String] {
    var settings = CheckSettings()
    settings.profile = profile
    settings.isAtRestAtEnd = isAtRest
    settings.format = .console
    guard let checked = try? TraceChecker(settings).check(ByteSource(log), named: "log") else {
      return []
    }
    return checked.findings.filter { $0.grade > .advice }.map {
      "\($0.invariant.id) line \($0.place.line): \($0.place.event): \($0.found)"
    }
  }

  func testNoLegalRunIsAccusedInAnyVocabulary() async {
    var options = GeneratorOptions()
    options.profile = .standard
    let generator = Generator(.uikit, options: options, seed: 13)
    var logs = 0
    for number in 0..<Self.runs {
      let run = generator.walk(number)
      XCTAssertNil(run.failure)
      let trace = CaseRun(.uikit, run.configuration, run.path).trace
      for (place, vocabulary) in Self.vocabularies.enumerated() {
        let text = log(trace) { _ in vocabulary }
        XCTAssertEqual(
          findings(text, profile: .standard, isAtRest: true),
          [],
          "run \(number) in \(vocabulary)\n\(text)"
        )
        let other = Self.vocabularies[(place * 7 + 3) % Self.vocabularies.count]
        // All controllers of a class print the same.
        let mixed = log(trace) {
          trace.name(of: ControllerID($0)).utf8.reduce(0) { $0 + Int($1) } % 2 == 0
            ? vocabulary : other
        }
        XCTAssertEqual(
          findings(mixed, profile: .standard, isAtRest: true),
          [],
          "run \(number) in \(vocabulary) and \(other)\n\(mixed)"
        )
        logs += 2
      }
    }
    XCTAssertEqual(logs, Self.runs * Self.vocabularies.count * 2)
  }
}
