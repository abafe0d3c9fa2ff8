// The lines that people print, and what is understood of each.

import LifecycleLogs
import LifecycleNotation
import VCLifecycle
import XCTest

final class ConsoleTraceReaderTests: XCTestCase {
  private func read(_ text: String) throws -> TraceFile {
    try TraceFile(reading: ByteSource(text), as: .console)
  }

  /// The ways to write one callback.
  private static let plainLines: [(line: String, event: String)] = [
    ("-[Foo viewWillAppear:]", "Foo viewWillAppear"),
    ("-[Foo viewWillAppear:1]", "Foo viewWillAppear(T)"),
    ("-[Foo(Private) viewDidAppear:]", "Foo viewDidAppear"),
    ("[Foo viewWillAppear:YES]", "Foo viewWillAppear(T)"),
    ("Foo viewWillAppear(_:)", "Foo viewWillAppear"),
    ("Foo.viewWillAppear(true)", "Foo viewWillAppear(T)"),
    ("Foo.viewWillAppear(animated: false)", "Foo viewWillAppear(F)"),
    ("MyApp.Foo.viewIsAppearing(_:)", "Foo viewIsAppearing"),
    ("<Foo: 0x7f9a1b2c3d40> viewDidAppear animated: 1", "Foo viewDidAppear(T)"),
    ("<MyApp.Foo: 0x7f9a1b2c3d40> viewWillDisappear(_:)", "Foo viewWillDisappear"),
    ("<MyApp.Pager<Swift.Int>: 0x7f9a> viewDidLoad()", "Pager viewDidLoad"),
    ("<_TtC5MyApp3Foo: 0x7f9a> viewDidLoad", "Foo viewDidLoad"),
    ("<Foo: 0x7f9a; frame = (0 0; 320 480)> viewDidLayoutSubviews", "Foo viewDidLayoutSubviews"),
    ("Foo: viewWillAppear", "Foo viewWillAppear"),
    ("Foo::viewWillAppear", "Foo viewWillAppear"),
    ("Foo - viewDidDisappear, animated = NO", "Foo viewDidDisappear(F)"),
    ("Foo | viewDidDisappear | animated=true", "Foo viewDidDisappear(T)"),
    ("Foo -> viewDidDisappear", "Foo viewDidDisappear"),
    ("Foo (0x7f9a) viewDidAppear", "Foo viewDidAppear"),
    ("Foo 0x7f9a: viewDidAppear", "Foo viewDidAppear"),
    ("[Foo] viewWillAppear(_:)", "Foo viewWillAppear"),
    ("[Foo.swift:23] viewWillAppear(_:)", "Foo viewWillAppear"),
    ("MyApp/Foo.swift:23 viewWillAppear(_:)", "Foo viewWillAppear"),
    ("viewWillAppear - Foo", "Foo viewWillAppear"),
    ("viewWillAppear: Foo", "Foo viewWillAppear"),
    ("viewWillAppear(_:) Foo", "Foo viewWillAppear"),
    ("viewWillAppear(true) in Foo", "Foo viewWillAppear(T)"),
    ("viewWillAppear called on <Foo: 0x7f9a>", "Foo viewWillAppear"),
    ("viewWillAppear animated: YES Foo", "Foo viewWillAppear(T)"),
  ]

