// How strongly a constraint holds.

/// How strongly a constraint holds.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1_000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
