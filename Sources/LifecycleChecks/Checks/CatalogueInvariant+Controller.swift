// The catalogue, spec 3.1: invariants of one controller.

internal import Lifecycle

extension CatalogueInvariant {
  static let oneController: [CatalogueInvariant] = [
    CatalogueInvariant(
      1,
      "unexpected appearance callback",
      .always,
      "Every will and did is an edge of the automaton disappeared, appearing, appeared, "
        + "disappearing.",
      rules: "STATE-2",
      variants: "BEGIN-T-S2 BEGIN-F-S0 NAV-SKIPPED BEGIN-DRIVEN",
      quirks: [.splitInTabDisappearsUnasked, .tabSelectedInLoadDisappears]
    ),
    CatalogueInvariant(
      2,
      "viewWillAppear, viewDidAppear, viewWillDisappear or viewDidDisappear called twice",
      .always,
      "No will or did of a controller comes twice with no other between.",
      rules: "STATE-5",
      variants: "ADD-DOUBLE NESTED-BEGIN BEGIN-DRIVEN ADDCHILD-TWICE",
      quirks: [.manualContainerAppearsTwice, .launchChildAppearsTwice, .splitDetailAppearsTwice]
    ),
    CatalogueInvariant(
      3,
      "viewDidAppear without viewWillAppear",
      .always,
      "A viewDidAppear follows a viewWillAppear, a viewDidDisappear a viewWillDisappear.",
      rules: "STATE-5",
      variants: "STRAY-END NAV-SKIPPED",
      quirks: [.manualContainerAppearsTwice, .replacedChildDidAppearOnly]
    ),
    CatalogueInvariant(
      4,
      "viewWillAppear before viewDidLoad",
      .always,
      needs: [.loading],
      "Appearance and layout callbacks come after viewDidLoad.",
      rules: "STATE-6",
      variants: "LOAD-ON-BEGIN",
      quirks: [.tabSelectedInLoadDisappears]
    ),
    CatalogueInvariant(
      5,
      "viewDidLoad called twice",
      .always,
      needs: [.loading],
      "viewDidLoad comes once per loaded view, after exactly one loadView.",
      rules: "STATE-7"
    ),
    CatalogueInvariant(
      6,
      "viewIsAppearing missing or called twice",
      .conditional,
      needs: [[.isAppearing, .from13]],
      "A completed appearance has exactly one viewIsAppearing, any other at most one.",
      rules: "APPEAR-1 APPEAR-11 APPEAR-12",
      variants: "IA-CANCEL IA-CHILD END-IA"
    ),
    CatalogueInvariant(
      7,
      "viewIsAppearing outside of viewWillAppear and viewDidAppear",
      .conditional,
      needs: [[.isAppearing, .from13]],
      "viewIsAppearing lies between viewWillAppear and viewDidAppear.",
      rules: "APPEAR-1 APPEAR-4"
    ),
    CatalogueInvariant(
      8,
      "viewIsAppearing before iOS 13",
      .conditional,
      needs: [.before13],
      "There is no viewIsAppearing before iOS 13.",
      rules: "APPEAR-8"
    ),
    CatalogueInvariant(
      9,
      "viewWillLayoutSubviews without viewDidLayoutSubviews",
      .always,
      needs: [.layout],
      "viewWillLayoutSubviews and viewDidLayoutSubviews alternate.",
      rules: "LAYOUT-1"
    ),
    CatalogueInvariant(
      10,
      "viewWillLayoutSubviews before viewWillAppear or viewIsAppearing",
      .always,
      needs: [.layout],
      "In a first appearance no unforced layout precedes viewWillAppear or viewIsAppearing.",
      rules: "LAYOUT-3"
    ),
    CatalogueInvariant(
      11,
      "number of layout passes",
      .unjudged,
      "Deliberately no demand: the number of layout passes is free, zero included.",
      rules: "LAYOUT-4"
    ),
    CatalogueInvariant(
      12,
      "animated differs between will and did",
      .always,
      needs: [.animated],
      "The animated flag of a did is that of its will, of viewIsAppearing that of viewWillAppear.",
      rules: "STATE-11",
      quirks: [.presenterDidFlagFalse]
    ),
    CatalogueInvariant(
      13,
      "viewIsAppearing in a later transaction than viewWillAppear",
      .conditional,
      needs: [[.transactions, .from13, .isAppearing]],
      "viewIsAppearing lies in the transaction of its viewWillAppear.",
      rules: "APPEAR-2"
    ),
    CatalogueInvariant(
      14,
      "viewDidAppear too early for an animated transition",
      .conditional,
      needs: [.transactions],
      "A did lies in no earlier transaction than its will, if animated in a later one.",
      rules: "APPEAR-3"
    ),
    CatalogueInvariant(
      15,
      "viewDidAppear not called, viewDidDisappear not called",
      .atRest,
      needs: [.rest],
      "At rest every controller is appeared or disappeared.",
      rules: "STATE-1",
      variants: "NAV-CANCEL ORPHAN ORPHAN-MID NESTED-BEGIN NAV-NESTED NAV-SKIPPED ROOT-SWAP-MODAL",
      quirks: [.hiddenChildNeverAppears]
    ),
    CatalogueInvariant(
      16,
      "deinit without viewDidDisappear",
      .conditional,
      needs: [.deinits],
      "A controller's last bracket is closed when it dies.",
      rules: "STATE-3 STATE-15"
    ),
    CatalogueInvariant(
      17,
      "callback after deinit",
      .always,
      needs: [.deinits],
      "Nothing comes after deinit.",
      rules: "STATE-15"
    ),
    CatalogueInvariant(
      18,
      "super not called",
      .conditional,
      needs: [.frames],
      "Each override of an appearance or move callback or of updateViewConstraints calls super "
        + "of the same callback exactly once.",
      rules: "STATE-13"
    ),
    CatalogueInvariant(
      19,
      "Calling -viewWillAppear: directly is not supported",
      .conditional,
      needs: [.origins, .misuseLine],
      "No appearance callback is called by hand.",
      rules: "STATE-10"
    ),
    CatalogueInvariant(
      20,
      "Unbalanced calls: endAppearanceTransition without beginAppearanceTransition",
      .always,
      needs: [.beginEnd],
      "Every end finds an open begin, none is open at rest, and only the parent calls them.",
      rules: "CHILD-20 CHILD-22 CHILD-23 CHILD-24 CHILD-28",
      variants: "NESTED-BEGIN REVERSE-DEPTH BEGIN-T-S2 BEGIN-F-S0"
    ),
    CatalogueInvariant(
      21,
      "two drivers of one controller",
      .conditional,
      needs: [[.markers, .beginEnd]],
      "No begin or end by hand on a controller that UIKit is moving.",
      rules: "CHILD-20 CHILD-26"
    ),
  ]

