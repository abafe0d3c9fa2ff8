// Calls of an app from every place where UIKit calls it: callbacks, completions, animation blocks,
// delegates, coordinators, queued blocks. UIKit's part breaks no rule there, and a bug of the app's
// is found wherever it lies.

import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class AnyPlaceTests: XCTestCase {
  private enum Place: String, CaseIterable {
    case load, willAppear, didAppear, willDisappear, didDisappear, layout, willShow, didShow
    case animations, completion, presented, dismissed, alongside, ended, queued
  }

  private enum Action: String, CaseIterable {
    case push, pop, popToRoot, set, present, dismiss
  }

  /// A screen of a stack that acts once, at its place.
  private final class ActingScreen: UIViewController, UINavigationControllerDelegate {
    private let place: Place
    private let act: (ActingScreen) -> Void
    private var hasActed = false

    init(_ place: Place, _ act: @escaping (ActingScreen) -> Void) {
      self.place = place
      self.act = act
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func reach(_ place: Place) {
      guard place == self.place, !hasActed, navigationController != nil else { return }
      hasActed = true
      act(self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      reach(.load)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      reach(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      reach(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      reach(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      reach(.didDisappear)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      reach(.layout)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      reach(.willShow)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      reach(.didShow)
    }

    func go() {
      navigationController?.pushViewController(UIViewController(), animated: true)
      navigationController?.transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.reach(.alongside) },
        completion: { [weak self] _ in self?.reach(.ended) }
      )
      HeadlessUIKit.DispatchQueue.main.async { [weak self] in self?.reach(.queued) }
    }

    func move() {
      UIView.animate(withDuration: 0.2) { [weak self] in
        self?.reach(.animations)
      } completion: { [weak self] _ in
        self?.reach(.completion)
      }
    }

    /// Whether something that contains the screen is being dismissed: UIKit presents nothing there.
    var isBeingDismissedWithAll: Bool {
      sequence(first: self as UIViewController, next: \.parent).contains { $0.isBeingDismissed }
    }

    func open() {
      guard presentedViewController == nil, view.window != nil, !isBeingDismissedWithAll else {
        return
      }
      present(UIViewController(), animated: true) { [weak self] in self?.reach(.presented) }
    }

    /// Whether there is a presented controller that neither comes nor goes.
    func isIdleBelow(_ presented: UIViewController?) -> Bool {
      guard let presented else { return false }
      return !presented.isBeingPresented && !presented.isBeingDismissed
        && presented.transitionCoordinator == nil
    }

    func close() {
      guard isIdleBelow(presentedViewController) else { return }
      dismiss(animated: true) { [weak self] in self?.reach(.dismissed) }
    }
  }

  private func findings(
    _ name: String,
    at place: Place,
    runs: Int,
    max: Int? = nil,
    _ act: @escaping @MainActor (ActingScreen) -> Void
  ) -> [Finding] {
    let scenario = Scenario(name) { _ -> UINavigationController in
      let screen = ActingScreen(place, act)
      let navigation = UINavigationController(rootViewController: screen)
      navigation.delegate = screen
      return navigation
    } operations: { navigation, _ in
      let screen = navigation.viewControllers.first as? ActingScreen
      Call("go") { screen?.go() }
      Call("move") { screen?.move() }
      Call("open") { screen?.open() }
      Call("close") { screen?.close() }
    }
    var settings = CampaignSettings([scenario], seed: 11, iterations: runs)
    settings.findingsMax = max
    return Campaign(settings).run().findings
  }

  private func perform(_ action: Action, _ screen: ActingScreen) {
    guard let navigation = screen.navigationController else { return }
    switch action {
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .set: navigation.setViewControllers([screen, UIViewController()], animated: true)
    case .present:
      guard screen.viewIfLoaded?.window != nil, navigation.presentedViewController == nil,
        !screen.isBeingDismissedWithAll
      else { return }
      navigation.present(UIViewController(), animated: true)
    case .dismiss:
      if screen.isIdleBelow(navigation.presentedViewController) {
        navigation.dismiss(animated: true)
      }
    }
  }

  func testUIKitBreaksNoRuleWhereverItIsCalled() async {
    for place in Place.allCases {
      for action in Action.allCases {
        let found = findings("\(place)-\(action)", at: place, runs: Effort.count(3, long: 500)) {
          [unowned self] in perform(action, $0)
        }
        let grave = found.filter { $0.grading.grade == .violation }
        let words = grave.map(\.identity.description)
        XCTAssertTrue(words.isEmpty, "\(action) in \(place): \(words)")
      }
    }
  }

  /// A begin without an end, which any later idle position shows.
  func testABugIsFoundWhereverItLies() async {
    for place in Place.allCases {
      let found = findings("\(place)-unbalanced", at: place, runs: 150, max: 1) { screen in
        let child = UIViewController()
        screen.addChild(child)
        child.didMove(toParent: screen)
        child.endAppearanceTransition()
      }
      XCTAssertFalse(found.isEmpty, "\(place)")
    }
  }
}
