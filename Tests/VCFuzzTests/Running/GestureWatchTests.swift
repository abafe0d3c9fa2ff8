// A scenario's own gesture: what it may send before the finger is lifted and after a cancel
// (INV-55), and what a run takes for its doing.

import HeadlessUIKit
import LifecycleChecks
import VCFuzzKit
import XCTest

@MainActor
final class GestureWatchTests: XCTestCase {
  /// A container with a panel that is there all the time and hidden at first.
  private final class PanelController: UIViewController {
    let panel: UIViewController

    init(panel: UIViewController) {
      self.panel = panel
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(panel)
      panel.view.frame = view.bounds
      panel.view.isHidden = true
      view.addSubview(panel.view)
      panel.didMove(toParent: self)
    }

    func begin(_ isAppearing: Bool) {
      if isAppearing { panel.view.isHidden = false }
      panel.beginAppearanceTransition(isAppearing, animated: true)
    }

    func end(hides: Bool = false) {
      if hides { panel.view.isHidden = true }
      panel.endAppearanceTransition()
    }
  }

  private typealias Act = @MainActor (PanelController) -> Void

  /// What a run reports; call 0 opens the panel, call 1 changes the layout only.
  private func violation(
    _ steps: [Step],
    begin: @escaping Act = { $0.begin(true) },
    move: Act? = nil,
    finish: @escaping Act = { $0.end() },
    cancel: @escaping Act = {
      $0.begin(false)
      $0.end(hides: true)
    }
  ) -> Violation? {
    let scenario = Scenario("panel") { stage in
      PanelController(panel: stage.screen("Panel"))
    } operations: { container, _ in
      Call("open") {
        container.begin(true)
        container.end()
      }
      Call("look again") { container.view.setNeedsLayout() }
      Gesture(
        "pull",
        begin: { begin(container) },
        move: Self.bound(move, to: container),
        finish: { finish(container) },
        cancel: { cancel(container) }
      )
    }
    return Run.finished(scenario, Configuration(window: .root), [.commit] + steps).failure?
      .violation
  }

  private static func bound(_ act: Act?, to container: PanelController) -> (@MainActor () -> Void)?
  {
    guard let act else { return nil }
    return { act(container) }
  }

  private let began = Step.gesture(0, .begin)
  private let moved = Step.gesture(0, .move)
  private let cancelled = Step.gesture(0, .cancel)
  private let finished = Step.gesture(0, .finish)

  func testAGestureThatEndsWithTheFingerIsCorrect() async {
    XCTAssertNil(violation([began, .commit, finished]))
    XCTAssertNil(violation([began, .commit, cancelled]))
    XCTAssertNil(violation([began, .commit, moved, moved, cancelled], move: { _ in }))
    XCTAssertNil(violation([began, .commit]), "the run lifts the finger")
  }

  func testADidBeforeTheFingerMovesIsAViolation() async {
    let eager: Act = {
      $0.begin(true)
      $0.end()
    }
    let found = violation([began, .commit, finished], begin: eager, finish: { _ in })
    XCTAssertEqual(found?.id, "INV-55")
    XCTAssertEqual(found?.severity, .violation)
  }

  /// The finger may have moved all the way, unless what has disappeared is still there.
  func testAfterAMoveWhatIsSeenDecides() async {
    let early = violation(
      [began, .commit, moved, .commit, finished],
      move: { $0.end() },
      finish: { _ in }
    )
    XCTAssertEqual(early?.id, "INV-55")
    XCTAssertEqual(early?.severity, .fragile)
    for (hides, severity) in [(false, Grade.violation), (true, .fragile)] {
      let found = violation(
        [.call(0), .commit, began, .commit, moved, .commit, finished],
        begin: { $0.begin(false) },
        move: { $0.end(hides: hides) },
        finish: { _ in }
      )
      XCTAssertEqual(found?.id, "INV-55", "\(hides)")
      XCTAssertEqual(found?.severity, severity, "\(hides)")
    }
  }

  func testACancelledGestureLeavesEverythingAsItWas() async {
    let found = violation([began, .commit, cancelled], cancel: { $0.end() })
    XCTAssertEqual(found?.id, "INV-55")
    XCTAssertEqual(found?.severity, .violation)
    // What the cancel leads to later counts as well.
    let later = violation(
      [began, .commit, cancelled],
      cancel: { container in
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in container.end() })
      }
    )
    XCTAssertEqual(later?.id, "INV-55")
  }

  /// A call may end a gesture as it likes, and what was under way before goes its own way.
  func testWhatElseActsIsNotTheGesturesDoing() async {
    XCTAssertNil(violation([began, .commit, .call(1), finished]))
    XCTAssertNil(violation([began, .commit, .call(1), cancelled], cancel: { $0.end() }))
    XCTAssertNil(violation([.call(1), began, .commit, cancelled], cancel: { $0.end() }))
  }
}
