// What holds between the steps of a stage. Debug builds check it after every step: code of the app
// runs inside steps only, so between them every change that the runtime began must be complete.

internal import VCLifecycle

/// What holds between the steps of a stage.
@MainActor
struct InvariantChecks {
  let runtime: Runtime

  /// Checks the invariants of everything that can be reached from the windows.
  ///
  /// A planted deviation breaks some of them on purpose, so a runtime that has one is not checked.
  func check() {
    guard runtime.deviation == nil, runtime.underWay.frames.isEmpty else { return }
    checkScopes()
    checkTransitions()
    for presentation in runtime.presentations.all { check(presentation) }
    for controller in runtime.retained {
      assert(
        controller.appearance.isMoving,
        "a controller is kept alive for an appearance that has ended"
      )
    }
    for case let scrollView as UIScrollView in runtime.touchscreen.finger?.driven ?? [] {
      assert(scrollView.isDragging, "a finger drives a scroll view that is not being dragged")
    }
    assert(
      runtime.keyWindow == nil || runtime.windows.holds(runtime.keyWindow),
      "nothing keeps the key window alive"
    )
    for window in runtime.windows { window.checkInvariants() }
    for controller in runtime.allControllers { controller.checkInvariants() }
  }

  /// What is set while a callback or block runs is reset when it returns.
  private func checkScopes() {
    assert(!runtime.turn.isCommitting, "a commit is under way between steps")
    assert(!runtime.isSwappingRoot, "a window's root is being replaced between steps")
    assert(runtime.animations.transition == nil, "an animator is being run between steps")
    assert(
      runtime.animations.changes == nil,
      "an animation block records its changes between steps"
    )
    assert(
      runtime.animations.blockDuration == 0,
      "an animation block lends its duration between steps"
    )
    assert(runtime.showOrigin == nil, "a call of show is being handed on between steps")
    assert(
      runtime.underWay.unforwarded.isEmpty
        || runtime.profile.quirks.contains(.replacedChildDidAppearOnly),
      "a split controller withholds callbacks between steps"
    )
    assert(runtime.presentations.ending.isEmpty, "a presentation sends did callbacks between steps")
  }

  private func checkTransitions() {
    for transition in runtime.transitions {
      assert(transition.isOpen, "a transition that has ended counts as under way")
      assert(!transition.isSending, "a transition sends callbacks between steps")
      assert(
        transition.animation == nil || runtime.animations.running.holds(transition.animation),
        "a transition waits for an animation that is gone"
      )
    }
    for animation in runtime.animations.running where animation.endsTransition {
      assert(
        animation.transition?.isOpen ?? false,
        "an animation is to end a transition that has ended"
      )
    }
  }

  private func check(_ presentation: Presentation) {
    assert(
      presentation.presenter.presentation?.above === presentation
        && presentation.presented.presentation?.own === presentation,
      "a presentation is not linked to both of its sides"
    )
    assert(presentation.whenEnded.isEmpty, "a start waits for did callbacks that have been sent")
    guard runtime.transitions.isEmpty, !runtime.owesCommit else { return }
    assert(!presentation.isBusy, "a presentation is busy though nothing is under way")
    assert(presentation.leaving.isEmpty, "a dismissal is under way though no transition is")
  }
}

extension UIView {
  /// Checks the links of this view and of those below it.
  fileprivate func checkInvariants() {
    assert(owner == nil || owner?.viewStorage === self, "a view is owned by a stranger")
    for recognizer in recognizers {
      assert(recognizer.attachedView === self, "a view lists a recogniser of another view")
    }
    for child in children {
      assert(child.parentView === self, "a view lists a subview of another view")
      assert(child.currentWindow === currentWindow, "a subview is not in its superview's window")
      child.checkInvariants()
    }
  }
}
