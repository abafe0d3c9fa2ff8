// Segues on a stage: defined beside the controllers, tapped by the finger.

internal import VCLifecycle

extension Stage {
  /// Gives a controller segues, as its storyboard would.
  public func segues(of controller: UIViewController, _ segues: Segue...) {
    controller.segues += segues
  }

  /// Gives a controller an unwind action: the method that a storyboard would name.
  public func unwindAction(
    _ action: Selector,
    of controller: UIViewController,
    _ body: @escaping @MainActor (UIStoryboardSegue) -> Void = { _ in }
  ) {
    controller.unwindActions.append(UnwindAction(action: action, body: body))
  }

  /// A finger taps what triggers the segue; false if nothing on screen does.
  @discardableResult
  public func tap(_ identifier: String, on controller: UIViewController) -> Bool {
    take(.segue(Int(controller.id.index), identifier))
  }

  /// The taps that trigger a segue now: of controllers that have appeared.
  var segueSteps: [Step] {
    tappableSegues.map { .segue(Int($0.controller.id.index), $0.segue.identifier) }
  }

  func tapSegue(_ identifier: String, of number: Int) -> Bool {
    let tapped = tappableSegues.first {
      Int($0.controller.id.index) == number && $0.segue.identifier == identifier
    }
    if let tapped { tapped.controller.tapped(tapped.segue) }
    return tapped != nil
  }

  private var tappableSegues: [(controller: UIViewController, segue: Segue)] {
    runtime.allControllers
      .filter { !$0.segues.isEmpty && $0.appearance.state == .appeared && $0.isOnScreenNow }
      .flatMap { controller in
        controller.segues.filter { !$0.isEmbed }.map { (controller, $0) }
      }
  }
}
