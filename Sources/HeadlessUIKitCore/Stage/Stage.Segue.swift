// Segues on a stage: defined in code, as a storyboard would define them.

internal import VCLifecycle

extension Stage {
  /// Gives a controller segues, as its storyboard would.
  public func segues(of controller: UIViewController, _ segues: Segue...) {
    controller.segues += segues.map { $0.template(on: self) }
  }

  /// Gives a controller an unwind action: the method that a storyboard would name.
  public func unwindAction(
    _ action: Selector,
    of controller: UIViewController,
    _ body: @escaping @MainActor (UIStoryboardSegue) -> Void = { _ in }
  ) {
    controller.madeExtras.unwindActions.append(UnwindAction(action: action, body: body))
  }

  /// One segue of a controller, as a storyboard would define it.
  public struct Segue {
    /// Makes the controller that a segue leads to, when the segue is performed.
    public typealias Destination = @MainActor (Stage) -> UIViewController
    /// Makes a segue of the app's own class.
    public typealias Maker =
      @MainActor (String, UIViewController, UIViewController) -> UIStoryboardSegue

    /// The name by which the app performs the segue.
    public let identifier: String
    let kind: SegueTemplate.Kind
    let destination: Destination?

    /// A segue that calls `show(_:sender:)`.
    public static func show(_ identifier: String, to destination: @escaping Destination) -> Segue {
      Segue(identifier: identifier, kind: .show, destination: destination)
    }

    /// A segue that calls `showDetailViewController(_:sender:)`.
    public static func showDetail(
      _ identifier: String,
      to destination: @escaping Destination
    ) -> Segue {
      Segue(identifier: identifier, kind: .showDetail, destination: destination)
    }

    /// A segue that presents modally, in a style of its own or that of the destination.
    public static func present(
      _ identifier: String,
      style: UIModalPresentationStyle? = nil,
      to destination: @escaping Destination
    ) -> Segue {
      Segue(identifier: identifier, kind: .present(style), destination: destination)
    }

    /// A segue that presents as a popover.
    public static func popover(
      _ identifier: String,
      to destination: @escaping Destination
    ) -> Segue {
      Segue(identifier: identifier, kind: .present(.popover), destination: destination)
    }

    /// A segue that makes the destination a child while the source's view loads (CHILD-36).
    public static func embed(_ identifier: String, _ destination: @escaping Destination) -> Segue {
      Segue(identifier: identifier, kind: .embed, destination: destination)
    }

    /// A segue of the app's own class.
    public static func custom(
      _ identifier: String,
      to destination: @escaping Destination,
      by maker: @escaping Maker
    ) -> Segue {
      Segue(identifier: identifier, kind: .custom(maker), destination: destination)
    }

    /// A segue back to the nearest controller that has the unwind action.
    public static func unwind(_ identifier: String, to action: Selector) -> Segue {
      Segue(identifier: identifier, kind: .unwind(action), destination: nil)
    }

    /// The segue as its controller keeps it; the stage makes what it leads to.
    @MainActor
    func template(on stage: Stage) -> SegueTemplate {
      var destination: (@MainActor () -> UIViewController)?
      if let make = self.destination { destination = { [unowned stage] in make(stage) } }
      return SegueTemplate(identifier: identifier, kind: kind, destination: destination)
    }
  }
}
