// Columns side by side that collapse, and columns that are forwarded by hand.

import HeadlessUIKit

/// Moves the detail between a column and the list's stack as the size class changes.
final class MasterDetailController: SampleController {
  private lazy var listStack = UINavigationController(rootViewController: makeScreen("list"))
  private lazy var detail = makeScreen("detail")
  private var isWide: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    install(listStack)
    arrange(isWide: traitCollection.horizontalSizeClass == .regular)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    arrange(isWide: traitCollection.horizontalSizeClass == .regular)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = self.isWide == true
    let width = isWide ? view.bounds.width / 3 : view.bounds.width
    listStack.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    guard isWide else { return }
    detail.view.frame = CGRect(
      x: width,
      y: 0,
      width: view.bounds.width - width,
      height: view.bounds.height
    )
  }

  private func arrange(isWide: Bool) {
    guard isWide != self.isWide else { return }
    if let coordinator = listStack.transitionCoordinator {
      // A stack is left alone until its transition is over, the completion included.
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        DispatchQueue.main.async {
          guard let self else { return }
          self.arrange(isWide: self.traitCollection.horizontalSizeClass == .regular)
        }
      }
      return
    }
    self.isWide = isWide
    if isWide { expand() } else { collapse() }
    view.setNeedsLayout()
  }

  private func expand() {
    if listStack.viewControllers.contains(detail) {
      listStack.setViewControllers(
        listStack.viewControllers.filter { $0 !== detail },
        animated: false
      )
    }
    install(detail)
  }

  private func collapse() {
    guard detail.parent === self else { return }
    detail.uninstall()
    listStack.pushViewController(detail, animated: false)
  }

  func showDetail() {
    guard isViewLoaded, isWide == false, !listStack.viewControllers.contains(detail),
      listStack.transitionCoordinator == nil, detail.parent == nil
    else { return }
    listStack.pushViewController(detail, animated: true)
  }
}

/// Hands a screen from one stack to the other in a single turn, on screen and off it.
final class ColumnStacksController: SampleController {
  private let left = UINavigationController()
  private let right = UINavigationController()
  private lazy var list = makeScreen("list")
  private lazy var item = makeScreen("item")
  private var isWide: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    left.viewControllers = [list]
    install(left)
    arrange(isWide: view.bounds.width > view.bounds.height)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      if isViewLoaded { arrange(isWide: size.width > size.height) }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (first, second) = view.bounds.divided(atDistance: view.bounds.midX, from: .minXEdge)
    left.view.frame = isWide == true ? first : view.bounds
    right.viewIfLoaded?.frame = second
  }

  func arrange(isWide: Bool) {
    loadViewIfNeeded()
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    if isWide {
      left.setViewControllers([list], animated: false)
      right.setViewControllers([item], animated: false)
      install(right)
    } else {
      if right.parent != nil {
        right.uninstall()
      }
      right.setViewControllers([], animated: false)
      left.setViewControllers([list, item], animated: false)
    }
    view.setNeedsLayout()
  }

  func open(_ screen: UIViewController) {
    (isWide == true ? right : left).pushViewController(screen, animated: true)
  }
}

/// Moves its columns into a stack where the width is compact, and back.
final class MasterColumnsController: SampleController {
  private lazy var master = makeScreen("master")
  private lazy var detail = makeScreen("detail")
  private var stack: UINavigationController?
  private var isDetailOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      isViewLoaded,
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    rebuild()
  }

  private var wantsStack: Bool { traitCollection.horizontalSizeClass == .compact }

  private func rebuild() {
    if wantsStack {
      guard stack == nil else { return }
      for column in [master, detail] where column.parent === self { remove(column) }
      let stack = UINavigationController()
      stack.viewControllers = isDetailOpen ? [master, detail] : [master]
      self.stack = stack
      add(stack)
    } else {
      if let stack {
        isDetailOpen = stack.viewControllers.count > 1
        remove(stack)
        stack.viewControllers = []
        self.stack = nil
      }
      for column in [master, detail] where column.parent == nil { add(column) }
    }
    view.setNeedsLayout()
  }

  func openDetail() {
    isDetailOpen = true
    guard let stack, stack.topViewController === master else { return }
    stack.pushViewController(detail, animated: true)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let stack {
      stack.view.frame = view.bounds
    } else {
      let (left, right) = view.bounds.divided(atDistance: 200, from: .minXEdge)
      master.viewIfLoaded?.frame = left
      detail.viewIfLoaded?.frame = right
    }
  }

  private func add(_ child: UIViewController) {
    install(child)
  }

  private func remove(_ child: UIViewController) {
    child.uninstall()
  }
}

/// Children side by side, each begun and ended by hand.
final class HandColumnsController: ManualContainer {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(makeScreen("column"))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(shown.count)
    for (index, column) in shown.enumerated() {
      column.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: view.bounds.height
      )
    }
  }

  func add(_ column: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      shown.append(column)
      embedBeginning(column)
      end(column)
      view.setNeedsLayout()
    }
  }

  func removeLast() {
    whenSettled { [self] in
      guard shown.count > 1 else { return }
      let column = shown.removeLast()
      begin(column, false)
      remove(column)
      end(column)
      view.setNeedsLayout()
    }
  }
}
