// Blurs, as values that nothing draws.

/// A blur of what lies behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}