  static let transitions: [CatalogueInvariant] = [
    CatalogueInvariant(
      22,
      "viewDidAppear of the new before viewWillDisappear of the old controller",
      .transition,
      needs: [.markers],
      "In every transition the old will-disappear precedes the new did-appear, and the new "
        + "will-appear the old did-disappear.",
      rules: "STATE-12"
    ),
    CatalogueInvariant(
      23,
      "wrong order of callbacks in a finished transition",
      .transition,
      needs: [.markers],
      "A finished transition sends the wills and dids of its kind in their order.",
      rules: "NAV-1 NAV-2 MODAL-1 MODAL-2 TAB-2 PAGE-1 PAGE-3",
      variants: "SPLIT-DETAIL XFER ROOT-SWAP PAGE-PROG SPLIT-COLUMN PAGE-EARLY NAV-NESTED"
    ),
    CatalogueInvariant(
      24,
      "wrong order of callbacks in a cancelled transition",
      .transition,
      needs: [[.markers, .cancels]],
      "A cancelled transition sends its wills, and after the release those that undo them.",
      rules: "NAV-4 PAGE-2 PAGE-4 MODAL-17 MODAL-19 TAB-6",
      variants: "NAV-CANCEL MODAL-CANCEL TAB-CANCEL PAGE-CANCEL SHEET-CANCEL CANCEL-TIME"
    ),
    CatalogueInvariant(
      25,
      "callback of a controller that the transition does not concern",
      .transition,
      needs: [.markers],
      "Controllers outside of the two sides of a transition hear nothing of it.",
      rules: "NAV-8 MODAL-3 CHILD-34 MOVE-5",
      variants: "COVER-BENEATH TAB-SETVCS"
    ),
    CatalogueInvariant(
      26,
      "completion before viewDidAppear",
      .always,
      needs: [.completions, .coordinator],
      "Completions come after the dids, and none comes for a cancelled transition.",
      rules: "MODAL-6 DELEG-2",
      variants: "DISMISS-NOTHING"
    ),
    CatalogueInvariant(
      27,
      "interaction handler after the compensating callbacks",
      .transition,
      needs: [[.markers, .cancels, .coordinator]],
      "The interaction handler runs before the callbacks that undo a cancelled transition.",
      rules: "COORD-4 NAV-5"
    ),
    CatalogueInvariant(
      28,
      "viewDidAppear in a cancelled transition",
      .transition,
      needs: [[.markers, .cancels]],
      "In a cancelled transition the new controller does not appear nor the old one disappear.",
      rules: "STATE-3"
    ),
  ]
}
