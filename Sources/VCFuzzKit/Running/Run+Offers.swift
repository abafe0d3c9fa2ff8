// The steps that a run offers next.

internal import HeadlessUIKit
internal import VCLifecycle

extension Run {
  /// What time and fingers may do next, in a fixed order.
  package var stageSteps: [Step] {
    if stage.owesCommit { return [.commit] }
    let offered = stage.enabledSteps
    let isDriven = stage.isDrivenByFinger
    var steps: [Step] = []
    swap(&steps, &offeredSteps)
    steps.removeAll(keepingCapacity: true)
    steps.reserveCapacity(offered.count)
    var animations = 0
    for step in offered {
      switch step {
      case .commit: steps.append(.commit)
      case .endAnimation:
        steps.append(.endAnimation(animations))
        animations += 1
      case .runQueued: steps.append(.runQueued)
      case .runBackground(let place): steps.append(.runBackground(place))
      case .fireTimer: steps.append(.fireTimer)
      case .gesture(let id, let phase):
        // One finger at a time.
        if isDriven, phase == .begin || !offered.contains(.gesture(id, .cancel)) { continue }
        guard let mapped = id.mapped(live.slot) else { continue }
        steps.append(.finger(mapped, phase))
      case .segue(let number, let identifier):
        steps.append(.segue(live.slot(ofNumber: number), identifier))
      case .environment(let happening): steps.append(.app(happening))
      }
    }
    offeredSteps = steps
    return steps
  }

  /// The scenario's calls and gestures that are enabled now.
  package var callSteps: [Step] {
    guard live.mayCallScenario else { return [] }
    let (callCount, gestureCount) = (live.subject.calls.count, live.subject.gestures.count)
    var steps: [Step] = []
    steps.reserveCapacity(callCount + max(gestureCount, 3))
    for number in 0..<callCount where isOffered(.call(number)) { steps.append(.call(number)) }
    if let number = gesture.number {
      steps += [.gesture(number, .move), .gesture(number, .finish), .gesture(number, .cancel)]
      return steps
    }
    for number in 0..<gestureCount where isOffered(.gesture(number, .begin)) {
      steps.append(.gesture(number, .begin))
    }
    return steps
  }

  /// What may happen to the app as a whole.
  package var appSteps: [Step] {
    if stage.owesCommit { return [] }
    let isAtRest = stage.isAtRest
    var steps: [Step] = []
    for happening in stage.environmentSteps {
      switch happening {
      case .disconnectScene: break
      // A hidden window stays as it is until it is shown again.
      case .hideWindow where !isAtRest: break
      default: if !live.isHidden || happening.isShowWindow { steps.append(.app(happening)) }
      }
    }
    return steps
  }

  /// Whether a step may be offered; asking may be what ends the process.
  private func isOffered(_ step: Step) -> Bool {
    if isOver { return false }
    if let end = observer?.end(.step, path, next: step) {
      if end.isInCondition { stop(at: end, in: step) }
      return true
    }
    return isEnabled(step)
  }
}

extension Stage {
  /// Whether the finger that is on the screen, or a new one if there is none, can do that.
  func permits(_ phase: GesturePhase, of id: GestureID) -> Bool {
    guard isDrivenByFinger else { return probe.offers(phase, of: id) }
    // A tap has nothing to hold.
    return phase != .begin && probe.offers(phase, of: id) && probe.offers(.cancel, of: id)
  }
}

extension Stage.EnvironmentStep {
  fileprivate var isShowWindow: Bool {
    if case .showWindow = self { true } else { false }
  }
}
