// The finger on a sheet, and the tap beside a popover: dismissal by the user (MODAL-16…MODAL-18).

internal import Foundation
internal import VCLifecycle

/// What a presentation remembers of a drag.
struct SheetDragState {
  /// A finger moves a sheet that will not go.
  var isBlocked = false
  var hasSentWill = false
  /// The finger let go where an allowed drag would have finished.
  var hasTried = false
}

extension Presentation {
  /// Whether a finger can drag the presented view away.
  private var isDraggable: Bool {
    policy.hasSheets && (style == .pageSheet || style == .formSheet) && isOnTop
      && !(presented is UIAlertController)
  }

  /// Whether a tap beside the presented view dismisses it.
  private var isTappable: Bool { style == .popover && isOnTop }

  var isOnTop: Bool {
    presented.appearance.state == .appeared && presented.presentation?.above == nil
      && !runtime.presentations.isPresenting(around: presenter) && container.currentWindow != nil
  }

  /// The drag that a finger is making.
  var openDrag: Transition? {
    let transitions = runtime.transitions
    for place in transitions.indices.reversed() {
      let transition = transitions[place]
      guard transition.kind == .sheetDrag, transition.isOpen else { continue }
      if transition.owner === self { return transition }
    }
    return nil
  }

  func offerGestures(to offers: inout GestureOffers) {
    let openDrag = openDrag
    if isDraggable || openDrag != nil || drag.isBlocked {
      offers.offer(SheetGesture(presentation: self, driven: openDrag))
    }
    if isTappable {
      let id = StageStep.GestureID.tapOutside(Int(presented.id.index))
      offers.offer(
        Tap(id: id, target: self, index: 0) { presentation, _ in presentation.tapOutside() }
      )
    }
  }

  // MARK: Dragging

  /// The user may dismiss: neither the controller nor its delegate objects.
  private func mayDismiss() -> Bool {
    guard !presented.isModalInPresentation else { return false }
    guard policy.hasSheets else { return true }
    record(.sheetShouldDismiss)
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  func beginDrag() {
    drag = SheetDragState()
    let isBlocked = !mayDismiss()
    drag.isBlocked = isBlocked
    // A refused drag may send callbacks all the same (MODAL-18).
    guard !isBlocked || runtime.profile.sheetBlocked == .wdWaDa else { return }
    // The delegate may have presented or dismissed when it was asked.
    guard isOnTop else {
      drag.isBlocked = false
      return
    }
    isBusy = true
    leaving = [self]
    let transition = Transition(
      kind: .sheetDrag,
      owner: self,
      from: [presented],
      to: [],
      isAnimated: true,
      isInteractive: true,
      isUserDriven: true,
      order: .sheetDrag(isSilent: runtime.profile.sheetCancel == .silentDrag && !isBlocked)
    )
    transition.sides.to = presenter
    transition.sides.presentationStyle = requestedStyle
    transition.completion = { [self, unowned transition] in sendDidDismiss(transition) }
    if runtime.profile.sheetBeingDismissed == .atDrag {  // FLAG-2
      presented.moveFlags.insert(.beingDismissed)
    }
    if !isBlocked, runtime.profile.sheetWillDisappear == .afterSheetWill {  // MODAL-16
      sendWillDismiss(nil)
    }
    runtime.phases.mark(.transitionRequest, transition)
    run(transition)
  }

  func dragDidStart(_ transition: Transition) {
    if !drag.isBlocked, !drag.hasSentWill { sendWillDismiss(transition) }
  }

  func releaseDrag(_ driven: Transition?, finished: Bool) {
    guard let driven else {
      drag.isBlocked = false
      // A call may have begun to dismiss it meanwhile: then the finger attempts nothing.
      if finished, isOnTop { sendDidAttempt() }
      return
    }
    drag.hasTried = drag.isBlocked && finished
    runtime.phases.release(driven, cancelled: !finished || drag.isBlocked)
  }

  func dragDidEnd() {
    let hasTried = drag.hasTried
    drag = SheetDragState()
    if hasTried { sendDidAttempt() }
  }

  // MARK: The delegate (DELEG-11)

  private func sendWillDismiss(_ transition: Transition?) {
    drag.hasSentWill = true
    record(.sheetWillDismiss, transition)
    controller.delegate?.presentationControllerWillDismiss(controller)
  }

  func sendDidDismiss(_ transition: Transition) {
    record(.sheetDidDismiss, transition)
    controller.delegate?.presentationControllerDidDismiss(controller)
  }

  private func sendDidAttempt() {
    record(.sheetDidAttempt)
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  // MARK: Tapping beside a popover

  func tapOutside() {
    let popover = controller as? UIPopoverPresentationController
    guard mayDismiss(),
      policy.hasSheets
        || popover?.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(
          UIPopoverPresentationController(
            presentedViewController: presented,
            presenting: presenter
          )
        ) ?? true
    else {
      if policy.hasSheets { sendDidAttempt() }
      return
    }
    guard isOnTop else { return }
    requestDismissal(animated: true, isUserDriven: true) { [self] transition in
      guard policy.hasSheets else {
        if let popover {
          popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
        }
        return
      }
      sendDidDismiss(transition)
    }
    if policy.hasSheets { sendWillDismiss(nil) }
  }
}

/// A finger on a sheet.
private struct SheetGesture: GestureSource {
  let presentation: Presentation
  let driven: Transition?

  var id: StageStep.GestureID { .sheetDrag(Int(presentation.presented.id.index)) }

  var phases: [StageStep.GesturePhase] {
    if let driven { return driven.isInteractive ? StageStep.GesturePhase.underWay : [] }
    return presentation.drag.isBlocked
      ? StageStep.GesturePhase.underWay : StageStep.GesturePhase.first
  }

  func perform(_ phase: StageStep.GesturePhase) {
    switch phase {
    case .begin: presentation.beginDrag()
    case .move: break
    case .finish: presentation.releaseDrag(driven, finished: true)
    case .cancel: presentation.releaseDrag(driven, finished: false)
    }
  }
}
