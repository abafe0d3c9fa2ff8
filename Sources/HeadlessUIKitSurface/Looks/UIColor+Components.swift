// What apps read from colours, and other ways to make them.

public import Foundation

extension UIColor {
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour of a catalogue; there are none.
  public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    return nil
  }

  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, value) in zip([red, green, blue, alpha], components) { place?.pointee = value }
    return true
  }

  @discardableResult public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = (components[0] + components[1] + components[2]) / 3
    alpha?.pointee = components[3]
    return true
  }

  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components[0], components[1], components[2])
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var angle: CGFloat = 0
    if range > 0 {
      switch high {
      case red: angle = (green - blue) / range
      case green: angle = 2 + (blue - red) / range
      default: angle = 4 + (red - green) / range
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = components[3]
    return true
  }

  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  public var cgColor: CGColor { CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]) }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  public class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
  public class var systemGray2: UIColor { UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1) }
  public class var systemGray3: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1) }
  public class var systemGray5: UIColor { UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1) }
  public class var systemGray6: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  public class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }
  public class var link: UIColor { systemBlue }
  public class var tintColor: UIColor { systemBlue }
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var secondarySystemBackground: UIColor { systemGray6 }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemGroupedBackground: UIColor { systemGray6 }
  public class var quaternaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.18) }
  public class var placeholderText: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var opaqueSeparator: UIColor { UIColor(white: 0.78, alpha: 1) }
  public class var groupTableViewBackground: UIColor { systemGray6 }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var tertiarySystemGroupedBackground: UIColor { systemGray6 }
  public class var systemFill: UIColor { UIColor(white: 0.47, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { UIColor(white: 0.47, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(white: 0.47, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(white: 0.47, alpha: 0.08) }
  public class var systemMint: UIColor { UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
  public class var systemCyan: UIColor { UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
  public class var systemBrown: UIColor { UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
}