  /// What stands around it.
  private static let decoratedLines: [(line: String, event: String)] = [
    ("[UI] viewWillAppear - Foo", "Foo viewWillAppear"),
    ("\u{1F7E2} Foo viewWillAppear", "Foo viewWillAppear"),
    ("\u{1F7E2}Foo\u{2192}viewWillAppear \u{1F44B}\u{1F3FD}", "Foo viewWillAppear"),
    ("\u{1B}[1;32mFoo\u{1B}[0m viewWillAppear\u{1B}[31m(true)\u{1B}[0m", "Foo viewWillAppear(T)"),
    ("日本ViewController viewDidLoad", "日本ViewController viewDidLoad"),
    ("2024-05-01 12:00:00.123456+0200 MyApp[1234:5678] -[Foo viewDidLoad]", "Foo viewDidLoad"),
    ("2024-05-01 12:00:00.123 MyApp[1234:5678abc] viewDidLoad - Foo", "Foo viewDidLoad"),
    ("12:00:01.123 DEBUG Foo.viewDidLoad():23", "Foo viewDidLoad"),
    (
      "2024-05-01 12:00:00.123456+0200 0x1a2b Default 0x0 1234 0 MyApp: [com.me.app:ui] Foo"
        + " viewDidLoad()", "Foo viewDidLoad"
    ),
    ("MyApp: (UIKitCore) [com.me.app:ui] viewDidLoad - Foo", "Foo viewDidLoad"),
    // A base class, a breakpoint or a category prints the object that it was called on.
    ("-[BaseViewController viewWillAppear:] <MyApp.Foo: 0x7f9a>", "Foo viewWillAppear"),
    ("BaseViewController.swift:3 viewWillAppear(_:) <Foo: 0x7f9a>", "Foo viewWillAppear"),
    ("-[UIViewController viewDidAppear:] self = <Foo: 0x7f9a>", "Foo viewDidAppear"),
    ("-[Foo viewDidAppear:] view = <UIView: 0x7f9a>", "Foo viewDidAppear"),
    (
      #"{"type":"screen","category":"ui.lifecycle","name":"FooVC","data":{"event":"viewDidLoad"}}"#,
      "FooVC viewDidLoad"
    ),
    ("viewDidLoad()", "(unnamed) viewDidLoad"),
    ("12:00:01 viewDidLoad", "(unnamed) viewDidLoad"),
  ]

  /// Moves, forwarding and messages of UIKit.
  private static let otherLines: [(line: String, event: String)] = [
    ("Foo willMove(toParent: <MyApp.Nav: 0x7f01>)", "Foo willMoveToParent to Nav"),
    ("Foo willMove(toParent: Optional(<MyApp.Nav: 0x7f01>))", "Foo willMoveToParent to Nav"),
    ("Foo didMove(toParent: nil)", "Foo didMoveToParent to nil"),
    ("-[Foo didMoveToParentViewController:(null)]", "Foo didMoveToParent to nil"),
    ("<Foo: 0x1> didMoveToParentViewController: <Nav: 0x2>", "Foo didMoveToParent to Nav"),
    ("Foo didMove(toParent:) parent: nil", "Foo didMoveToParent to nil"),
    ("Foo didMove(toParent:) Nav", "Foo didMoveToParent to Nav"),
    // The line was cut off.
    ("Foo didMove(A.B", "Foo didMoveToParent to B"),
    ("Foo viewWillAppear(", "Foo viewWillAppear"),
    ("Foo viewWillAppear(true", "Foo viewWillAppear(T)"),
    ("Foo didMove(toParent:)", "Foo marker"),
    ("child.beginAppearanceTransition(true, animated: false)", "child beginAppearance[yes](F)"),
    ("[Foo beginAppearanceTransition:NO animated:YES]", "Foo beginAppearance[no](T)"),
    ("Foo endAppearanceTransition()", "Foo endAppearance"),
    ("<Foo: 0x7f9a> deinit", "Foo destroyed"),
    ("sceneDidEnterBackground(_:)", "sceneDidEnterBackground"),
    (
      "Unbalanced calls to begin/end appearance transitions for <Foo: 0x7f9a>.",
      "Foo logUnbalanced"
    ),
    (
      "2024-05-01 12:00:00.1 MyApp[1:2] [Assert] Unbalanced calls to begin/end appearance"
        + " transitions for <MyApp.Foo: 0x7f9a>.", "Foo logUnbalanced"
    ),
    (
      "[Assert] Calling -viewWillAppear: directly on a view controller is not supported, and may"
        + " result in out-of-order callbacks. View controller: <Foo: 0x7f9a>", "Foo logMisuse"
    ),
    ("nested push animation can result in corrupted navigation bar", "logNested"),
    (
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree"
        + " might get corrupted.", "logNested"
    ),
    (
      "Attempting to begin a transition on navigation bar (<UINavigationBar: 0x1>) while a"
        + " transition is in progress.", "UINavigationBar logNested"
    ),
    (
      "Warning: Attempt to present <B: 0x2> on <A: 0x1> whose view is not in the window"
        + " hierarchy!", "B logAttempt with A"
    ),
    (
      "*** Terminating app due to uncaught exception"
        + " 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<C: 0x3>"
        + " should have parent view controller:<P: 0x4>'", "C exception with P"
    ),
  ]

