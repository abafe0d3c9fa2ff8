// The catalogue, spec 3.3 to 3.6: the tree, transitions, delegates and the whole trace.

internal import Lifecycle

extension CatalogueInvariant {
  static let tree: [CatalogueInvariant] = [
    CatalogueInvariant(
      29,
      "child appears without its parent",
      .always,
      needs: [.tree],
      "A child appears and disappears only with its parent.",
      rules: "CHILD-17 CHILD-32",
      variants: "PAGE-EARLY FWD-ORDER ADD-PREWINDOW FWD-DURING",
      quirks: [
        .manualContainerAppearsTwice, .hiddenChildNeverAppears, .splitInTabDisappearsUnasked,
        .tabSelectedInLoadDisappears,
      ]
    ),
    CatalogueInvariant(
      30,
      "child still appeared in a parent that is gone",
      .atRest,
      needs: [[.rest, .tree]],
      "At rest a child has appeared only if its parent has.",
      rules: "CHILD-32"
    ),
    CatalogueInvariant(
      31,
      "animated of a child differs from its parent's",
      .always,
      needs: [[.tree, .origins, .animated]],
      "A forwarded callback carries the animated flag of the parent's.",
      rules: "CHILD-17 COORD-9",
      variants: "CHILD-ANIM"
    ),
    CatalogueInvariant(
      32,
      "viewDidAppear not called on a visible controller",
      .atRest,
      needs: [[.rest, .windows]],
      "At rest exactly the controllers on screen have appeared.",
      rules: "WIN-1 NAV-15 MODAL-3 TAB-1 CHILD-7",
      variants: "COVER-BENEATH WINDOW-HIDE SCENE-END ROOT-SWAP-MODAL"
    ),
    CatalogueInvariant(
      33,
      "automatic callback for a child of a manual container",
      .always,
      needs: [[.tree, .origins]],
      "Children of a container that forwards by hand hear nothing from UIKit.",
      rules: "CHILD-19",
      quirks: [.manualContainerAppearsTwice]
    ),
    CatalogueInvariant(
      34,
      "viewDidAppear outside of a window",
      .atRest,
      needs: [[.rest, .snapshots], [.rest, .windows]],
      "At rest no controller has appeared whose view is in no window.",
      rules: "CHILD-15 NAV-15"
    ),
    CatalogueInvariant(
      35,
      "didMove(toParent:) without willMove(toParent:)",
      .always,
      needs: [.moves],
      "willMove and didMove alternate between a parent and none.",
      rules: "CHILD-1 CHILD-2 CHILD-5 CHILD-6 CHILD-30 MOVE-1 MOVE-2 MOVE-3 MOVE-4",
      variants: "DM-REPEAT MOVE-CANCEL REPARENT ADDCHILD-TWICE"
    ),
    CatalogueInvariant(
      36,
      "willMove or didMove at the wrong place of a push or pop",
      .transition,
      needs: [[.markers, .moves]],
      "In a push or pop willMove precedes the will and didMove follows the did.",
      rules: "MOVE-1 MOVE-2 MOVE-3 MOVE-4",
      variants: "MOVE-CANCEL NAV-WM-TIME"
    ),
    CatalogueInvariant(
      37,
      "parent differs from didMove(toParent:)",
      .always,
      needs: [[.moves, .snapshots], [.moves, .tree]],
      "At didMove the parent is the one named, at willMove as the variant says.",
      rules: "CHILD-1 CHILD-2 CHILD-3",
      variants: "WM-PARENT"
    ),
    CatalogueInvariant(
      38,
      "isMovingToParent, isBeingPresented wrong",
      .always,
      needs: [.snapshots],
      "The four flags have the values of their transition.",
      rules: "FLAG-1 FLAG-2 FLAG-3 FLAG-4 FLAG-5",
      variants: "FLAG-CANCEL CHAIN-BD SHEET-BD FLAG-NAVROOT"
    ),
    CatalogueInvariant(
      39,
      "view has no window in viewIsAppearing",
      .always,
      needs: [.snapshots],
      "Window, superview, traits and frames are what each callback promises.",
      rules: "STATEAT-1 STATEAT-2 STATEAT-5 STATEAT-6",
      variants: "WA-SUPERVIEW"
    ),
    CatalogueInvariant(
      40,
      "transitionCoordinator is nil",
      .conditional,
      needs: [[.snapshots, .markers]],
      "In the wills of an animated transition there is a coordinator, after its end none.",
      rules: "COORD-1 COORD-2"
    ),
    CatalogueInvariant(
      41,
      "coordinator completion not called or with the wrong isCancelled",
      .always,
      needs: [.coordinator],
      "Each registration is completed exactly once, cancelled only if the transition was.",
      rules: "COORD-5 COORD-6 COORD-7 NAV-19"
    ),
    CatalogueInvariant(
      42,
      "presentingViewController wrong",
      .always,
      needs: [.snapshots, .tree],
      "presentingViewController is the presenter while presented, and nil when dismissed.",
      rules: "MODAL-8 MODAL-11 MODAL-12"
    ),
  ]

