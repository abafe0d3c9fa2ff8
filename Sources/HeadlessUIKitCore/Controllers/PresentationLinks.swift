// What a controller keeps of presentations: links to what it presents and is presented by, and the
// settings that most controllers never touch.

internal import Foundation
internal import VCLifecycle

/// The links of a controller to presentations; made when the first is needed.
@MainActor
final class PresentationLinks {
  /// What the controller presents; the presenter owns it.
  var above: Presentation?
  private var ownHandle: Handle?
  private var coverHandle: Handle?
  private var begunCoverHandle: Handle?
  /// Whether the will of the app's open begin went to what hid the controller then.
  var hasBegunCover = false
  /// A presentation that was asked for too early (V-EARLY-PRESENT=deferred).
  var waiting: (controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?)?
  var settings: PresentationSettings?
  nonisolated init() {}

  /// The presentation that shows the controller.
  var own: Presentation? {
    get { ownHandle?.presentation }
    set { ownHandle = newValue?.handle }
  }

  /// The presentation that hides the controller.
  var cover: Presentation? {
    get { coverHandle?.presentation }
    set { coverHandle = newValue?.handle }
  }

  /// The presentation that received that will.
  var begunCover: Presentation? {
    get { begunCoverHandle?.presentation }
    set { begunCoverHandle = newValue?.handle }
  }
}

extension Handle {
  /// The object of a presentation's handle.
  var presentation: Presentation? { object.map { unsafeDowncast($0, to: Presentation.self) } }

  /// The object of a controller's handle.
  var controller: UIViewController? {
    object.map { unsafeDowncast($0, to: UIViewController.self) }
  }
}

/// What an app has set of a controller's presentation.
@MainActor
final class PresentationSettings {
  var style: UIModalPresentationStyle?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesTransitionStyle = false
  var isModal = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller that was asked for before the presentation.
  var controller: UIPresentationController?
  var controllerStyle = UIModalPresentationStyle.none
  nonisolated init() {}
}

extension UIViewController {
  var presentedController: UIViewController? { presentation?.above?.presented }
  var presentingController: UIViewController? { presentation?.own?.presenter }

  var presentationLinks: PresentationLinks {
    if let presentation { return presentation }
    let links = PresentationLinks()
    presentation = links
    return links
  }

  var presentationSettings: PresentationSettings {
    if let settings = presentation?.settings { return settings }
    let settings = PresentationSettings()
    presentationLinks.settings = settings
    return settings
  }

  /// The presentation above this controller or its nearest ancestor that has one (MODAL-8).
  var visiblePresentation: Presentation? {
    var current: UIViewController? = self
    while let controller = current {
      if let above = controller.presentation?.above { return above }
      current = controller.parentController
    }
    return nil
  }

  /// The presentation that this controller or its nearest presented ancestor is in.
  var enclosingPresentation: Presentation? {
    var current: UIViewController? = self
    while let controller = current {
      if let own = controller.presentation?.own { return own }
      current = controller.parentController
    }
    return nil
  }

  /// Whether a flag reads true because of a call of `present` or `dismiss` whose transition has not
  /// started (MODAL-25).
  func announces(_ flag: MoveFlags) -> Bool {
    guard runtime.profile.beingEarly == .fromCall, let own = presentation?.own else { return false }
    return own.announced.contains(flag)
  }

  /// Whether the controller is visible or on its way in.
  var isShowing: Bool { appearance.state == .appeared || appearance.state == .appearing }

  /// Whether what hides the controller in its context is visible or on its way in (MODAL-8).
  var isCoverShowing: Bool { coverInContext?.presented.isShowing ?? false }

  /// Whether what hides the controller in its context is on its way out with it (MODAL-8).
  var isCoverLeaving: Bool { coverInContext?.presented.appearance.state == .disappearing }

  /// The presentation that hides the controller in its own context.
  var coverInContext: Presentation? {
    guard let cover = presentation?.cover, cover.isInContext else { return nil }
    return cover
  }
}
