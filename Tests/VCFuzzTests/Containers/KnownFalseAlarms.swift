// The false alarms on the correct containers, at 200 runs with seed 1: what is left to be fixed.

/// What is reported for correct containers although they obey UIKit's documentation.
///
/// A row goes as soon as its cause does.
enum KnownFalseAlarms {
  /// The identities by the name of the container, as they are met; a missing name stands for none.
  static let identities: [String: [String]] = [:]
}
