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
