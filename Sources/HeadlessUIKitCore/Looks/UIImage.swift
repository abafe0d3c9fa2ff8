// Images, as values that nothing draws.

public import Foundation

/// An image.
public class UIImage: NSObject, @unchecked Sendable {
  public private(set) var size = CGSize.zero
  public let scale: CGFloat = 1
  private var name: String?

  public override init() { super.init() }

  /// Creates an image of the app's; there is no bundle to look in, so it is always there.
  public convenience init?(named name: String) { self.init(systemName: name) }

  /// Two images of one name are one, as UIKit's cache has it.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (name != nil && other.name == name)
  }

  public override var hash: Int {
    guard let name else { return super.hash }
    return name.utf8.reduce(17) { $0 &* 31 &+ Int($1) }
  }

  /// An image of that size without content.
  package init(emptyOf size: CGSize) {
    self.size = size
    super.init()
  }

  public init?(systemName name: String) {
    size = CGSize(width: 24, height: 24)
    self.name = name
    super.init()
  }
}
