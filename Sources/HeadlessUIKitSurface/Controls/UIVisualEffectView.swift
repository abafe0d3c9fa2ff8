// Effect views, as views that nothing draws.

public import Foundation

/// A view with an effect over what lies behind it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(view)
    return view
  }()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
