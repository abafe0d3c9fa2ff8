// Images, as values that nothing draws.

public import Foundation

/// An image.
public class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat

  public override init() {
    size = .zero
    scale = 1
    super.init()
  }

  /// Creates an image of the app's; there is no bundle to look in, so it is always there.
  public init?(named name: String) {
    size = CGSize(width: 24, height: 24)
    scale = 1
    super.init()
  }

  public init?(systemName name: String) {
    size = CGSize(width: 24, height: 24)
    scale = 1
    super.init()
  }
}
