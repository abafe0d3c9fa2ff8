// A view of web pages, as a view around a scroll view: it loads nothing.

public import Foundation

/// A view of web pages, which stays empty.
open class WKWebView: UIView {
  open private(set) lazy var scrollView: UIScrollView = {
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(view)
    return view
  }()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
