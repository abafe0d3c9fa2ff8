// The false alarms on the correct containers, at 200 runs with seed 1: what is left to be fixed.

/// What is reported for correct containers although they obey UIKit's documentation.
///
/// A row goes as soon as its cause does. The causes, by invariant:
///
/// - INV-20: setContentOffset interrupts a deceleration, whose end the pager awaits.
/// - INV-14, INV-16: transition(from:to:) is disturbed by a transition of the container.
/// - INV-32: what is presented in a context comes and goes with it (INV-25).
/// - INV-51: a stack changes and presents in one turn; a window has two contexts.
/// - INV-29: the order in which a container forwards is a variant (V-FWD-ORDER), and its other
///   value is held to the default.
enum KnownFalseAlarms {
  /// The identities by the name of the container, as they are met; a missing name stands for none.
  static let identities: [String: [String]] = [
    "story-pager": ["INV-20 of in root"],
    "crossfade-switcher": [
      "INV-14 of in root during K-POP", "INV-14 of in root during K-SETVCS", "INV-16 of in root",
    ],
    "flip": [
      "INV-14 of in root during K-POP", "INV-14 of in root during K-SETVCS", "INV-16 of in root",
    ],
    "context-columns": ["INV-32 of in root", "INV-51 of in root"],
    "searchable-list": ["INV-32 of in root", "INV-51 of root"],
    "wizard": ["INV-29 of in root"],
  ]
}
