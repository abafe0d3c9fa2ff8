// Names that try to become something else: markup, a link, a script, a path, a colour.

import HeadlessUIKit
import VCFuzzKit
import XCTest

/// What a stranger may call a controller, a call or a scenario.
enum HostileNames {
  static let all = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "](javascript:alert(1))", "[a](http://example.com)", "\u{1B}]0;t\u{7}\u{1B}[31m",
    "\u{202E}desrever\u{2066}", "../../../etc/passwd", "]]>&amp;<!--", "--><svg onload=alert(1)>",
    "a\nb\r\u{0}c", "</style><style>*{display:none}", "</title></head><body onload=x>",
    "```\n# head", "end", "a;b#35;c%%d->>e: f", "${{7*7}}$(id)`id`", "\u{FEFF}\u{200B}\u{2028}",
    String(repeating: "x", count: 10_000), "z" + String(repeating: "\u{301}", count: 5_000),
    "javascript:alert(1)", "e\u{301}\u{5D0}\u{5D1}",
  ]

  /// A faulty container whose parts are called so.
  static func scenario(_ name: String) -> Scenario {
    Scenario(name, name) { stage in
      SwitcherController(
        [stage.screen(name), stage.screen(name + "2"), stage.screen("Three")],
        mindsOwnPhase: false
      )
    } operations: { switcher, _ in
      Call(name) { switcher.show(1) }
    }
  }

  /// A case of that container.
  @MainActor
  static func sample(_ name: String) -> Case? {
    let configuration = Configuration(window: Tree(.nav, [.root]), spares: [.screen])
    let path: [Step] = [
      .commit, .operate(TreeOperation(.push, 0, object: 2, isAnimated: true)), .commit, .call(0),
    ]
    var kept = Case(scenario(name), configuration, path)
    kept?.notes = [name]
    kept?.origin = "seed 1, run 2; seen in 3 of 4 runs"
    return kept
  }

  /// Fails if a character came through that deceives who reads it.
  static func assertHarmless(_ text: String, _ name: String = "") {
    for scalar in text.unicodeScalars where scalar != "\n" && scalar.isDeceptive {
      return XCTFail("\(name.debugDescription): \(scalar.value)")
    }
  }

  /// Fails unless a page with such a name has the elements of a page with a plain one.
  static func assertSafe(_ text: String, _ name: String, like plain: PageReader) {
    let page = PageReader(text)
    XCTAssertNil(page.problem, name.debugDescription)
    XCTAssertEqual(page.dangers, [], name.debugDescription)
    XCTAssertEqual(page.elements, plain.elements, name.debugDescription)
    assertHarmless(text, name)
  }
}
