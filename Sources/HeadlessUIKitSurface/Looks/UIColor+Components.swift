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
