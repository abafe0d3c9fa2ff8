// A stage for presentations: a root at rest, and words for what a test does to it.

import HeadlessUIKit
import UIKitTesting
import VCLifecycle

/// A window with a root, and the steps of a modal test.
@MainActor
struct ModalStage {
  let stage: Stage
  let root: UIViewController
  let window: UIWindow

  /// Shows a root of that name and forgets how it came there.
  init(
    _ profile: String = "ios26",
    device: Device = .phone,
    recording: Stage.Recording = .standard,
    makeRoot: (Stage) -> UIViewController = { $0.screen("A") }
  ) throws {
    stage = Stage(try Profile(named: profile), recording: recording, device: device)
    let root = makeRoot(stage)
    self.root = root
    window = stage.window { root }
    stage.settleAndForget()
  }

  /// The stage, its window and its root, for tests that present nothing.
  var parts: (stage: Stage, window: UIWindow, screen: UIViewController) { (stage, window, root) }

  /// A screen with a style.
  func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    stage.screen(name, style)
  }

  /// Presents from the root, or from another controller; the completion is recorded.
  @discardableResult
  func present<Presented: UIViewController>(
    _ presented: Presented,
    from presenter: UIViewController? = nil,
    animated: Bool = true
  ) -> Presented {
    stage.play("present") { (presenter ?? root).present(presented, animated: animated) {} }
    return presented
  }

  /// Presents and lets it run out, and forgets how it came.
  @discardableResult
  func show<Presented: UIViewController>(
    _ presented: Presented,
    from presenter: UIViewController? = nil
  ) -> Presented {
    (presenter ?? root).present(presented, animated: false)
    stage.settleAndForget()
    return presented
  }

  /// Dismisses; the completion is recorded.
  func dismiss(_ controller: UIViewController, animated: Bool = true) {
    stage.play("dismiss") { controller.dismiss(animated: animated) {} }
  }

  func state(_ controller: UIViewController) -> AppearanceState { stage.state(of: controller) }

  func states(_ controllers: UIViewController...) -> [AppearanceState] { controllers.map(state) }

  /// The short names of what each of some controllers heard.
  func heard(by controllers: UIViewController...) -> [String] { controllers.map { heard($0) } }

  /// The short names of what a controller heard, in order.
  func heard(_ controller: UIViewController, _ kinds: Set<Event.Kind> = ModalStage.wills) -> String
  {
    let id = stage.identity(of: controller)
    return stage.events
      .filter { $0.controller == id && kinds.contains($0.kind) && $0.frame != .base }
      .filter { $0.frame != .exit }
      .compactMap { $0.kind.shortName }
      .joined(separator: " ")
  }

  static let wills: Set<Event.Kind> = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// What a controller looked like at its first callback of that kind.
  func facts(_ controller: UIViewController, at kind: Event.Kind) -> Event.Snapshot.Facts {
    let id = stage.identity(of: controller)
    let event = stage.events.first {
      $0.controller == id && $0.kind == kind && ($0.frame == .enter || $0.frame == .whole)
    }
    return event?.snapshot?.facts ?? []
  }
}
