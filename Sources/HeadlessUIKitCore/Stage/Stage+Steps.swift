// The steps of a stage: what may happen next, listed in a fixed order, and made to happen.

internal import Foundation
internal import VCLifecycle

extension Stage {
  /// What may happen next, in a fixed order.
  public var enabledSteps: [Step] {
    var offers = GestureOffers()
    swap(&offers.steps, &runtime.recorder.steps.offered)
    offers.steps.removeAll(keepingCapacity: true)
    offers.steps.reserveCapacity(16)
    if runtime.owesCommit { offers.steps.append(.commit) }
    for animation in runtime.animations.running
    where runtime.animations.canEnd(animation, at: runtime.recorder.transaction) {
      offers.steps.append(.endAnimation(animation.id))
    }
    if !runtime.loop.mainQueue.isEmpty { offers.steps.append(.runQueued) }
    for place in runtime.loop.background.runnable.indices {
      offers.steps.append(.runBackground(place))
    }
    if !runtime.loop.timers.isEmpty { offers.steps.append(.fireTimer) }
    offers.collect(from: runtime)
    if runtime.rarities.segues {
      offers.steps += runtime.tappableSegues.map {
        .segue(Int($0.controller.id.index), $0.segue.identifier)
      }
    }
    runtime.recorder.steps.offered = offers.steps
    return offers.steps
  }

  /// The animation at that place among those that can end now, oldest first.
  package func endableAnimation(at place: Int) -> Int? {
    var left = place
    for animation in runtime.animations.running
    where runtime.animations.canEnd(animation, at: runtime.recorder.transaction) {
      if left == 0 { return animation.id }
      left -= 1
    }
    return nil
  }

  /// Makes a step happen; false if it was not enabled.
  @discardableResult
  public func take(_ step: Step) -> Bool {
    runtime.enter()
    defer { runtime.leave() }
    let callbacksOpen = runtime.underWay.frames.count
    openSteps += 1
    let isTaken = carryOut(step)
    openSteps -= 1
    assert(runtime.underWay.frames.count == callbacksOpen, "a step leaves a callback open")
    #if DEBUG
    if openSteps == 0 { InvariantChecks(runtime: runtime).check() }
    #endif
    return isTaken
  }

  @inline(never)
  private func noteStep(_ step: Step) {
    let recorder = runtime.recorder
    recorder.eventsLeft = runtime.limits.eventsPerStepMax
    recorder.steps.note(step)
    if runtime.records(.steps) { runtime.record(.step, text: recorder.addStep(step)) }
  }

  private func carryOut(_ step: Step) -> Bool {
    noteStep(step)
    switch step {
    case .commit:
      guard runtime.owesCommit else { return false }
      runtime.commits.commit()
    case .endAnimation(let id):
      guard let animation = runtime.animations.animation(numbered: id),
        runtime.animations.canEnd(animation, at: runtime.recorder.transaction)
      else {
        return false
      }
      runtime.animations.end(animation, in: runtime.phases)
    case .runQueued:
      guard !runtime.loop.mainQueue.isEmpty else { return false }
      runtime.loop.mainQueue.removeFirst()()
    case .runBackground(let place):
      guard let work = runtime.loop.background.remove(at: place) else { return false }
      work()
    case .fireTimer:
      return runtime.loop.fireNextTimer()
    case .gesture(let id, let phase):
      runtime.loop.awaitFrames()
      guard let gesture = GestureOffers.gesture(offering: phase, of: id, on: runtime) else {
        return false
      }
      gesture.perform(phase)
    case .segue(let number, let identifier):
      runtime.loop.awaitFrames()
      let tapped = runtime.tappableSegues.first {
        Int($0.controller.id.index) == number && $0.segue.identifier == identifier
      }
      guard let tapped else { return false }
      tapped.controller.tapped(tapped.segue)
    case .environment(let step):
      runtime.loop.awaitFrames()
      guard environmentSteps.contains(step) else { return false }
      AppLife(runtime: runtime).perform(step)
    }
    return true
  }

  // MARK: In words

  /// Ends the turn: commits, with layout and what waits for it.
  public func commit() { take(.commit) }

  /// Ends the animation at that place among those that can end now, oldest first.
  @discardableResult
  public func endAnimation(at place: Int = 0) -> Bool {
    endableAnimation(at: place).map { take(.endAnimation($0)) } ?? false
  }

  /// Runs the next block of the main queue.
  @discardableResult
  public func runQueuedBlock() -> Bool { take(.runQueued) }

  /// Runs the piece of work off the main thread at that place among those that can run now.
  @discardableResult
  public func runBackground(at place: Int = 0) -> Bool { take(.runBackground(place)) }

  /// Fires the timer that is due next.
  @discardableResult
  public func fireTimer() -> Bool { take(.fireTimer) }

  /// Ends every animation that can end now, oldest first.
  public func endAnimations() {
    let animations = runtime.animations
    for animation in animations.running
    where animations.canEnd(animation, at: runtime.recorder.transaction) {
      take(.endAnimation(animation.id))
    }
  }

  /// Lets everything run out that needs no finger: commits, animations, queued blocks.
  ///
  /// Gives up after a number of steps that leave as much to do as before: work that comes to an end
  /// may be long.
  public func settle() {
    var stepsLeft = runtime.limits.settlingStepsMax
    while stepsLeft > 0, let step = nextSettlingStep {
      let pending = runtime.pendingWork
      take(step)
      if runtime.pendingWork >= pending { stepsLeft -= 1 }
    }
  }

  var nextSettlingStep: Step? {
    if runtime.owesCommit { return .commit }
    if let animation = endableAnimation(at: 0) { return .endAnimation(animation) }
    if !runtime.loop.mainQueue.isEmpty { return .runQueued }
    return runtime.loop.background.isEmpty ? nil : .runBackground(0)
  }
}

extension Runtime {
  /// How much waits that needs no finger.
  fileprivate var pendingWork: Int {
    (owesCommit ? 1 : 0) + animations.running.count + loop.count
  }

  /// The segues that a finger can trigger now: those of controllers that have appeared.
  fileprivate var tappableSegues: [(controller: UIViewController, segue: SegueTemplate)] {
    allControllers
      .filter { !$0.segues.isEmpty && $0.appearance.state == .appeared && $0.isOnScreenNow }
      .flatMap { controller in
        controller.segues.filter { !$0.isEmbed }.map { (controller, $0) }
      }
  }
}
