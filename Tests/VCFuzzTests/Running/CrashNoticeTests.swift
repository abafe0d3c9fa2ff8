// Tests of what is said when the code under test ends the process.

import Foundation
import XCTest

@testable import VCFuzz

@MainActor
final class CrashNoticeTests: XCTestCase {
  private let configuration = Configuration(
    window: Tree(.nav, [.screen]),
    spares: [.screen]
  )

  func testTheNoticeTellsTheStepsInOrder() async {
    let run = Run(.uikit, configuration)
    XCTAssertTrue(run.take(.commit))
    XCTAssertTrue(run.take(.operate(TreeOperation(.push, 0, object: 2))))
    let notice = CrashNotice.notice(of: run, signal: SIGSEGV)
    XCTAssertEqual(
      notice,
      """
      vcfuzz: the code under test has ended the process by signal 11 (an endless recursion, as a rule)
        scenario uikit
        start    \(configuration.start)
        1. commit
        2. push B on nav
        here: what comes after them
      What was found before is kept. A debugger on the same command shows the place.
      """
    )
  }

  func testACrashBeforeTheFirstStepIsOneOfTheWindow() async {
    let notice = CrashNotice.notice(of: Run(.uikit, configuration), signal: SIGILL)
    XCTAssertTrue(notice.contains("\n  here: the window is shown\n"), notice)
    XCTAssertTrue(notice.contains("(a trap, as a rule)"), notice)
  }

  func testACrashOfTheToolIsCalledThat() async {
    XCTAssertEqual(
      CrashNotice.notice(of: nil, signal: SIGBUS),
      "vcfuzz: internal error: the tool has crashed by signal \(SIGBUS)"
    )
  }
}
