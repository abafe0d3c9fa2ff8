// A list and its detail side by side where there is room, one over the other where there is not.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A container that shows one or two columns, by its width.
open class AdaptiveSplitController: UIViewController {
  public let list: UIViewController
  public private(set) var detail: UIViewController?
  public private(set) var isWide = false
  private let wideWidth: CGFloat = 600

  public init(list: UIViewController) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isWide = view.bounds.width >= wideWidth
    addChild(list)
    list.didMove(toParent: self)
    arrange(in: view.bounds.size)
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.isWide = size.width >= self.wideWidth
        self.arrange(in: size)
      },
      completion: nil
    )
  }

  /// Replaces the detail, or takes it away.
  public func show(detail new: UIViewController?) {
    loadViewIfNeeded()
    if let old = detail {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    detail = new
    if let new {
      addChild(new)
      arrange(in: view.bounds.size)
      new.didMove(toParent: self)
    } else {
      arrange(in: view.bounds.size)
    }
  }

  /// Brings in what has a place and takes out what has none.
  private func arrange(in size: CGSize) {
    let showsList = isWide || detail == nil
    let listWidth = isWide ? size.width / 3 : size.width
    put(showsList ? list : nil, CGRect(x: 0, y: 0, width: listWidth, height: size.height))
    if !showsList { list.viewIfLoaded?.removeFromSuperview() }
    let left = isWide ? listWidth : 0
    put(detail, CGRect(x: left, y: 0, width: size.width - left, height: size.height))
  }

  private func put(_ child: UIViewController?, _ frame: CGRect) {
    guard let child else { return }
    child.view.frame = frame
    if child.view.superview == nil { view.addSubview(child.view) }
  }
}
