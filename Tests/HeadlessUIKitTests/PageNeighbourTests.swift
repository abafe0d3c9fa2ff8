// When a page controller asks its data source for the pages beside the shown one (PAGE-9).

import UIKitTesting

final class PageNeighbourTests: UIKitTestCase {
  func testTheDataSourceIsAskedAtTheDisplay() async throws {
    covers("PAGE-9")
    let setting = try PageStage(startsAt: 1)
    XCTAssertEqual(setting.book.asked, ["before 1", "after 1"])
    setting.book.asked = []
    XCTAssertTrue(setting.stage.beginTurn(setting.page))
    XCTAssertEqual(setting.book.asked, [])
    setting.stage.commit()
    setting.stage.finishTurn(setting.page)
    setting.stage.settle()
    XCTAssertEqual(setting.book.asked, ["before 2", "after 2"])
    setting.book.asked = []
    setting.turn(to: 2, animated: false)
    XCTAssertEqual(setting.book.asked, ["before 2", "after 2"], "also for the same page")
  }

  func testTheDataSourceIsAskedByTheFirstDrag() async throws {
    covers("PAGE-9", "DELEG-10")
    let setting = try PageStage("ios26+V-PAGE-ASK=atDrag", startsAt: 1)
    let (stage, page, book) = (setting.stage, setting.page, setting.book)
    XCTAssertEqual(book.asked, [])
    XCTAssertEqual(book.pages.map(\.isViewLoaded), [false, true, false, false, false])
    XCTAssertTrue(stage.beginTurn(page))
    XCTAssertEqual(book.asked, ["after 1", "before 1"])
    XCTAssertEqual(setting.names(book.pending.last), ["C"], "the delegate is asked after that")
    stage.commit()
    stage.cancelTurn(page)
    stage.settle()
    stage.swipe(page, cancelled: false)
    stage.settle()
    XCTAssertEqual(book.asked, ["after 1", "before 1"], "answers are kept")
    XCTAssertTrue(stage.beginTurn(page, .reverse))
    XCTAssertEqual(book.asked, ["after 1", "before 1", "after 2"], "only the missing one")
    stage.commit()
    stage.finishTurn(page, .reverse)
    stage.settle()
    XCTAssertEqual(setting.names(page.viewControllers), ["B"])
    book.asked = []
    setting.turn(to: 1, animated: false)
    stage.settle()
    XCTAssertTrue(stage.beginTurn(page))
    XCTAssertEqual(book.asked, ["after 1", "before 1"], "setViewControllers forgets them")
  }

  func testADragWithoutAPageSpringsBack() async throws {
    covers("PAGE-9")
    let setting = try PageStage("ios26+V-PAGE-ASK=atDrag")
    setting.stage.beginTurn(setting.page, .reverse)
    setting.stage.settle()
    XCTAssertEqual(setting.book.asked, ["after 0", "before 0"])
    XCTAssertEqual(setting.book.pending.count, 0)
    XCTAssertEqual(setting.names(setting.page.viewControllers), ["A"])
    XCTAssertFalse(setting.stage.beginTurn(setting.page, .reverse), "it is known now")
    XCTAssertTrue(setting.stage.beginTurn(setting.page))
  }
}
