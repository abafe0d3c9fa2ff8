// Blurs, as values that nothing draws.

/// A blur of what lies behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5, systemUltraThinMaterial = 6, systemThinMaterial = 7
    case systemMaterial = 8, systemThickMaterial = 9, systemChromeMaterial = 10, systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12, systemMaterialLight = 13, systemThickMaterialLight = 14, systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16, systemThinMaterialDark = 17, systemMaterialDark = 18, systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init() {
    style = .regular
    super.init()
  }
}

/// An effect that lets content shine through a blur.
open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// What a vibrant view shows.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