  func testEveryCommonWayToPrintACallbackIsUnderstood() throws {
    let cases = Self.plainLines + Self.decoratedLines + Self.otherLines
    for (line, expected) in cases {
      let file = try read("\n" + line)
      XCTAssertEqual(TraceText.describe(file.trace), [expected], line)
      XCTAssertEqual(file.lines, [2], line)
    }
  }

  func testLinesThatTellOfNoCallbackAreCountedAndKept() throws {
    let lines = [
      "Fetching 3 items from https://example.com",
      "super.viewWillAppear(animated)",
      "Foo viewWillAppear comes before viewDidAppear",
      "we should look at why the viewWillAppear of Foo never runs twice here",
      "FooViewModel init",
      "FooViewModel deinit",
      "reviewDidLoad of Foo",
    ]
    let file = try read(lines.joined(separator: "\n"))
    XCTAssertEqual(TraceText.describe(file.trace), [])
    XCTAssertEqual(file.unrecognised.count, lines.count)
    XCTAssertEqual(file.unrecognised.samples.map(\.text), lines)
    XCTAssertEqual(file.unrecognised.samples.map(\.line), Array(1...lines.count))
  }

  // A line that closes what an earlier one opened is no second call; alone, it is the call.
  func testTheEndOfAPrintedCallIsNoSecondCall() throws {
    let pairs = [
      ("enter Foo.viewWillAppear", "exit Foo.viewWillAppear"),
      ("[ENTER] viewDidLoad Foo", "[EXIT] viewDidLoad Foo"),
      ("> Foo viewDidAppear", "< Foo viewDidAppear"),
      ("--> Foo viewDidAppear", "<-- Foo viewDidAppear"),
      ("\u{2192} Foo viewDidAppear", "\u{2190} Foo viewDidAppear"),
      ("begin viewWillAppear Foo", "end viewWillAppear Foo"),
      ("Foo viewDidAppear before super", "Foo viewDidAppear after super"),
    ]
    for (call, end) in pairs {
      XCTAssertEqual(try read("\(call)\n\(end)\n\(call)\n\(end)").lines, [1, 3], end)
      XCTAssertEqual(try read("\(end)\n\(end)").lines, [1, 2], end)
    }
  }

  // Names as people choose them, Xcode's template class among them.
  func testTwoFormsOfOneCallAreOneCall() throws {
    let rows: [(lines: [String], calls: Int)] = [
      (["[Base] Foo viewWillAppear", "Foo.viewWillAppear(true)"], 1),
      (["Foo viewDidAppear", "[Analytics] screen: Foo (viewDidAppear)"], 1),
      (["<App.Foo: 0x1a> viewDidAppear", "Foo: viewDidAppear"], 1),
      (["[Base] Foo viewWillAppear", "Foo.viewWillAppear", "[Base] Foo viewWillAppear"], 2),
      (["Foo viewWillAppear", "Foo viewWillAppear"], 2),
      (["12:00:01 Foo viewWillAppear count 1", "12:00:02 Foo viewWillAppear count 2"], 2),
      (["Foo viewWillAppear(true)", "Foo viewWillAppear(false)"], 2),
      (["Foo.viewDidLoad START", "Foo.viewDidLoad super", "Foo.viewDidLoad END"], 1),
      (["Foo viewDidAppear", "Foo viewDidAppear took 12 ms"], 1),
      (["Foo viewDidLoad eingetreten", "Foo viewDidLoad verlassen"], 1),
      (
        [
          "in Foo viewWillAppear", "in Foo viewDidLoad", "out Foo viewDidLoad",
          "out Foo viewWillAppear",
        ],
        2
      ),
      (["[Base] <Foo: 0x1a> viewDidAppear", "<Foo: 0x2b> viewDidAppear"], 2),
      (["[Base] A.Foo viewDidAppear", "B.Foo viewDidAppear"], 2),
      (["[Base] Foo viewWillAppear", "Foo viewDidAppear"], 2),
    ]
    for (lines, calls) in rows {
      let file = try read(lines.joined(separator: "\n"))
      XCTAssertEqual(file.trace.events.count, calls, "\(lines)")
      let isNoted = file.notes.contains { $0.contains("in another form") }
      XCTAssertEqual(isNoted, lines.count > calls, "\(lines)")
    }
  }

