// When a property of a value system holds.

/// When a property holds.
public enum PropertyKind: String, Hashable, Sendable {
  /// In every reachable state.
  case always
  /// On every path, sooner or later; a path that ends or goes round before that breaks it.
  case eventually
  /// From every reachable state on, on every path, sooner or later.
  case repeatedly
  /// In some reachable state.
  case sometimes
}
