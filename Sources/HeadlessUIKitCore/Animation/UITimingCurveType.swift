// Kinds of timing curves.

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}