  func testNamesThatAreWordsStayNames() throws {
    let cases: [(line: String, name: String)] = [
      ("<ViewController: 0x7f9a1b2c3d40> viewWillAppear", "ViewController"),
      ("<MyApp.ViewController: 0x7f9a> viewDidLoad()", "ViewController"),
      ("-[ViewController viewWillAppear:]", "ViewController"),
      ("-[main viewWillAppear:]", "main"),
      ("ViewController viewWillAppear(_:)", "ViewController"),
      ("ViewController.viewWillAppear(true)", "ViewController"),
      ("[ViewController.swift:23] viewWillAppear(_:)", "ViewController"),
      ("viewWillAppear ViewController", "ViewController"),
      ("viewWillAppear - ViewController", "ViewController"),
      ("main viewWillAppear", "main"), ("main: viewDidLoad", "main"),
      ("viewDidLoad - main", "main"), ("parent viewWillAppear", "parent"),
      ("parent - viewWillAppear", "parent"), ("page 1 viewWillAppear", "page 1"),
      ("page 2: viewDidAppear", "page 2"), ("Page #3 viewDidAppear", "Page #3"),
      ("viewDidAppear - page 2", "page 2"), ("tab-2 viewDidAppear", "tab-2"),
      ("side-menu viewWillAppear", "side-menu"), ("viewWillAppear: side-menu", "side-menu"),
      ("Side Menu viewWillAppear", "Side Menu"), ("First Screen: viewDidLoad", "First Screen"),
      ("viewDidLoad - Second Screen", "Second Screen"),
      ("side menu viewWillAppear", "side menu"), ("\"left menu\" viewWillAppear", "left menu"),
      ("12:00:01.123 page 1 viewWillAppear", "page 1"),
      ("2024-05-01 12:00:00.123 MyApp[12:34] main viewDidLoad", "main"),
      ("0x1a2b3 Default 0x0 4321 0 MyApp: [com.acme.app:log] page 1 viewDidLoad", "page 1"),
      ("MyApp: (Shop.debug.dylib) [com.acme.app:log] side-menu viewDidLoad", "side-menu"),
      ("[com.acme.app:log] -[HomeVC viewDidLoad]", "HomeVC"),
      ("UI: main viewDidLoad", "main"), ("UI: parent viewDidLoad", "parent"),
      ("[UI] main: viewDidLoad", "main"), ("HomeVC: vc viewDidLoad", "HomeVC"),
      ("<main: 0x600> viewDidLoad", "main"), ("Hello from Home viewDidLoad", "Home"),
      ("HomeViewController 23 viewDidLoad", "HomeViewController"),
      ("ShopKit.Rows<ShopKit.Product>.viewDidLoad()", "Rows<Product>"),
      ("UIHostingController<Home> viewDidLoad", "UIHostingController<Home>"),
      ("viewDidLoad: Rows<Shop.Product, Int>", "Rows<Product,Int>"),
      ("Bildschirm \u{BB}HomeVC\u{AB} hat viewDidLoad erhalten", "HomeVC"),
      ("View controller viewDidAppear, class: HomeViewController", "HomeViewController"),
      ("[Swizzle] viewDidLoad of MyApp.HomeViewController took 1 ms", "HomeViewController"),
      ("HomeVC | nav: <UINavigationController: 0x7f99> | viewWillAppear", "HomeVC"),
      ("\u{42D}\u{43A}\u{440}\u{430}\u{43D} HomeVC: \u{432}\u{44B}\u{437} viewDidLoad", "HomeVC"),
      ("\u{62A}\u{645} viewDidLoad \u{641}\u{64A} HomeVC", "HomeVC"),
      ("HomeVC (title: \"Orders & more\") viewDidLoad", "HomeVC"),
      ("info com.acme.app : screen=HomeVC [MyApp] viewDidLoad", "HomeVC"),
      ("Optional(MyApp.HomeVC) viewDidLoad", "HomeVC"),
      ("[PageVC-1] viewDidLoad", "PageVC-1"), ("PageVC#2 viewDidLoad", "PageVC#2"),
    ]
    for (line, name) in cases {
      let file = try read(line)
      XCTAssertEqual(file.trace.names, [name], line)
      XCTAssertEqual(file.trace.events.count, 1, line)
    }
  }

