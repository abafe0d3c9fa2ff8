// The false alarms on the correct containers, at 200 runs with seed 1: what is left to be fixed.

/// What is reported for correct containers although they obey UIKit's documentation.
///
/// A row goes as soon as its cause does. The causes, by invariant:
///
/// - INV-13: the runtime keeps a window alive that the app has hidden and released, and with it the
///   window's root; a child that is added there appears without a layout pass.
/// - INV-16, INV-20, INV-51: a fade that waits begins and ends while the container leaves.
/// - INV-51: a window has two presentation contexts, and a stack changes in the same turn.
enum KnownFalseAlarms {
  /// The identities by the name of the container, as they are met; a missing name stands for none.
  static let identities: [String: [String]] = [
    "fading-host": ["INV-16 of in root", "INV-20 of in root", "INV-51 of in root"],
    "context-columns": ["INV-51 of in root"],
    "banners": ["INV-13 of in root"],
  ]
}
