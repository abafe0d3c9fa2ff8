// One legal session in the forms in which apps and loggers print it: none is accused, and the only
// controllers are the two of the session.

import Foundation
import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor final class LogFormTests: XCTestCase {
  /// A display, a push, a swipe back that is cancelled, and a pop.
  private static let session: [(screen: Int, callback: String)] = [
    (0, "viewDidLoad"), (0, "viewWillAppear"), (0, "viewDidAppear"),
    (1, "viewDidLoad"), (0, "viewWillDisappear"), (1, "viewWillAppear"),
    (0, "viewDidDisappear"), (1, "viewDidAppear"),
    (1, "viewWillDisappear"), (0, "viewWillAppear"), (0, "viewWillDisappear"),
    (0, "viewDidDisappear"), (1, "viewWillAppear"), (1, "viewDidAppear"),
    (1, "viewWillDisappear"), (0, "viewWillAppear"), (1, "viewDidDisappear"),
    (0, "viewDidAppear"),
  ]

  /// The forms: `{n}` is the class, `{c}` the callback, `{i}` the number of the line.
  private static let forms = [
    "2024-05-11 09:41:{i}.123456+0200 0x1a2b Default 0x0 812 0 MyApp: (MyApp.dylib) [ui] {n} {c}",
    "2019-03-02 17:20:{i}.031+0100 Notes[4711:90000] -[{n} {c}:]",
    "default\t09:41:{i}.123456+0200\tMyApp\t{n} {c}",
    "2021/08/19 10:12:{i}:170 [main] DEBUG {n}.{c}(_:):3{i} - entered",
    "14:03:{i}.001 VERBOSE {n}.{c}():4{i} - self.view.window = nil",
    "2024-01-01T00:00:{i}+0000 info com.acme.app : screen={n} [MyApp] {c}",
    "{n}.swift:2{i} {c}(_:)", "MyApp/Screens/{n}.swift:2{i} {c}(_:)", "Main.storyboard/{n} {c}",
    "🟢 ShopKit.{n}<ShopKit.Product>.{c}(_:)", "👀 [{n}] {c}", "🟢{n}→{c} 👋🏽",
    "<MyApp.{n}: 0x7f{h}00> {c}(_:) parent: Optional(<UINavigationController: 0x7f9900>)",
    "self = <MyApp.{n}: 0x7f{h}00>, {c}(_:)", "Optional(MyApp.{n}) {c}",
    "<_NSMainThread: 0x600001708080>{number = 1, name = main} {n} {c}",
    "{n}.{c}(_:) superview: <UIView: 0x7f8{i}; frame = (0 0; 390 844)>",
    "{n} {c} children=[<ChildVC: 0x7f{i}>]", "{n} {c} presentingViewController=<RootVC: 0x7f01>",
    "{n} | nav: <UINavigationController: 0x7f99> | {c}", "{n} (title: \"Orders & more\") {c}",
    "{c} {n} view.frame=(0.0, 0.0, 390.0, 844.0)", "{n} {c} isMovingToParent=true rc={i}",
    "View controller {c}, class: {n}", "[Swizzle] {c} of MyApp.{n} took 0.{i}ms",
    "Bildschirm »{n}« hat {c} erhalten", "le contrôleur {n} a reçu {c} à 12h{i}",
    "Экран {n}: вызван {c}", "تم استدعاء {c} في {n}", "【{n}】{c} が呼ばれました", "{n}---{c}",
    "User tapped Cell -> {n} {c}", "    ├─ {n} {c}", "#{i} {n} {c} (count: {i})",
    "{i},{n},{c}", "[3F2504E0-4F89-11D3-9A0C-0305E82C3301] {n} {c}",
    "-[{n} xxx_{c}:]", "[Tracker] swz_{c} <MyApp.{n}: 0x7f{h}00>", "{n} orig__{c}(_:)",
    "xxx_{c} <MyApp.{n}: 0x7f{h}00>\n{n} {c}", "{n} {c}\n[{n}] swizzled_{c}",
    "> {n}.{c}\n< {n}.{c}", "begin {c} {n}\nend {c} {n}",
    "{n} {c} before super\n{n} {c} after super",
    "{\"level\":\"debug\",\"msg\":\"{n} {c}\"}",
    "{\"viewController\":\"{n}\",\"method\":\"{c}\",\"animated\":false}",
    "{\"screen\":\"{n}\",\"callback\":\"{c}\",\"at\":1{i}}",
  ]

  private func log(_ form: String) -> String {
    Self.session.enumerated().map { number, line in
      form.replacing("{n}", with: line.screen == 0 ? "OrdersVC" : "OrderVC")
        .replacing("{c}", with: line.callback).replacing("{i}", with: "\(number + 10)")
        .replacing("{h}", with: "\(line.screen)a")
    }.joined(separator: "\n")
  }

  func testNoFormOfALegalSessionIsAccusedOrNamesAnotherController() async throws {
    var settings = CheckSettings()
    settings.format = .console
    for form in Self.forms {
      let text = log(form)
      let checked = try TraceChecker(settings).check(ByteSource(text), named: "log")
      let findings = checked.findings.filter { $0.grade > .advice }
      XCTAssertEqual(findings.map { "\($0.invariant.id): \($0.found)" }, [], form)
      var reader = try TraceReader(ByteSource(text), as: .console)
      var events = 0
      while try reader.next() != nil { events += 1 }
      XCTAssertEqual(events, Self.session.count, form)
      let names = reader.trace.names.map { String($0.prefix { $0 != "<" }) }
      XCTAssertEqual(names, ["OrdersVC", "OrderVC"], form)
    }
    XCTAssertGreaterThanOrEqual(Self.forms.count, 40)
  }

  /// A pipe delivers a log in pieces of any length, but names are learned from lines further down.
  func testALogInSmallPiecesReadsTheSame() async throws {
    let named = ["first", "next", "Home", "first"].map { "[\($0)] viewDidLoad" }
      .joined(separator: "\n")
    for text in Self.forms.map(log) + [named] {
      var whole = try TraceReader(ByteSource(text), as: .console)
      var expected: [Event] = []
      while let event = try whole.next() { expected.append(event) }
      for length in [1, 5, 64] {
        var rest = Array(text.utf8)[...]
        var reader = try TraceReader(
          ByteSource {
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
          },
          as: .console
        )
        var events: [Event] = []
        while let event = try reader.next() { events.append(event) }
        XCTAssertEqual(events, expected, text)
        XCTAssertEqual(reader.trace.names, whole.trace.names, text)
      }
    }
  }

  /// A child goes from one parent to another, and back: each line is a call of its own.
  func testAMoveToAnotherParentIsNoSecondLineOfTheLastCall() async throws {
    let parents = ["Drawer", nil, "Drawer", nil, "Pager", nil]
    let forms = [
      "{n} {c}(toParent: {p})", "<App.{n}: 0x1000> {c}(toParent: <App.{p}: 0x2000>)",
      "{n} {c}(toParent:) {p}", "[{n} {c}ToParentViewController:<{p}: 0x2000>]",
      "{n} {c}ToParent {p}",
    ]
    for form in forms {
      let lines = parents.flatMap { parent in
        ["willMove", "didMove"].map { callback in
          let line = form.replacing("{n}", with: "Menu").replacing("{c}", with: callback)
          guard let parent else {
            return line.replacing("<App.{p}: 0x2000>", with: "nil")
              .replacing("<{p}: 0x2000>", with: "(null)").replacing("{p}", with: "nil")
          }
          return line.replacing("{p}", with: parent)
            .replacing("0x2000", with: parent == "Pager" ? "0x3000" : "0x2000")
        }
      }
      var settings = CheckSettings()
      settings.profile = .standard
      settings.format = .console
      let text = lines.joined(separator: "\n")
      let checked = try TraceChecker(settings).check(ByteSource(text), named: "log")
      XCTAssertEqual(checked.findings.filter { $0.grade > .advice }.map(\.found), [], text)
      XCTAssertEqual(checked.eventCount, 12, text)
    }
  }
}
