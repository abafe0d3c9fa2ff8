// The device that the stage imitates: its screen, its traits, its safe area.

public import Foundation

/// The screen that a stage imitates.
public struct Device: Hashable, Sendable {
  /// What kind of device it is.
  public enum Idiom: Sendable {
    case phone, pad
  }

  public var idiom: Idiom
  public var size: CGSize
  public var safeArea: UIEdgeInsets

  /// A phone, held upright.
  public static let phone = Device(
    idiom: .phone,
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )

  /// A tablet, held upright, with the whole screen for the app.
  public static let pad = Device(
    idiom: .pad,
    size: CGSize(width: 820, height: 1_180),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  )

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The same device, turned by a quarter.
  var rotated: Device {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    return turned
  }

  var isCompactWidth: Bool { idiom == .phone ? size.width < 736 : size.width < 600 }
  var isCompactHeight: Bool { idiom == .phone && size.height < 500 }
}
