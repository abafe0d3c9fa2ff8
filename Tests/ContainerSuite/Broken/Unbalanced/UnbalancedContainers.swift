// Containers that send begin or end twice, in the wrong direction, or on one path only.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Tabs that prepare a tab when it is touched, and show it when it is selected.
final class EagerTabsController: ManualContainer {
  private let tabs: [UIViewController]

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    shown = [tabs[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(tabs[0])
  }

  func select(_ index: Int) {
    whenSettled { [self] in
      let old = shown[0]
      let new = tabs[index]
      guard isViewLoaded, new !== old else { return }
      prepare(new)
      shown = [new]
      begin(old, false)
      begin(new, true)
      remove(old)
      place(new)
      new.didMove(toParent: self)
      end(old)
      end(new)
    }
  }

  private func prepare(_ tab: UIViewController) {
    tab.loadViewIfNeeded()
    addChild(tab)
    begin(tab, true)
  }
}

/// A hint over content.
final class HintController: ManualContainer {
  private let content: UIViewController
  private let hint: UIViewController

  init(content: UIViewController, hint: UIViewController) {
    self.content = content
    self.hint = hint
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func setHint(visible: Bool) {
    whenSettled { [self] in
      guard isViewLoaded, visible != (shown.count > 1) else { return }
      if visible { addChild(hint) }
      begin(hint, true)
      shown = visible ? [content, hint] : [content]
      if visible {
        place(hint)
        hint.didMove(toParent: self)
      } else {
        remove(hint)
      }
      end(hint)
    }
  }
}

/// A keyboard accessory that slides in, or is there at once.
final class AccessoryController: ManualContainer {
  private let content: UIViewController
  private let accessory: UIViewController

  init(content: UIViewController, accessory: UIViewController) {
    self.content = content
    self.accessory = accessory
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func setAccessory(visible: Bool, animated: Bool) {
    whenSettled { [self] in
      guard isViewLoaded, visible != (shown.count > 1) else { return }
      if visible { addChild(accessory) }
      begin(accessory, visible, animated: animated)
      shown = visible ? [content, accessory] : [content]
      if visible {
        place(accessory)
        accessory.didMove(toParent: self)
      }
      guard animated else {
        if !visible { remove(accessory) }
        return
      }
      move(animated: true, { self.accessory.view.alpha = visible ? 1 : 0 }) { [self] in
        if !visible { remove(accessory) }
        end(accessory)
      }
    }
  }
}
