// The false alarms on the correct containers, at 200 runs with seed 1: what is left to be fixed.

/// What is reported for correct containers although they obey UIKit's documentation.
///
/// A row goes as soon as its cause does. The causes, by invariant:
///
/// - INV-10: the view was in the window before its controller began to appear (LAYOUT-3).
/// - INV-20: a finger holds a scroll view or a recogniser, and the checks take that for idle.
/// - INV-16, INV-30, INV-32, INV-34: a page that appeared before its page controller is taken out
///   of it or never comes on screen; UIKit itself sends no disappearance (PAGE-6).
/// - INV-38: a child is removed and added again before its deferred did.
/// - INV-4: the speculative value of a variant sends viewWillAppear to an unloaded controller.
/// - INV-51: isBeingPresented is false between the call of present and the start, so that a guard
///   on it lets a dismissal through; or the environment presents or dismisses in the same turn.
/// - INV-13, INV-47: a window is hidden in the turn in which it was shown.
/// - INV-1, INV-14, INV-35: transition(from:to:) is disturbed by a transition of the container.
/// - INV-9, INV-39: layout is forced inside of a layout callback, or before the view has a window.
/// - INV-15: a child is exchanged while a cancelled pop of the container is abbreviated
///   (V-NAV-CANCEL), or a push inside of the stack's own viewWillAppear is lost (NAV-21).
/// - INV-23, INV-29: the order of dids of a disturbed transition is held to the undisturbed one.
enum KnownFalseAlarms {
  /// The identities by the name of the container, as they are met; a missing name stands for none.
  static let identities: [String: [String]] = [
    "hidden-drawer": ["INV-10 of in root"],
    "curtain": ["INV-10 of in root", "INV-20 of in root"],
    "preloaded-pager": ["INV-10 of in root", "INV-20 of in root"],
    "story-pager": ["INV-10 of in root", "INV-20 of in root"],
    "lazy-pager": ["INV-16 of in root"],
    "windowed-pager": ["INV-10 of in root", "INV-20 of in root"],
    "cached-tabs": ["INV-29 of in root", "INV-34 of in root"],
    "hiding-tabs": ["INV-10 of in root"],
    "crossfade-switcher": [
      "INV-14 of in root during K-PUSH", "INV-14 of in root during K-SETVCS", "INV-16 of in root",
      "INV-35 of in root",
    ],
    "flip": [
      "INV-14 of in root during K-PUSH", "INV-14 of in root during K-SETVCS", "INV-16 of in root",
    ],
    "content-host": ["INV-10 of in root", "INV-4 of in root"],
    "overlay-host": ["INV-4 of in root"],
    "fading-host": ["INV-4 of in root"],
    "begin-first": ["INV-4 of in root"],
    "dashboard-panels": ["INV-10 of in root", "INV-16 of in root"],
    "tray": ["INV-38 of in root"],
    "two-slots": ["INV-38 of in root"],
    "animator-sheet": ["INV-10 of in root"],
    "card-presenter": ["INV-51 of root"],
    "cover-presenter": ["INV-51 of root"],
    "pull-down": ["INV-51 of root"],
    "swipe-dismissal": ["INV-51 of host", "INV-51 of in root", "INV-51 of screen"],
    "guarded-presenter": ["INV-51 of root"],
    "checkout": ["INV-15 of in root", "INV-30 of in root", "INV-32 of in root", "INV-51 of root"],
    "tinted-stack": [
      "INV-15 of in root", "INV-30 of in root", "INV-32 of in root", "INV-4 of in root",
    ],
    "player-bar": ["INV-30 of in root", "INV-32 of in root"],
    "stack-pager-tabs": ["INV-34 of in root", "INV-38 of in root"],
    "nested-forwarding": ["INV-10 of in root", "INV-4 of in root"],
    "toast-window": ["INV-13 of in root", "INV-47 of in root"],
    "lock-screen": ["INV-13 of in root", "INV-47 of in root"],
    "context-columns": ["INV-51 of in root"],
    "searchable-list": ["INV-51 of in root", "INV-51 of root"],
    "master-detail": ["INV-35 of in root", "INV-4 of in root"],
    "folding-columns": ["INV-38 of in root"],
    "loading": ["INV-16 of in root"],
    "carousel": ["INV-4 of in root"],
    "wizard": ["INV-16 of in root", "INV-29 of in root"],
    "veto-tabs": ["INV-34 of in root", "INV-38 of in root"],
    "expanding-panel": ["INV-39 of in root", "INV-39 of root", "INV-9 of root"],
    "prefetching": ["INV-16 of in root", "INV-39 of root", "INV-9 of root"],
  ]
}
