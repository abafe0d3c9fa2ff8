// Containers that leave a bracket open when a child is selected while they appear themselves.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Tabs that know only whether the container is on screen, and not whether it comes.
final class HurriedTabsController: UIViewController {
  private let tabs: [UIViewController]
  private var selected: UIViewController

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    selected = tabs[0]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    view.addSubview(selected.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selected.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selected.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected.endAppearanceTransition()
  }

  func select(_ index: Int) {
    guard isViewLoaded, tabs[index] !== selected else { return }
    let old = selected
    selected = tabs[index]
    let isVisible = view.window != nil
    if isVisible {
      old.beginAppearanceTransition(false, animated: false)
      selected.beginAppearanceTransition(true, animated: false)
    }
    old.view.removeFromSuperview()
    view.addSubview(selected.view)
    if isVisible {
      old.endAppearanceTransition()
      selected.endAppearanceTransition()
    }
  }
}

/// Restores its selection while it loads, with begin and end, before it appears itself.
final class RestoringController: ManualContainer {
  private let places: [UIViewController]

  init(places: [UIViewController]) {
    self.places = places
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    restore(1)
  }

  func restore(_ index: Int) {
    whenSettled { [self] in
      guard isViewLoaded, shown.first !== places[index] else { return }
      let old = shown.first
      let new = places[index]
      shown = [new]
      if let old {
        begin(old, false)
        remove(old)
        end(old)
      }
      addChild(new)
      new.beginAppearanceTransition(true, animated: false)
      place(new)
      if isOnScreen { new.endAppearanceTransition() }
      new.didMove(toParent: self)
    }
  }
}

/// A pager that jumps between the begin and the end of its own appearance.
final class JumpingPager: UIViewController {
  private let pages: [UIViewController]
  private var index = 0
  private var isShown = false

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      view.addSubview(page.view)
      page.view.isHidden = page !== pages[index]
      page.didMove(toParent: self)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    pages[index].endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    pages[index].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[index].endAppearanceTransition()
  }

  func jump(to new: Int) {
    guard new != index, isViewLoaded else { return }
    let old = index
    index = new
    if isShown {
      pages[old].beginAppearanceTransition(false, animated: false)
      pages[new].beginAppearanceTransition(true, animated: false)
    }
    pages[old].view.isHidden = true
    pages[new].view.isHidden = false
    if isShown {
      pages[old].endAppearanceTransition()
      pages[new].endAppearanceTransition()
    }
  }
}
