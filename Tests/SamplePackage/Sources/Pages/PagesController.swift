// The container under test, written for UIKit: nothing of the tool is in it.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one of its pages at a time, and tells them by hand when they come and go.
///
/// A page that is asked for while the container itself comes or goes waits until it has settled.
open class PagesController: UIViewController {
  private enum Phase { case hidden, changing, visible }

  private let pages: [UIViewController]
  public private(set) var index = 0
  private var wanted = 0
  private var phase = Phase.hidden

  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Whether pages may be exchanged now: the container neither comes nor goes.
  open var isSettled: Bool { phase != .changing }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages[index])
    place(pages[index])
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .changing
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[index].endAppearanceTransition()
    phase = .visible
    show(wanted)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = .changing
    pages[index].beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[index].endAppearanceTransition()
    phase = .hidden
    show(wanted)
  }

  /// Shows another page.
  public func show(_ number: Int) {
    guard pages.indices.contains(number) else { return }
    wanted = number
    guard isSettled, number != index else { return }
    let old = pages[index]
    let new = pages[number]
    index = number
    guard isViewLoaded else { return }
    let isVisible = phase != .hidden
    let before = phase
    phase = .changing
    // Only a parent may send the calls that follow.
    addChild(new)
    if isVisible {
      new.loadViewIfNeeded()
      old.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    place(new)
    if isVisible {
      old.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old.removeFromParent()
    phase = before
    if wanted != index { show(wanted) }
  }

  private func place(_ page: UIViewController) {
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

/// The first draft: it exchanges pages at any time, even while it comes or goes itself.
public final class HastyPagesController: PagesController {
  public override var isSettled: Bool { true }
}
