// A small container with a known fault, for tests that need one: it drives its pages though it is
// not visible itself.

import HeadlessUIKit
import VCFuzzKit

/// A container that forwards by hand and shows one of its pages.
final class SwitcherController: UIViewController {
  private let pages: [UIViewController]
  private let minds: Bool
  private var shown = 0
  private var isVisible = false

  /// `mindsOwnPhase` makes it right: pages are driven only while it is visible itself.
  init(_ pages: [UIViewController], mindsOwnPhase: Bool) {
    self.pages = pages
    minds = mindsOwnPhase
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(pages[shown])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[shown].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[shown].endAppearanceTransition()
    isVisible = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    pages[shown].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[shown].endAppearanceTransition()
  }

  func show(_ index: Int) {
    guard index != shown, isViewLoaded, isVisible || !minds else { return }
    let old = pages[shown]
    let new = pages[index]
    shown = index
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: false)
    addChild(new)
    new.beginAppearanceTransition(true, animated: false)
    old.view.removeFromSuperview()
    view.addSubview(new.view)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    old.removeFromParent()
    new.didMove(toParent: self)
  }

  private func embed(_ page: UIViewController) {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

extension Scenario {
  /// The switcher with its fault, or without it.
  static func switcher(
    _ name: String = "switcher",
    isFaulty: Bool = true,
    isPlanted: Bool = false
  ) -> Scenario {
    Scenario(name, isDeliberatelyBroken: isPlanted) { stage in
      SwitcherController(
        [stage.screen("One"), stage.screen("Two"), stage.screen("Three")],
        mindsOwnPhase: !isFaulty
      )
    } operations: { switcher, _ in
      Call("show", 0..<3) { switcher.show($0) }
      Call("lay \"out\" \\ it\n") { switcher.view.setNeedsLayout() }
    }
  }
}

extension Case {
  /// The switcher's fault, small: a page is switched while the switcher is covered.
  @MainActor
  static func sample(_ name: String = "switcher") -> Case? {
    let configuration = Configuration(window: Tree(.nav, [.root]), spares: [.screen])
    let path: [Step] = [
      .commit, .operate(TreeOperation(.push, 0, object: 2, isAnimated: true)), .commit, .call(1),
    ]
    return Case(.switcher(name), configuration, path)
  }
}

extension Case {
  /// The switcher's fault where much is in use: plain containers, a finger, a call in a callback.
  @MainActor
  static func largeSample() -> Case? {
    let configuration = Configuration(
      window: Tree(
        .tabs,
        [Tree(.nav, [.root]), Tree(.host, [.screen]), Tree(.manual, [.screen, .screen])]
      ),
      spares: [.screen]
    )
    let words = Run(.switcher(), configuration).vocabulary
    let steps = [
      "commit", "select tab 1 of tabs", "show child 1 of manual", "select tab 0 of tabs", "commit",
      "inside viewWillAppear of S4: lay out root", "push S4 on nav, animated", "commit",
      "call show 1",
      "end animation", "finger begin swipe back of nav", "commit",
      "finger cancel swipe back of nav", "end animation",
    ]
    let path = try? steps.map { try Step(text: $0, words) }
    return path.flatMap { Case(.switcher(), configuration, $0) }
  }
}
