// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's banner: content with a message over it that goes after some seconds. Where FIXED is
// not set, the banner's view is in the hierarchy before the banner has a parent.

// swift-format-ignore-file

import UIKit

/// The looks of a banner.
 public enum BannerStyle: Int {
  case plain
  case warning
}

/// Optional notifications of a host.
 public protocol BannerHostDelegate: AnyObject {
    func bannerHostDidHideBanner(_ host: BannerHostController) throws
    var bannerDuration: TimeInterval { get throws }
}

/// Content with a banner over it.

open class BannerHostController: UIViewController {
  public weak var delegate: BannerHostDelegate?
   private var closeButton: UIButton!
  private let content: UIViewController
  private(set) var banner: UIViewController?
  private var hideAfter: TimeInterval = 2

  public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    closeButton = UIButton(type: .close)
    closeButton.addTarget(self, action: Selector("closeTapped:", BannerHostController.closeTapped(_:)), for: .touchUpInside)
    closeButton.isHidden = true
    view.addSubview(closeButton)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .stop,
      target: self,
      action: Selector("hideBanner", BannerHostController.hideBanner)
    )
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    banner?.view.frame = bannerFrame
    let x = view.bounds.maxX - 44
    closeButton.frame = CGRect(x: x, y: view.safeAreaInsets.top, width: 44, height: 44)
  }

  private var bannerFrame: CGRect {
    CGRect(x: 0, y: 0, width: view.bounds.width, height: 64 + view.safeAreaInsets.top)
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    banner == nil ? .default : .lightContent
  }

  // MARK: - Banner

  /// Shows a banner; one that is there goes first.
  public func showBanner(_ next: UIViewController, style: BannerStyle) {
    loadViewIfNeeded()
    removeBanner()
    // A callback of the old banner may have shown another one.
    guard banner == nil, next.parent == nil else { return }
    banner = next
    #if FIXED
    addChild(next)
    next.view.frame = bannerFrame
    view.addSubview(next.view)
    #else
    next.view.frame = bannerFrame
    view.addSubview(next.view)
    addChild(next)
    #endif
    if next.parent === self { next.didMove(toParent: self) }
    next.view.backgroundColor = style == .warning ? .orange : .white
    next.view.layer.shadowOpacity = 0.2
    next.view.layer.shadowColor = UIColor.black.cgColor
    closeButton.isHidden = false
    view.bringSubviewToFront(closeButton)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIAccessibility.post(notification: .announcement, argument: next.title)
    setNeedsStatusBarAppearanceUpdate()
    NSObject.cancelPreviousPerformRequests(
      withTarget: self,
      selector: Selector("hideBanner", BannerHostController.hideBanner),
      object: nil
    )
    perform(Selector("hideBanner", BannerHostController.hideBanner), with: nil, afterDelay: hideAfter)
  }

  /// Hides the banner.
   public func hideBanner() {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    guard banner != nil else { return }
    removeBanner()
    (try? delegate?.bannerHostDidHideBanner(self))
  }

   private func closeTapped(_ sender: UIButton) {
    guard sender === closeButton else { return }
    hideBanner()
  }

  private func removeBanner() {
    guard let old = banner else { return }
    banner = nil
    closeButton.isHidden = true
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
  }
}
extension BannerHostDelegate { public func bannerHostDidHideBanner(_ host: BannerHostController) throws { throw UnimplementedRequirement() }; public var bannerDuration: TimeInterval { get throws { throw UnimplementedRequirement() } } }
