// The controllers of the probes: each records its callbacks, and runs what a probe put into them.

internal import LifecycleRecording
internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

/// A controller that shows nothing and records everything.
final class ProbeScreen: UIViewController {
  private weak var run: ProbeRun?
  let name: String
  /// What the probe does inside a callback, after it is recorded.
  var inside: [Event.Kind: @MainActor (ProbeScreen) -> Void] = [:]

  init(_ run: ProbeRun, _ name: String) {
    self.run = run
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("probes have no storyboards") }

  /// Adds a child as the documentation says.
  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func record(
    _ kind: Event.Kind,
    _ animated: Bool? = nil,
    other: AnyObject? = nil,
    _ body: () -> Void
  ) {
    guard let run else { return body() }
    run.record(kind, of: self, named: name, animated: animated, other: other) {
      body()
      inside[kind]?(self)
    }
  }

  override func viewDidLoad() { record(.viewDidLoad) { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    record(.viewWillAppear, animated) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    record(.viewIsAppearing, animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    record(.viewDidAppear, animated) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    record(.viewWillDisappear, animated) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    record(.viewDidDisappear, animated) { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    record(.viewWillLayoutSubviews) { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    record(.viewDidLayoutSubviews) { super.viewDidLayoutSubviews() }
  }

  override func willMove(toParent parent: UIViewController?) {
    record(.willMoveToParent, other: parent) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    record(.didMoveToParent, other: parent) { super.didMove(toParent: parent) }
  }
}

/// A controller that notes when its traits have changed.
final class ProbeTraitScreen: UIViewController {
  var onChange: @MainActor () -> Void = {}

  @available(iOS, deprecated: 17.0, message: "its place beside registered handlers is recorded")
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { onChange() }
}

/// A navigation controller that records what its delegate receives.
final class ProbeNavigation: UINavigationController, UINavigationControllerDelegate {
  private weak var run: ProbeRun?
  /// The interactive transition that the next pop or push uses.
  var slide: ProbeSlide?
  /// What the probe does in `willShow`.
  var onWillShow: @MainActor () -> Void = {}

  init(_ run: ProbeRun) {
    self.run = run
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("probes have no storyboards") }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    run?.record(
      .navigationWillShow,
      of: self,
      named: "nav",
      animated: animated,
      other: viewController
    )
    onWillShow()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    run?.record(
      .navigationDidShow,
      of: self,
      named: "nav",
      animated: animated,
      other: viewController
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { slide?.interaction }
}

/// A page controller that records its appearance, and what it asks of its data source.
final class ProbePages: UIPageViewController, UIPageViewControllerDataSource {
  private weak var run: ProbeRun?
  let screens: [ProbeScreen]

  init(_ run: ProbeRun, _ screens: [ProbeScreen]) {
    self.run = run
    self.screens = screens
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("probes have no storyboards") }

  /// Turns to a page by a call.
  func turn(to index: Int, animated: Bool) {
    setViewControllers([screens[index]], direction: .forward, animated: animated)
  }

  private func neighbour(of controller: UIViewController, at offset: Int) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === controller }) else { return nil }
    return screens.indices.contains(index + offset) ? screens[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    run?.note("asked")
    return neighbour(of: viewController, at: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    run?.note("asked")
    return neighbour(of: viewController, at: 1)
  }

  private func record(_ kind: Event.Kind, _ animated: Bool, _ body: () -> Void) {
    guard let run else { return body() }
    run.record(kind, of: self, named: "page", animated: animated, body)
  }

  override func viewWillAppear(_ animated: Bool) {
    record(.viewWillAppear, animated) { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    record(.viewDidAppear, animated) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    record(.viewWillDisappear, animated) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    record(.viewDidDisappear, animated) { super.viewDidDisappear(animated) }
  }
}
