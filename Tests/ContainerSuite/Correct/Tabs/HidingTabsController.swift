// Tabs whose views are all in the window; a selection only changes which of them is hidden.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A segmented control over children that it shows and hides.
final class HidingTabsController: UIViewController {
  private let control = UISegmentedControl()
  private var controllers: [UIViewController]
  private var selection = 0
  private var isAppearing = false
  private var isOnScreen = false
  private var isDisappearing = false
  private var isSelecting = false

  init(_ controllers: UIViewController...) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, controller) in controllers.enumerated() {
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.isHidden = index != selection
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.addSubview(control)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAppearing = true
    isDisappearing = false
    controllers[selection].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAppearing = false
    isOnScreen = true
    controllers[selection].endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isAppearing = false
    isOnScreen = false
    isDisappearing = true
    controllers[selection].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isDisappearing = false
    controllers[selection].endAppearanceTransition()
  }

  /// Selects a tab; while the tabs go away, the selection stays as it is.
  func select(_ index: Int) {
    guard index != selection, !isDisappearing, !isSelecting else { return }
    isSelecting = true
    defer { isSelecting = false }
    let old = controllers[selection]
    let new = controllers[index]
    selection = index
    guard isViewLoaded else { return }
    let isSeen = isOnScreen || isAppearing
    if isSeen {
      old.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old.view.isHidden = true
    new.view.isHidden = false
    guard isSeen else { return }
    old.endAppearanceTransition()
    if isOnScreen { new.endAppearanceTransition() }
  }
}