  static let others: [CatalogueInvariant] = [
    CatalogueInvariant(
      43,
      "didShow without willShow",
      .always,
      needs: [.delegates],
      "Each didShow matches its willShow, after the dids, with the same animated flag.",
      rules: "DELEG-1 DELEG-2 DELEG-3 DELEG-4 DELEG-5",
      variants: "LAUNCH-DIDSHOW DIDSHOW-CANCEL WILLSHOW-CANCEL NAV-OFFWINDOW"
    ),
    CatalogueInvariant(
      44,
      "same steps, different trace",
      .unjudged,
      "The same profile, steps and schedule give the same trace: tested on the runtime itself.",
      rules: "0.1"
    ),
    CatalogueInvariant(
      45,
      "delegate called for a programmatic change",
      .always,
      needs: [.delegates],
      "Delegates of tabs, pages and sheets hear only of the user's actions.",
      rules: "DELEG-9 DELEG-10 DELEG-11",
      variants: "SHEET-BLOCKED"
    ),
    CatalogueInvariant(
      46,
      "transition never finished or finished twice",
      .always,
      needs: [.markers],
      "Every started transition ends exactly once, as its release announced.",
      rules: "COORD-5"
    ),
    CatalogueInvariant(
      47,
      "controller without addChild",
      .advice,
      needs: [[.rest, .tree], [.rest, .snapshots]],
      "A controller whose view is on screen has a parent, a presenter or a window.",
      rules: "CHILD-8 CHILD-9 CHILD-35",
      variants: "KEEP-VIEW ORPHAN"
    ),
    CatalogueInvariant(
      48,
      "second push or presentation before the first has ended",
      .always,
      needs: [.markers],
      "A container runs one transition at a time.",
      rules: "NAV-12 MODAL-15",
      variants: "NAV-NESTED"
    ),
    CatalogueInvariant(
      49,
      "appearance callback on background, rotation or memory warning",
      .always,
      needs: [.application],
      "Background, rotation, memory warnings and the keyboard send no appearance callback.",
      rules: "STATE-14",
      variants: "WINDOW-HIDE SCENE-END",
      quirks: [.splitInTabDisappearsUnasked, .splitLoadedInBackground, .didAppearInBackground]
    ),
    CatalogueInvariant(
      50,
      "first-call block skipped or run twice",
      .conditional,
      needs: [.tracker],
      "The first evaluation per instance and call site is true, every later one false.",
      rules: "FIRST-2 FIRST-3 FIRST-4 FIRST-5 FIRST-6"
    ),
    CatalogueInvariant(
      51,
      "Unbalanced calls to begin/end appearance transitions",
      .always,
      "UIKit prints no warning about transitions.",
      rules: "STATE-9 STATE-10 NAV-13 MODAL-15",
      variants: "EARLY-PRESENT NAV-NESTED BEGIN-DRIVEN STRAY-END"
    ),
    CatalogueInvariant(
      52,
      "deinit during a transition",
      .always,
      needs: [[.markers, .deinits]],
      "The controllers of a transition live until its end.",
      rules: "STATE-15"
    ),
    CatalogueInvariant(
      53,
      "exception of UIKit",
      .always,
      "UIKit raises no exception.",
      rules: "NAV-11 CHILD-29 CHILD-31 MODAL-22 STATE-8"
    ),
  ]
}
