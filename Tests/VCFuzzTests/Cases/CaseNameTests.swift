// Names of files: safe on every disk, different for different faults.

import VCFuzzKit
import XCTest

final class CaseNameTests: XCTestCase {
  private func name(
    _ scenario: String,
    _ invariant: String = "INV-15",
    _ roles: [String] = ["in root"],
    _ transition: String? = "K-PUSH"
  ) -> String {
    let identity = Failure.Identity(invariant: invariant, roles: roles, transition: transition)
    return CaseName.stem(scenario: scenario, identity: identity)
  }

  func testAPlainFaultHasAPlainName() {
    XCTAssertEqual(name("drawer"), "drawer_inv-15_in-root_push")
    XCTAssertEqual(name("forwarding-2011", "INV-2", [], nil), "forwarding-2011_inv-2")
  }

  func testDifferentFaultsHaveDifferentNames() {
    let names = [
      name("drawer"), name("Drawer"), name("drawer "), name("dräwer"), name("a b"), name("a-b"),
      name("a_b"), name("a", "b"), name("a", "B"), name("a", "own-b"), name("a", "INV-2b"),
      name("a", "inv-2"), name("a", "INV-2"), name(""), name("nameless"), name("/"), name("\\"),
      name("drawer", "INV-15", ["in-root"]), name("drawer", "INV-15", ["in root", "nav"]),
      name("drawer", "INV-15", ["in root"], "push"), name("drawer", "INV-15", ["in root"], nil),
      name(String(repeating: "x", count: 300)), name(String(repeating: "x", count: 301)),
    ]
    XCTAssertEqual(Set(names).count, names.count - 1, "in-root and in root are one role")
  }

  func testNoNameEscapesItsFolderOrItsDisk() {
    let hostile = [
      "../../etc/passwd", "..", ".hidden", "C:\\x", "con", "NUL", "com1", "a\u{0}b", "a/b", "-rf",
      "\u{202E}txt", String(repeating: "🧑‍🧑", count: 5_000), String(repeating: "a", count: 10_000),
    ]
    for text in hostile {
      let name = name(text, text, [text], text)
      XCTAssertTrue(
        name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains($0) }
      )
      XCTAssertLessThan(name.utf8.count, 200)
      XCTAssertFalse(name.hasPrefix("-"), name)
      XCTAssertFalse(["con", "nul", "com1"].contains(name.prefix { $0 != "_" } + "_"), name)
    }
  }
}
