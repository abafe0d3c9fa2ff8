// Runs with children of custom containers in which everything is as the rules say.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietChildTests: XCTestCase {
  func testAChildThatLeavesAndReturnsWithItsParentReceivesOneDid() async throws {
    try assertQuiet(
      "manual(A, B)",
      aside: ["C"],
      "commit",
      "add C to A",
      "show child 1 of manual",
      "show child 0 of manual",
      rules: ["CHILD-21", "CHILD-25", "STATE-3"],
      expecting: "A.wa A.da C.wa A.wd C.wd B.wa A.dd C.dd B.da B.wd A.wa C.wa B.dd A.da C.da"
    )
    try assertQuiet(
      "nav(A)",
      aside: ["pages(B)", "C"],
      "commit",
      "add pages to A",
      "push C on nav",
      "pop nav, animated",
      "commit",
      rules: ["NAV-1", "NAV-2", "CHILD-17", "PAGE-6", "STATE-3"],
      expecting: """
        A.wa A.da B.wa B.da pages.wa A.wd pages.wd B.wd C.wa A.dd pages.dd B.dd C.da C.wd A.wa
        pages.wa B.wa C.dd A.da pages.da B.da
        """
    )
  }

  func testAChildMayBeRemovedInItsOwnCallbacks() async throws {
    for (callback, events) in [
      ("viewWillAppear", "B.wa B.wd B.dd"),
      ("viewDidLoad", "B.wm(A) B.dl B.wm(nil) B.dm(nil)"),
      ("viewDidAppear", "B.wm(A) B.wa B.dm(A) B.da B.wm(nil) B.wd B.dm(nil) B.dd"),
    ] {
      try assertQuiet(
        "A",
        aside: ["B"],
        "commit",
        "inside \(callback) of B: remove B from A",
        "add B to A",
        rules: ["CHILD-2", "CHILD-4", "CHILD-7", "CHILD-16", "STATE-3"],
        expecting: events
      )
    }
    try assertQuiet(
      "A",
      aside: ["nav(B)"],
      "commit",
      "add nav to A",
      "inside viewWillDisappear of nav: remove nav from A",
      "remove nav from A",
      rules: ["CHILD-16", "CHILD-18", "STATE-3"],
      expecting: "nav.wa B.wa nav.wd B.wd nav.dd B.dd"
    )
  }

  func testAChildLeavesWithAParentThatIsRemovedInItsAppearance() async throws {
    try assertQuiet(
      "A",
      aside: ["tabs(B)", "C"],
      under: "ios9",
      "commit",
      "add tabs to A",
      "commit",
      "inside viewWillAppear of C: remove tabs from A",
      "add C to B",
      rules: ["CHILD-4", "CHILD-16", "CHILD-17", "CHILD-18", "STATE-3"],
      expecting: "tabs.wa B.wa tabs.da B.da C.wa tabs.wd B.wd C.wd tabs.dd B.dd C.dd"
    )
  }

  func testAChildAddedWhileItsParentIsCoveredAppearsWithIt() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "C"],
      under: "ios26+V-FWD-ORDER=childFirst",
      "commit",
      "present B from A as fullScreen",
      "commit",
      "add C to A",
      "dismiss from B",
      rules: ["MODAL-1", "MODAL-2", "CHILD-15", "CHILD-17"],
      expecting: "A.wa A.da A.wd B.wa B.da A.dd B.wd C.wa A.wa C.da A.da B.dd"
    )
  }

  func testAChildRemovedInItsAppearanceIsSilentUnderAParentOffScreen() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "manual(C)"],
      "commit",
      "replace window root A by B",
      "commit",
      "inside viewWillAppear of manual: remove manual from B",
      "add manual to B",
      "commit",
      "add manual to A",
      rules: ["WIN-7", "CHILD-15", "CHILD-16", "CHILD-23", "STATE-3"],
      expecting: "A.wa A.da A.wd A.dd manual.wa C.wa manual.wd C.wd manual.dd C.dd"
    )
  }

  /// A call inside `willMove` of the child that is being moved is not made.
  func testATabSwitchInsideAnExchangeEndsTheAppearanceOfTheNewChild() async throws {
    for (callback, events) in [
      ("viewDidLoad", "A.wa A.da C.wa A.wd A.dd C.da B.wa C.wd C.dd B.da"),
      ("viewWillAppear", "A.wa A.da A.wd B.wa C.wa B.wd A.dd B.dd C.da B.wa C.wd C.dd B.da"),
      ("viewDidAppear", "A.wa A.da A.wd B.wa A.dd B.da C.wa B.wd B.dd C.da B.wa C.wd C.dd B.da"),
      ("willMoveToParent", "A.wm(manual) A.wa A.da A.wd B.wm(manual) A.wm(nil) A.dd B.wa B.da"),
    ] {
      try assertQuiet(
        "tabs(manual(A, B), C)",
        "commit",
        "inside \(callback) of B: select tab 1 of tabs",
        "show child 1 of manual",
        "settle",
        "select tab 0 of tabs",
        rules: ["CHILD-19", "CHILD-23", "TAB-2", "STATE-3"],
        expecting: events
      )
    }
  }

  func testATabSwitchInsideADisappearanceLeavesTheExchangeBalanced() async throws {
    for (callback, child, events) in [
      (
        "viewWillDisappear",
        "A",
        """
        A.wa A.da A.wd C.wa A.dd C.da B.wa C.wd C.dd B.da B.wd A.wa B.dd A.da
        """
      ),
      (
        "viewWillDisappear",
        "B",
        """
        A.wa A.da A.wd B.wa A.dd B.da B.wd C.wa B.dd C.da A.wa C.wd C.dd A.da
        """
      ),
      (
        "viewDidDisappear",
        "A",
        """
        A.wa A.da A.wd B.wa A.dd C.wa B.wd B.dd C.da B.wa C.wd C.dd B.da B.wd A.wa B.dd A.da
        """
      ),
      (
        "viewDidDisappear",
        "B",
        """
        A.wa A.da A.wd B.wa A.dd B.da B.wd A.wa B.dd C.wa A.wd A.dd C.da A.wa C.wd C.dd A.da
        """
      ),
    ] {
      try assertQuiet(
        "tabs(manual(A, B), C)",
        "commit",
        "inside \(callback) of \(child): select tab 1 of tabs",
        "show child 1 of manual",
        "settle",
        child == "A" ? "select tab 0 of tabs" : "show child 0 of manual",
        "settle",
        child == "A" ? "show child 0 of manual" : "select tab 0 of tabs",
        rules: ["CHILD-19", "CHILD-23", "TAB-2", "STATE-3"],
        expecting: events
      )
    }
  }

  func testAChildAddedAgainInItsDisappearanceAppearsAgain() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B)"],
      "commit",
      "add nav to A",
      "inside viewDidDisappear of nav: add nav to A",
      "remove nav from A",
      rules: ["CHILD-4", "CHILD-16", "CHILD-17", "CHILD-18", "STATE-2"],
      expecting: "nav.wa B.wa nav.wd B.wd nav.dd nav.wa B.wa nav.da B.da"
    )
  }

  /// In the container's did the child isn't appeared yet, so that the call is not made.
  func testAChildIsAddedInTheDidOfItsParentOrOfTheStackAround() async throws {
    for (profile, caller, events) in [
      ("ios11", "nav", "… B.wm(A) B.wa B.dm(A) A.da B.da"),
      ("ios13", "nav", "… B.wm(A) B.wa B.dm(A) A.da B.da"),
      ("ios26", "nav", "… B.wm(A) B.wa B.dm(A) A.da B.da"),
      ("ios11", "A", "… A.da B.wm(A) B.wa B.dm(A) B.da"),
      ("ios13", "A", "… A.da B.wm(A) B.wa B.dm(A) B.da"),
      ("ios26", "A", "… A.da B.wm(A) B.wa B.dm(A) B.da"),
    ] {
      try assertQuiet(
        "nav(A)",
        aside: ["B"],
        under: profile,
        "inside viewDidAppear of \(caller): add B to A",
        rules: ["NAV-16", "CHILD-4"],
        expecting: events
      )
    }
  }

  func testAChildRemovedInALayoutLeavesTheOthersTheirAppearance() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "C", "D"],
      "commit",
      "add B to A",
      "add C to A",
      "add D to A",
      "inside viewWillLayoutSubviews of C: remove B from A",
      rules: ["CHILD-4", "CHILD-16", "APPEAR-12", "STATE-3"],
      expecting: "B.wa C.wa D.wa B.ia C.ia B.wd D.ia C.da D.da B.dd"
    )
  }

  func testAPageTurnedToByABookThatLeavesDoesNotAppear() async throws {
    try assertQuiet(
      "manual(curl(), A)",
      aside: ["B"],
      "commit",
      "inside viewDidLoad of B: show child 1 of manual",
      "turn curl forward to B",
      rules: ["CHILD-15", "CHILD-25"],
      expecting: "curl.dl curl.wa curl.da B.dl A.dl curl.wd A.wa curl.dd A.da"
    )
  }

  func testAManualContainerSentAwayInItsAppearanceEndsOnce() async throws {
    try assertQuiet(
      "manual(A)",
      aside: ["B"],
      "inside viewDidAppear of manual: replace window root manual by B",
      rules: ["WIN-7", "CHILD-19", "CHILD-23"],
      expecting: "manual.wa A.wa manual.da manual.wd A.wd manual.dd A.dd B.wa B.da"
    )
  }

  // MARK: Forwarding

  func testAChildRemovedWhileItDisappearsReceivesItsDid() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["host(B, C)"],
      "commit",
      "inside viewDidDisappear of B: remove C from host",
      "present host from A as fullScreen",
      "commit",
      "dismiss from nav",
      rules: ["MODAL-2", "CHILD-16", "CHILD-17", "CHILD-38"],
      expecting: """
        B.dm(host) host.wa B.wa C.wa C.dm(host) host.da B.da C.da host.wd B.wd C.wd host.dd B.dd
        C.dd C.dm(nil)
        """
    )
  }

  func testAChildAddedWhileTheOthersReceiveTheirDidAppearsOnItsOwn() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B, C)", "D"],
      under: "ios26+V-FWD-ORDER=childFirst",
      "commit",
      "add nav to A",
      "commit",
      "replace window root A by D",
      "commit",
      "inside viewDidAppear of nav: add C to A",
      "pop nav",
      "add A to D",
      rules: ["CHILD-12", "CHILD-17", "APPEAR-5"],
      expecting: "… nav.wa B.wa A.wa A.ia nav.ia B.ia nav.da C.wa B.da A.da C.ia C.da"
    )
  }

  func testChildrenAddedInALayoutAreNotPartOfTheDidOfTheirContainer() async throws {
    for (profile, events) in [
      ("ios8+V-FWD-ORDER=childFirst", "A.wa host2.wa host.wa A.da host2.da B.wa host.da B.da"),
      ("ios14+V-FWD-ORDER=childFirst", "A.wa host2.wa host.wa A.da host2.da B.wa host.da B.da"),
    ] {
      try assertQuiet(
        "host(host(A, B))",
        under: profile,
        rules: ["CHILD-12", "CHILD-17"],
        expecting: events
      )
    }
    try assertQuiet(
      "nav(A)",
      aside: ["curl()", "host(B, C)"],
      under: "ios26+V-ADD-PREWINDOW=atWindow",
      "commit",
      "push curl on nav",
      "turn curl forward to host",
      rules: ["PAGE-6", "CHILD-13", "CHILD-17", "NAV-1"],
      expecting: "host.wa B.wa host.da B.da curl.wa C.wa curl.da C.da"
    )
  }

  func testAManualContainerExchangesChildrenBeforeItHasAppeared() async throws {
    try assertQuiet(
      "A",
      aside: ["manual(B, C)"],
      "commit",
      "inside viewDidLoad of manual: show child 1 of manual",
      "present manual from A as fullScreen",
      rules: ["MODAL-1", "CHILD-11", "CHILD-19"],
      expecting: "A.wa A.da A.wd manual.wa C.wa manual.da C.da A.dd",
      absent: "B.wa B.dl"
    )
  }
}
