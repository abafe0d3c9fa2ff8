// Layout guides: rectangles without a view.

public import Foundation

/// A rectangle of a view that constraints may refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What the guide follows, where UIKit made it.
  enum Kind {
    case free
    case safeArea
    case margins
    case scrollContent
    case scrollFrame
  }

  private(set) var kind = Kind.free
  var placedFrame = CGRect.zero
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  convenience init(_ kind: Kind, of view: UIView) {
    self.init()
    self.kind = kind
    owningView = view
  }

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch kind {
    case .free: placedFrame
    case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: owningView.bounds.inset(by: owningView.layoutMargins)
    case .scrollFrame: owningView.bounds
    case .scrollContent:
      CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
