// transition(from:to:): UIKit exchanges two children of a plain container (CHILD-31, K-XFER).

internal import Foundation
internal import VCLifecycle

extension UIViewController {
  /// What a call of `transition(from:to:)` asks for.
  struct Transfer {
    let old: UIViewController
    let new: UIViewController
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let animations: (() -> Void)?
    let completion: ((Bool) -> Void)?

    var allowsInteraction: Bool { options.contains(.allowUserInteraction) }

    /// Whether the views are exchanged, and not only shown and hidden.
    var movesViews: Bool { !options.contains(.showHideTransitionViews) }
  }

  /// Exchanges two children, with their callbacks where the container is on screen.
  func perform(_ transfer: Transfer) {
    guard transfer.old.parentController === self, transfer.new.parentController === self else {
      return transfer.new.raiseInvalidArgument(
        "the two controllers must be children of the container"
      )
    }
    guard containerKind != .manual else {
      return transfer.new.raiseInvalidArgument("the container forwards appearances by hand")
    }
    guard appearance.state == .appeared, viewStorage?.currentWindow != nil else {
      return exchangeUnseen(transfer)
    }
    let owner = TransferOwner(container: self, transfer: transfer)
    let isAnimated = transfer.duration > 0 && runtime.animations.areEnabled
    let transition = Transition(
      kind: .childTransfer,
      owner: owner,
      // One that was added before its container had a window may never have appeared.
      from: transfer.old.isShowing ? [transfer.old] : [],
      to: [transfer.new],
      isAnimated: isAnimated,
      order: .transfer(runtime.profile)
    )
    if let completion = transfer.completion { transition.completion = { completion(true) } }
    runtime.phases.run(transition, in: rootView)
  }

  /// Exchanges the views while the container is not on screen: table 1.10c decides the callbacks.
  private func exchangeUnseen(_ transfer: Transfer) {
    transfer.new.loadViewIfNeeded()
    if transfer.movesViews {
      transfer.old.rootView.parentView?.addSubview(transfer.new.rootView)
    }
    runtime.animations.animate(
      transfer.duration,
      allowsInteraction: transfer.allowsInteraction,
      animations: transfer.animations ?? {}
    ) { finished in
      if transfer.movesViews { transfer.old.viewStorage?.removeFromSuperview() }
      transfer.completion?(finished)
    }
  }
}

/// Runs one exchange of two children; containers of the app's own are no owners themselves.
@MainActor
final class TransferOwner: TransitionOwner {
  private let container: UIViewController
  private let transfer: UIViewController.Transfer

  init(container: UIViewController, transfer: UIViewController.Transfer) {
    self.container = container
    self.transfer = transfer
  }

  var transitionOwnerController: UIViewController? { container }

  var isOnItsWayIn: Bool { container.appearance.state == .appearing }

  var isAway: Bool { !container.isShowing }

  func prepare(_ transition: Transition) { transfer.new.loadViewIfNeeded() }

  /// The view that comes joins the one that goes, and the app's animations run.
  func didStart(_ transition: Transition) {
    if transfer.movesViews, let superview = transfer.old.rootView.parentView {
      superview.attach(transfer.new.rootView)
    }
    guard let body = transfer.animations else { return }
    let runtime = container.runtime
    transition.shutViews = runtime.animations.viewsShut(
      allowsInteraction: transfer.allowsInteraction
    ) {
      runtime.animations.runInside(transition, body)
    }
  }

  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    guard direction == .disappear, transfer.movesViews, root.appearance.state == .disappearing
    else { return }
    root.viewStorage?.detach()
  }

  func didFinish(_ transition: Transition) {
    // It has reappeared with its container meanwhile: removing its view sends the callbacks.
    if transfer.movesViews { transfer.old.viewStorage?.removeFromSuperview() }
  }

  func didCancel(_ transition: Transition) {
    if transfer.movesViews { transfer.new.viewStorage?.detach() }
  }
}
