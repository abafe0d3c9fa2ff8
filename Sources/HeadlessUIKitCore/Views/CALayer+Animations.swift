// Running animations of layers, and the transactions that group them. The end of each is a step of
// the stage, as that of an animation block is.

public import Foundation

/// An animation that a layer runs.
@MainActor
final class RunningAnimation {
  let animation: CAAnimation
  let key: String?
  let timer: Animation

  init(animation: CAAnimation, key: String?, timer: Animation) {
    self.animation = animation
    self.key = key
    self.timer = timer
  }
}

extension CALayer {
  func start(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let runtime = Runtime.current
    let timer = runtime.animations.add("layer animation", transition: runtime.animations.transition)
    let entry = RunningAnimation(animation: animation, key: key, timer: timer)
    running.append(entry)
    runtime.animations.layerTransactions.last?.animations.append(timer)
    animation.delegate?.animationDidStart(animation)
    timer.whenDone { [weak self] finished in
      self?.running.removeAll { $0 === entry }
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
  }

  func stopAnimations(where isMeant: (RunningAnimation) -> Bool) {
    let stopped = running.filter(isMeant)
    running.removeAll(where: isMeant)
    for entry in stopped {
      Runtime.current.animations.cancel(entry.timer)
      entry.timer.complete(finished: false)
    }
  }
}

/// A group of changes of layers: its completion runs when all animations begun in it have ended,
/// and the transitions of stacks that were asked for in it.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// One open transaction.
  package final class Open: UIObjectBase {
    var animations: [Animation] = []
    var transitions: [Transition] = []
    var completion: (() -> Void)?
  }

  package class var current: Open? { Runtime.current.animations.layerTransactions.last }

  open class func begin() { Runtime.current.animations.layerTransactions.append(Open()) }

  open class func commit() {
    guard let open = Runtime.current.animations.layerTransactions.popLast() else { return }
    Runtime.current.animations.layerTransactions.last?.animations += open.animations
    Runtime.current.animations.layerTransactions.last?.transitions += open.transitions
    guard let completion = open.completion else { return }
    let transitions = open.transitions.filter { $0.phase != .ended }
    var left = open.animations.count + transitions.count
    // Without animations the completion comes with the next turn.
    if left == 0 { return Runtime.current.loop.mainQueue.append { completion() } }
    let countDown: () -> Void = {
      left -= 1
      if left == 0 { completion() }
    }
    for animation in open.animations { animation.whenDone { _ in countDown() } }
    // A push or pop starts later, and has its animation then.
    for transition in transitions {
      transition.whenOver.append { Runtime.current.loop.mainQueue.append { countDown() } }
    }
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) { current?.completion = block }
  open class func completionBlock() -> (() -> Void)? { current?.completion }
}
