// Tests that every module has a row on the page *Where things are* and keeps within its budget.

import XCTest

final class BudgetTests: XCTestCase {
  private static let page = "Sources/VCFuzzKit/VCFuzzKit.docc/WhereThingsAre.md"

  /// The budgets of the page: a module or folder of tests in each row, its lines in the last cell.
  private func budgets(in text: String) -> [String: Int] {
    text.split(separator: "\n").reduce(into: [:]) { budgets, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = cells.first, name.hasPrefix("`"), name.hasSuffix("`"),
        let lines = cells.last.flatMap({ Int($0.filter { $0 != "," }) })
      else { return }
      budgets[String(name.dropFirst().dropLast())] = lines
    }
  }

  private func codeLines(of file: SourceFile) -> Int {
    file.lines.count { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  func testEveryModuleKeepsWithinItsBudget() throws {
    let budgets = budgets(in: try Repository.file(Self.page).text)
    var sums: [String: Int] = [:]
    for folder in ["Sources", "Tests"] {
      let modules = Dictionary(grouping: try Repository.swiftFiles(in: folder)) {
        (folder == "Sources" ? "" : "Tests/") + $0.target
      }
      for (module, files) in modules.sorted(by: { $0.key < $1.key }) {
        let lines = files.map(codeLines).reduce(0, +)
        let budget = try XCTUnwrap(budgets[module], "\(Self.page) has no row for \(module)")
        sums[folder, default: 0] += budget
        XCTAssertLessThanOrEqual(lines, budget, "\(module) has more code lines than its budget")
        // What was saved is not spent again unseen.
        XCTAssertLessThanOrEqual(budget, lines + 50 + lines / 20, "lower that of \(module)")
      }
      XCTAssertEqual(budgets["all of \(folder)"], sums[folder], "the sum of \(folder)")
    }
    XCTAssertEqual(budgets.values.reduce(0, +), 2 * sums.values.reduce(0, +), "a row without files")
  }

  func testOnlyCodeCounts() {
    let text = "// a\n\n  /// b\nlet c = 1  // d\n  }\n / 2\n"
    XCTAssertEqual(codeLines(of: SourceFile(path: "Sources/A/B.swift", text: text)), 3)
    let rows = "| `A` | what it holds | 1,200 |\n|---|---|---|\n| b | c | 3 |\n"
    XCTAssertEqual(budgets(in: rows), ["A": 1200])
  }
}
