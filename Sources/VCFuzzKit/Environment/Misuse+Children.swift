// Children added and removed by mistake (spec 4.1).

internal import HeadlessUIKit
internal import VCLifecycle

extension Misuse.Scene {
  /// Whether the misuse of children can be committed now.
  var canMisuseChildren: Bool {
    switch number {
    case 1, 4, 18, 20: isShown
    case 2: !isInWindow && target.isViewLoaded && state != .disappearing
    case 3, 5: state == .appearing && isInWindow
    case 6, 9: target.isViewLoaded
    case 10: isObjectInView
    case 13: isShown && isObjectInView
    case 14: isParentPlain
    case 15: isParentPlain && isObjectInView
    case 16: isInWindow
    case 17: state == .appearing && target.isViewLoaded && !target.children.isEmpty
    case 19: isObjectForeign
    case 21: (target as? ManualHostController)?.canExchange == true
    default: true
    }
  }

  private var isObjectInView: Bool { objectIfMade?.viewIfLoaded?.superview != nil }

  private var isParentPlain: Bool {
    objectIfMade?.parent is HostController || objectIfMade?.parent is ScreenController
  }

  /// Whether the object is no child of the target, or one that the target forwards to by hand.
  private var isObjectForeign: Bool {
    guard let objectIfMade else { return false }
    return objectIfMade.parent !== target || target is ManualHostController
  }

  /// Commits the misuse of children.
  func misuseChildren() {
    switch number {
    case 1, 2, 3, 16: target.view.addSubview(object.view)
    case 4, 5: addViewBeforeChild()
    case 6:
      target.addChild(object)
      target.view.addSubview(object.view)
    case 7: target.addChild(object)
    case 8:
      let (target, object) = (target, object)
      guard isShown else { return object.willMove(toParent: target) }
      target.view.addSubview(object.view)
      object.didMove(toParent: target)
    case 9: addTwice()
    case 10: object.view.removeFromSuperview()
    case 11:
      object.viewIfLoaded?.removeFromSuperview()
      object.removeFromParent()
    case 12: object.willMove(toParent: nil)
    case 13:
      object.willMove(toParent: nil)
      object.removeFromParent()
    case 14, 15: takeFromParent(putsViewBack: number == 15)
    case 17: exchangeFirstChild()
    case 18:
      let orphan = stage.screen("orphan")
      target.view.addSubview(orphan.view)
      withExtendedLifetime(orphan) {}
    case 19:
      let object = object
      target.transition(from: object, to: object, duration: 0.3, animations: nil)
    case 20: addUnderHiddenView()
    case 21: (target as? ManualHostController)?.exchangeAfterForcedLayout()
    default: preconditionFailure("MIS-\(number) is no misuse of children")
    }
  }

  private func addViewBeforeChild() {
    let (target, object) = (target, object)
    target.view.addSubview(object.view)
    target.addChild(object)
    object.didMove(toParent: target)
  }

  private func addTwice() {
    let (target, object) = (target, object)
    target.addChild(object)
    target.addChild(object)
    target.view.addSubview(object.view)
    object.didMove(toParent: target)
  }

  private func takeFromParent(putsViewBack: Bool) {
    let (target, object) = (target, object)
    if putsViewBack {
      let superview = object.view.superview
      target.addChild(object)
      object.didMove(toParent: target)
      object.view.removeFromSuperview()
      superview?.addSubview(object.view)
    } else {
      object.viewIfLoaded?.removeFromSuperview()
      target.addChild(object)
      if target.isViewLoaded { target.view.addSubview(object.view) }
      object.didMove(toParent: target)
    }
  }

  private func exchangeFirstChild() {
    let (target, new) = (target, object)
    let old = target.children[0]
    target.addChild(new)
    old.willMove(toParent: nil)
    target.view.addSubview(new.view)
    old.viewIfLoaded?.removeFromSuperview()
    new.didMove(toParent: target)
    old.removeFromParent()
  }

  private func addUnderHiddenView() {
    let (target, object) = (target, object)
    let hidden = UIView(frame: target.view.bounds)
    hidden.isHidden = true
    target.view.addSubview(hidden)
    target.addChild(object)
    hidden.addSubview(object.view)
    object.didMove(toParent: target)
  }
}
