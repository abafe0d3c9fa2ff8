// Images, as values that nothing draws.

public import Foundation

/// An image.
public class UIImage: NSObject, @unchecked Sendable {
  public private(set) var size = CGSize.zero
  public let scale: CGFloat = 1

  public override init() { super.init() }

  /// Creates an image of the app's; there is no bundle to look in, so it is always there.
  public convenience init?(named name: String) { self.init(systemName: name) }

  /// An image of that size without content.
  init(emptyOf size: CGSize) {
    self.size = size
    super.init()
  }

  public init?(systemName name: String) {
    size = CGSize(width: 24, height: 24)
    super.init()
  }
}
