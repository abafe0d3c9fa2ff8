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

/// How the user dismisses a presentation: by a finger on a sheet, or by a tap beside a popover.
@MainActor
struct UserDismissal {
  let presentation: Presentation

  private var runtime: Runtime { presentation.runtime }
  private var presented: UIViewController { presentation.presented }
  private var controller: UIPresentationController { presentation.controller }
  private var hasSheets: Bool { presentation.policy.hasSheets }

  /// Whether a finger can drag the presented view away.
  private var isDraggable: Bool {
    hasSheets && (presentation.style == .pageSheet || presentation.style == .formSheet)
      && presentation.isOnTop && !(presented is UIAlertController)
  }

  /// Whether a tap beside the presented view dismisses it.
  private var isTappable: Bool { presentation.style == .popover && presentation.isOnTop }

  func offerGestures(to offers: inout GestureOffers) {
    let openDrag = presentation.openDrag
    if isDraggable || openDrag != nil || presentation.drag.isBlocked {
      offers.offer(SheetGesture(presentation: presentation, driven: openDrag))
    }
    if isTappable {
      let id = StageStep.GestureID.tapOutside(Int(presented.id.index))
      offers.offer(
        Tap(id: id, target: presentation, index: 0) { own, _ in own.userDismissal.tapOutside() }
      )
    }
  }

  // MARK: Dragging

  /// The user may dismiss: neither the controller nor its delegate objects.
  private func mayDismiss() -> Bool {
    guard !presented.isModalInPresentation else { return false }
    guard hasSheets else { return true }
    presentation.record(.sheetShouldDismiss)
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  func beginDrag() {
    presentation.drag = SheetDragState()
    let isBlocked = !mayDismiss()
    presentation.drag.isBlocked = isBlocked
    // A refused drag may send callbacks all the same (MODAL-18).
    guard !isBlocked || runtime.profile.sheetBlocked == .wdWaDa else { return }
    // The delegate may have presented or dismissed when it was asked.
    guard presentation.isOnTop else {
      presentation.drag.isBlocked = false
      return
    }
    presentation.isBusy = true
    presentation.leaving = [presentation]
    let transition = Transition(
      kind: .sheetDrag,
      owner: presentation,
      from: [presented],
      to: [],
      isAnimated: true,
      isInteractive: true,
      isUserDriven: true,
      order: .sheetDrag(isSilent: runtime.profile.sheetCancel == .silentDrag && !isBlocked)
    )
    transition.sides.to = presentation.presenter
    transition.sides.presentationStyle = presentation.requestedStyle
    transition.completion = { [unowned transition] in sendDidDismiss(transition) }
    if runtime.profile.sheetBeingDismissed == .atDrag {  // FLAG-2
      presented.moveFlags.insert(.beingDismissed)
    }
    if !isBlocked, runtime.profile.sheetWillDisappear == .afterSheetWill {  // MODAL-16
      sendWillDismiss(nil)
    }
    runtime.phases.mark(.transitionRequest, transition)
    presentation.run(transition)
  }

  func didStart(_ transition: Transition) {
    if !presentation.drag.isBlocked, !presentation.drag.hasSentWill { sendWillDismiss(transition) }
  }

  func releaseDrag(_ driven: Transition?, finished: Bool) {
    guard let driven else {
      presentation.drag.isBlocked = false
      // A call may have begun to dismiss it meanwhile: then the finger attempts nothing.
      if finished, presentation.isOnTop { sendDidAttempt() }
      return
    }
    presentation.drag.hasTried = presentation.drag.isBlocked && finished
    runtime.phases.release(driven, cancelled: !finished || presentation.drag.isBlocked)
  }

  func didEnd() {
    let hasTried = presentation.drag.hasTried
    presentation.drag = SheetDragState()
    if hasTried { sendDidAttempt() }
  }

  // MARK: The delegate (DELEG-11)

  private func sendWillDismiss(_ transition: Transition?) {
    presentation.drag.hasSentWill = true
    presentation.record(.sheetWillDismiss, transition)
    controller.delegate?.presentationControllerWillDismiss(controller)
  }

  func sendDidDismiss(_ transition: Transition) {
    presentation.record(.sheetDidDismiss, transition)
    controller.delegate?.presentationControllerDidDismiss(controller)
  }

  private func sendDidAttempt() {
    presentation.record(.sheetDidAttempt)
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  // MARK: Tapping beside a popover

  func tapOutside() {
    let popover = controller as? UIPopoverPresentationController
    guard mayDismiss(),
      hasSheets
        || popover?.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(
          UIPopoverPresentationController(
            presentedViewController: presented,
            presenting: presentation.presenter
          )
        ) ?? true
    else {
      if hasSheets { sendDidAttempt() }
      return
    }
    guard presentation.isOnTop else { return }
    presentation.calls.requestDismissal(animated: true, isUserDriven: true) { transition in
      guard hasSheets else {
        if let popover {
          popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
        }
        return
      }
      sendDidDismiss(transition)
    }
    if hasSheets { sendWillDismiss(nil) }
  }
}

extension Presentation {
  var userDismissal: UserDismissal { UserDismissal(presentation: self) }

  /// Whether what it presents is what the user sees in front, and has come to rest.
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
    case .begin: presentation.userDismissal.beginDrag()
    case .move: break
    case .finish: presentation.userDismissal.releaseDrag(driven, finished: true)
    case .cancel: presentation.userDismissal.releaseDrag(driven, finished: false)
    }
  }
}
