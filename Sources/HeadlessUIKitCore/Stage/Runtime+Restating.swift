// What a trace that begins in the middle must say first: who is where, and in which state.

internal import VCLifecycle

extension Runtime {
  /// States the tree and the states of all controllers in it, as the beginning of a new trace.
  func restate() {
    initialHeader = Trace.Header()
    for window in windows {
      guard let root = window.rootController else { continue }
      recordStructure(.windowRoot, root, other: nil, flag: true)
      restate(root)
    }
  }

  private func restate(_ controller: UIViewController) {
    initialHeader.initialStates.append(
      Trace.Entry(controller.id, controller.appearance.state)
    )
    if controller.viewStorage?.currentWindow != nil {
      recordWindowChange(of: controller, isInside: true)
    }
    for child in controller.childControllers {
      initialHeader.initialParents.append(Trace.Entry(child.id, controller.id))
      recordStructure(.parentChanged, child, other: controller, flag: true)
      restate(child)
    }
    if controller.containerKind != .automatic, controller.containerKind != .manual {
      let shown = controller.shownChildren
      for child in controller.childControllers {
        let isShown = shown.holds(child)
        recordStructure(.shownChanged, child, other: controller, flag: isShown)
      }
    }
    guard let presented = controller.presentedController,
      presented.presentingController === controller
    else { return }
    initialHeader.initialPresenters.append(
      Trace.Entry(presented.id, controller.id)
    )
    presented.presentation?.own?.recordLink(true)
    restate(presented)
  }
}
