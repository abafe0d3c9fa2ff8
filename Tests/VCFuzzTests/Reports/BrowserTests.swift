// The pages in a real browser: nothing is fetched, nothing fails, and the keys step.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import XCTest

@testable import VCFuzzReports

@MainActor final class BrowserTests: XCTestCase {
  private static let quiet = """
    answer.resources = performance.getEntriesByType('resource').map(function (entry) {
      return entry.name;
    });
    """

  /// Opens a page as it is, and asks a copy of it.
  private func visit(_ page: String, _ script: String) throws -> [String: Any] {
    let folder = try CaseFolder(self)
    let browser = try Browser(folder)
    try folder.write(page, to: "page.html")
    let visit = try browser.open("page.html")
    XCTAssertEqual(visit.console, [], "no error, and nothing that the page's policy refuses")
    XCTAssertTrue(visit.page.contains("class=\"js\""), "its own script may run")
    let answer = try browser.ask(page, Self.quiet + script)
    XCTAssertEqual(answer["resources"] as? [String], [], "nothing is fetched")
    return answer
  }

  private static func hostile() throws -> Corpus.Entry {
    let kept = try XCTUnwrap(HostileNames.sample(HostileNames.all[1]))
    return Corpus.Entry(name: "x", path: "x.case", kept: kept)
  }

  func testTheKeysStepThroughAFinding() async throws {
    let entry = try Self.hostile()
    let page = try ReportPage(
      entry,
      CaseReplay(entry.kept, scenario: HostileNames.scenario(HostileNames.all[1]))
    )
    let answer = try visit(
      page.html(index: "index.html"),
      """
      function seen() {
        return Array.from(document.querySelectorAll('.moment')).filter(function (panel) {
          return panel.offsetHeight > 0;
        }).map(function (panel) { return panel.id; }).join(' ');
      }
      function press(name) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
        return seen() + ' ' + document.querySelector('.band.now').dataset.moment;
      }
      answer.first = seen();
      answer.left = press('ArrowLeft');
      answer.more = press('ArrowLeft');
      answer.right = press('ArrowRight');
      answer.end = press('ArrowRight') + press('ArrowRight');
      document.querySelector('.chart .step').dispatchEvent(new MouseEvent('click'));
      answer.click = seen();
      document.getElementById('forth').click();
      answer.button = seen();
      answer.copies = document.querySelectorAll('.copied button').length;
      answer.wide = document.documentElement.scrollWidth > innerWidth;
      """
    )
    for (name, expected) in [
      // The step at fault comes first.
      ("first", "moment-4"), ("left", "moment-3 3"), ("more", "moment-2 2"),
      ("right", "moment-3 3"), ("end", "moment-4 4moment-5 5"), ("click", "moment-0"),
      ("button", "moment-1"),
    ] { XCTAssertEqual(answer[name] as? String, expected, name) }
    XCTAssertEqual(answer["copies"] as? Int, 4)
    XCTAssertEqual(answer["wide"] as? Bool, false, "the page itself does not scroll sideways")
  }

  func testAThousandFindingsSortAndFilter() async throws {
    let rows = (0..<1_000).map { number in
      HTMLIndex.Item(
        headline: "finding \(number)",
        scenario: "scenario \(number % 7)",
        identity: Failure.Identity(
          invariant: "INV-\(number % 50 + 1)",
          roles: ["root"],
          transition: number % 3 == 0 ? nil : "K-\(number % 5)"
        ),
        steps: (number * 37) % 100,
        file: "f\(number).html"
      )
    }
    let answer = try visit(
      HTMLIndex(rows: rows).text,
      """
      function count() {
        return Array.from(document.querySelectorAll('table.sorted tbody tr')).filter(
          function (row) { return row.offsetHeight > 0; }).length;
      }
      function set(name, value) {
        var field = document.querySelector('[data-filter=' + name + ']');
        var start = performance.now();
        field.value = value;
        field.dispatchEvent(new Event('input'));
        document.body.offsetHeight;
        answer.time = Math.max(answer.time || 0, performance.now() - start);
      }
      answer.all = count();
      set('scenario', 'scenario 3');
      answer.some = count();
      set('text', 'finding 10');
      answer.few = count();
      answer.told = document.getElementById('count').textContent;
      set('text', '');
      set('scenario', '');
      document.querySelectorAll('table.sorted th button')[7].click();
      answer.least = document.querySelector('table.sorted tbody tr').cells[7].textContent;
      document.querySelectorAll('table.sorted th button')[7].click();
      answer.most = document.querySelector('table.sorted tbody tr').cells[7].textContent;
      document.querySelector('.heat [data-pick] button').click();
      answer.picked = count();
      """
    )
    XCTAssertEqual(answer["all"] as? Int, 1_000)
    XCTAssertEqual(answer["some"] as? Int, 143)
    XCTAssertEqual(
      answer["few"] as? Int,
      rows.count { $0.scenario == "scenario 3" && $0.headline.hasPrefix("finding 10") }
    )
    XCTAssertEqual(answer["told"] as? String, "\(answer["few"] ?? "")")
    XCTAssertEqual(answer["least"] as? String, "0")
    XCTAssertEqual(answer["most"] as? String, "99")
    XCTAssertGreaterThan(answer["picked"] as? Int ?? 0, 0)
    XCTAssertLessThan(answer["picked"] as? Int ?? 1_000, 30)
    XCTAssertLessThan(answer["time"] as? Double ?? .infinity, 1_000, "milliseconds a filter")
  }

  func testACheckedLogOpens() async throws {
    let folder = try CaseFolder(self)
    let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidAppear"]
    try folder.write(names.map { "Home \($0)" }.joined(separator: "\n"), to: "log.txt")
    _ = ToolRun("check", folder.path + "/log.txt", "--html", folder.path + "/log.html")
    let answer = try visit(
      try folder.text(of: "log.html"),
      """
      answer.bad = document.querySelector('.chart .call.bad').textContent;
      answer.ghost = document.querySelector('.chart .ghost').textContent;
      answer.tall = document.querySelector('.chart').getBoundingClientRect().height > 50;
      """
    )
    XCTAssertEqual((answer["bad"] as? String)?.hasPrefix("! Home: viewDidAppear"), true)
    XCTAssertEqual((answer["ghost"] as? String)?.hasPrefix("expected: viewDidAppear once"), true)
    XCTAssertEqual(answer["tall"] as? Bool, true)
  }
}