  func testAWordOfSentencesIsANameWhereAnotherLineHasOne() throws {
    let forms = ["#", "[#]", "DEBUG [#]", "12:00:01.123 | # |", "#:"].map { "\($0) @" }
    for form in forms + ["#.@()", "@ - #", "@: #"] {
      for name in ["first", "next", "Other", "Loading", "Start", "Default", "Error"] {
        let lines = ["Profile", name, "Profile"].enumerated().map { index, name in
          form.replacing("#", with: name).replacing("@", with: "viewDidLoad")
            .replacing("12:", with: "1\(index):")
        }
        let file = try read(lines.joined(separator: "\n"))
        XCTAssertEqual(file.trace.events.count, 3, lines[1])
        XCTAssertEqual(file.trace.events[1].controller.map(file.trace.name(of:)), name, lines[1])
      }
      for word in ["Inside", "called", "DEBUG", "INFO", "now", "Then"] {
        let lines = ["Profile", word].map {
          form.replacing("#", with: $0).replacing("@", with: "viewDidLoad")
        }
        let file = try read(lines.joined(separator: "\n"))
        XCTAssertFalse(file.trace.names.contains(word), lines[1])
      }
    }
  }

  func testOrdinaryWordsNeverBecomeControllers() throws {
    let lines = [
      "Entering viewWillAppear", "entering viewWillAppear", "Inside viewDidLoad",
      "now viewDidAppear",
      "About to call viewWillAppear", "Hello from viewDidLoad", "viewDidLoad: Fetching items",
      "Setting up UI in viewDidLoad", "viewDidAppear called", "viewDidLoad - loading data",
      "Calling viewWillAppear now", "viewWillAppear was called again", "In viewDidLoad()",
      "self viewWillAppear", "override func viewWillAppear(_ animated: Bool)",
      "this is viewDidAppear", "Then viewDidAppear", "viewDidAppear, nothing else to do here",
      "Started viewDidLoad", "the viewDidLoad has been called", "viewWillAppear(true) just ran",
    ]
    for line in lines {
      let file = try read(line)
      XCTAssertTrue(
        file.trace.names.allSatisfy { $0 == TraceReader.unnamedController },
        "\(line): \(file.trace.names)"
      )
    }
  }

