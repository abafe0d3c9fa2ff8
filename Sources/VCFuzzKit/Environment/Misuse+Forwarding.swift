// Appearances forwarded by mistake, callbacks called by hand, super forgotten (spec 4.2).

internal import HeadlessUIKit
internal import VCLifecycle

extension Misuse.Scene {
  /// Whether the misuse of forwarding or of overrides can be committed now.
  var canMisuseForwarding: Bool {
    switch number {
    case 22, 23, 24, 26, 27, 28: !isObjectMoving && isShown
    case 25: !isObjectMoving
    case 29, 30, 41: isShown
    case 32: targetIfMade.map { !$0.isViewLoaded } ?? CallLegality(live).isFree(operation.target)
    case 33, 34: targetIfMade != nil || CallLegality(live).isFree(operation.target)
    case 35: isObjectMoving && stage.isTransitioning
    case 36: target.isViewLoaded
    case 37, 38, 39, 66: isFaultable(operation.target)
    case 40: target is ScreenController
    case 65: isFaultable(operation.target) && isFaultable(operation.object)
    default: true
    }
  }

  /// Whether a controller is, or will be made as, one of the tool's own classes.
  private func isFaultable(_ slot: Slot) -> Bool {
    guard let made = live.made(slot) else { return !live.hasOwnScreens }
    return made is any FaultableController
  }

  /// Begins and ends by hand on a child of a container that forwards by hand, but not in pairs.
  func miscountAppearances() {
    let child = object
    let appears = stage.state(of: child) != .appeared
    switch number {
    case 22: child.beginAppearanceTransition(appears, animated: false)
    case 23: child.endAppearanceTransition()
    case 24:
      child.beginAppearanceTransition(appears, animated: false)
      target.endAppearanceTransition()
    case 25:
      stage.probe.runCalls(of: target) {
        child.beginAppearanceTransition(appears, animated: false)
        child.endAppearanceTransition()
      }
    case 26:
      child.beginAppearanceTransition(appears, animated: false)
      child.beginAppearanceTransition(appears, animated: false)
      child.endAppearanceTransition()
    case 27:
      child.beginAppearanceTransition(!appears, animated: false)
      if isObjectMoving { child.endAppearanceTransition() }
    case 28:
      child.beginAppearanceTransition(appears, animated: false)
      child.beginAppearanceTransition(!appears, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    default: preconditionFailure("MIS-\(number) is no misuse of begin and end")
    }
  }

  /// Commits the misuse of forwarding.
  func misuseForwarding() {
    switch number {
    case 29:
      let (target, object) = (target, object)
      target.addChild(object)
      target.view.addSubview(object.view)
      object.didMove(toParent: target)
      object.beginAppearanceTransition(true, animated: false)
      object.endAppearanceTransition()
    case 30:
      let (target, object) = (target, object)
      target.addChild(object)
      object.beginAppearanceTransition(true, animated: false)
      target.view.addSubview(object.view)
      object.endAppearanceTransition()
      object.didMove(toParent: target)
    case 31:
      let forwarder = retained(ForwardingDelegate(isFaulty: true))
      (target as? UINavigationController)?.delegate = forwarder
    case 32: forwardNothing()
    case 33: (target as? ManualHostController)?.fault = .forgetsLeaving
    case 34: (target as? ManualHostController)?.fault = .forgetsCancel
    case 35:
      let isComing = stage.state(of: object) == .appearing
      object.beginAppearanceTransition(isComing, animated: true)
      object.endAppearanceTransition()
    case 36: target.viewWillAppear(false)
    default: preconditionFailure("MIS-\(number) is no misuse of forwarding")
    }
  }

  private func forwardNothing() {
    guard let manual = target as? ManualHostController else { return }
    manual.fault = .silent
    manual.onShown = { [unowned stage = stage] manual, child in
      stage.probe.declareShown(child, in: manual)
    }
  }

  /// Commits the misuse of a controller's overrides; the object, if any, stays where it is.
  func misuseOverrides() {
    let screen = target as? ScreenController
    switch number {
    case 37: (target as? any FaultableController)?.overrideFault = .forgetsSuper
    case 38: screen?.overrideFault = .callsWrongSuper
    case 39: screen?.overrideFault = .forgetsSuperInMoves
    case 40:
      guard let screen else { return }
      guard screen.isViewLoaded else { return screen.loadWithoutView() }
      screen.loadView()
      screen.viewDidLoad()
    case 41:
      target.view = nil
      target.loadViewIfNeeded()
    case 65:
      let shared = ScreenController.FirstCalls(stage: stage)
      screen?.firstCalls = shared
      (live.controller(operation.object) as? ScreenController)?.firstCalls = shared
    case 66: screen?.countsMoves = true
    default: preconditionFailure("MIS-\(number) is no misuse of overrides")
    }
  }
}
