// What a trace that begins in the middle must say first: who is where, and in which state.

internal import VCLifecycle

/// States the tree and the states of all controllers in it, as the beginning of a new trace.
@MainActor
struct Restatement {
  let runtime: Runtime
  private var header = Trace.Header()

  init(of runtime: Runtime) {
    self.runtime = runtime
    for window in runtime.windows {
      guard let root = window.rootController else { continue }
      runtime.recordStructure(.windowRoot, root, other: nil, flag: true)
      add(root)
    }
    runtime.recorder.initialHeader = header
  }

  private mutating func add(_ controller: UIViewController) {
    header.initialStates.append(Trace.Entry(controller.id, controller.appearance.state))
    if controller.viewStorage?.currentWindow != nil {
      controller.recordWindowChange(isInside: true)
    }
    for child in controller.childControllers {
      header.initialParents.append(Trace.Entry(child.id, controller.id))
      runtime.recordStructure(.parentChanged, child, other: controller, flag: true)
      add(child)
    }
    if controller.containerKind != .automatic, controller.containerKind != .manual {
      let shown = controller.shownChildren
      for child in controller.childControllers {
        runtime.recordStructure(.shownChanged, child, other: controller, flag: shown.holds(child))
      }
    }
    guard let presented = controller.presentedController,
      presented.presentingController === controller
    else { return }
    header.initialPresenters.append(Trace.Entry(presented.id, controller.id))
    presented.presentation?.own?.recordLink(true)
    add(presented)
  }
}
