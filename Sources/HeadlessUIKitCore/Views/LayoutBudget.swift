// The number of layout passes in an appearance.

/// How many layout passes a controller takes between its will and its did (V-LAYOUT-COUNT).
enum LayoutBudget: Equatable {
  /// As many as are needed.
  case free
  /// None before the did.
  case held
  /// Exactly this many more, needed or not.
  case passes(Int)

  var isHeld: Bool { self == .held }

  var demandsMore: Bool {
    if case .passes = self { return true }
    return false
  }

  /// Takes one pass; false if none is allowed now.
  mutating func takePass() -> Bool {
    switch self {
    case .free: return true
    case .held: return false
    case .passes(let count):
      assert(count > 0, "a layout budget of no passes is not held")
      self = count > 1 ? .passes(count - 1) : .free
      return true
    }
  }

  /// The budget for that many passes.
  init(passes: Int) { self = passes == 0 ? .held : .passes(passes) }
}