  func testControllersOfOneClassAreToldApart() throws {
    let cases: [(log: String, events: String)] = [
      // An address that loads again after an appearance is another controller.
      (
        "<Foo: 0x1> viewDidLoad|<Foo: 0x1> viewDidLoad|<Foo: 0x1> viewWillAppear"
          + "|<Foo: 0x1> viewDidAppear|<Foo: 0x1> viewDidLoad",
        "Foo viewDidLoad|Foo viewDidLoad|Foo viewWillAppear|Foo viewDidAppear|Foo#2 viewDidLoad"
      ),
      (
        "<MyApp.Foo: 0x1> viewDidLoad|<MyApp.Foo: 0x2> viewDidLoad"
          + "|<MyApp.Foo: 0x1> viewWillAppear|Foo(0x2) viewWillAppear|<Bar: 0x3> viewDidLoad",
        "Foo viewDidLoad|Foo#2 viewDidLoad|Foo viewWillAppear|Foo#2 viewWillAppear|Bar viewDidLoad"
      ),
      // The address of a destroyed controller is given to another.
      (
        "<Foo: 0x1> viewDidLoad|<Foo: 0x1> deinit|<Foo: 0x1> viewDidLoad",
        "Foo viewDidLoad|Foo destroyed|Foo#2 viewDidLoad"
      ),
      // Modules with one class name stay apart.
      (
        "<A.Foo: 0x1> viewDidLoad|<B.Foo: 0x2> viewDidLoad|B.Foo viewDidAppear",
        "Foo viewDidLoad|B.Foo viewDidLoad|B.Foo viewDidAppear"
      ),
      // Messages of UIKit name the controllers of the log.
      (
        "-[Foo viewWillAppear:]|Unbalanced calls to begin/end appearance transitions for"
          + " <MyApp.Foo: 0x7f9a>.",
        "Foo viewWillAppear|Foo logUnbalanced"
      ),
    ]
    for (log, events) in cases {
      let file = try read(log.replacing("|", with: "\n"))
      let names = events.split(separator: "|").map { String($0.prefix { $0 != " " }) }
      XCTAssertEqual(TraceText.describe(file.trace).joined(separator: "|"), events, log)
      XCTAssertEqual(Set(file.trace.names), Set(names), log)
    }
  }

  func testTheAddressOfAnotherObjectIsNoControllers() throws {
    for rest in ["superview: <UIView: 0x7f0", "children=[<ChildVC: 0x7f0", "in <UIWindow: 0x1"] {
      let lines = (0..<4).map { "HomeVC viewDidLayoutSubviews \(rest)\($0)>" }
      XCTAssertEqual(try read(lines.joined(separator: "\n")).trace.names, ["HomeVC"], rest)
    }
  }

  func testOneClassWithoutAddressesIsToldApartByLoading() throws {
    let file = try read(
      """
      Foo viewDidLoad
      Foo viewWillAppear
      Foo viewDidAppear
      Foo viewDidLoad
      Foo viewWillDisappear
      Foo viewWillAppear
      Foo viewDidDisappear
      Foo viewDidAppear
      """
    )
    XCTAssertEqual(
      TraceText.describe(file.trace).dropFirst(3),
      [
        "Foo#2 viewDidLoad", "Foo viewWillDisappear", "Foo#2 viewWillAppear",
        "Foo viewDidDisappear", "Foo#2 viewDidAppear",
      ]
    )
    XCTAssertEqual(
      file.notes,
      ["'Foo' loads its view again and no address is printed: taken as another controller"]
    )
  }

  func testBinaryAndEmptyInputAreRefused() {
    XCTAssertThrowsError(try read("")) {
      XCTAssertEqual("\($0)", "line 1, column 1: no trace: the input is empty")
    }
    XCTAssertThrowsError(try TraceFile(reading: ByteSource([0xFF, 0xFE, 0x41, 0x00]))) {
      XCTAssertEqual(
        "\($0)",
        "line 1, column 1: no text: the input is binary, or UTF-16 (save it as UTF-8)"
      )
    }
  }

  func testAnEndlessLineIsPassedOver() throws {
    var sent = 0
    let source = ByteSource {
      sent += 1
      if sent == 2000 { return Array("\nFoo viewDidLoad\n".utf8) }
      return sent > 2000 ? [] : [UInt8](repeating: 0x61, count: 10_000)
    }
    let file = try TraceFile(reading: source)
    XCTAssertEqual(TraceText.describe(file.trace), ["Foo viewDidLoad"])
    XCTAssertEqual(file.lines, [2])
    XCTAssertEqual(file.unrecognised.count, 1)
  }

  func testTheFormIsToldByTheFirstBytes() throws {
    let cases: [(String, TraceFormat)] = [
      ("{\"vc\":\"A\"", .json), ("  \n {} ", .json), ("\u{FEFF}{ \"a\"", .json), ("{", .json),
      ("[ {\"vc\"", .json), ("[Foo] viewDidLoad", .console), ("{Foo} viewDidLoad", .console),
      ("-[Foo viewDidLoad]", .console), ("", .console),
    ]
    for (text, format) in cases {
      XCTAssertEqual(TraceFormat(detecting: text.utf8), format, text)
    }
  }
}
