// The finger: which gestures the screen offers now, and what each phase does.

internal import Foundation
internal import Lifecycle

extension Stage {
  /// Names a gesture that the screen offers.
  public enum GestureID: Hashable, Sendable {
    /// The swipe from the left edge of a navigation controller.
    case interactivePop(Int)
    /// A tap on the item of that index in a tab bar: one phase, `finish`, when the finger lifts.
    case tab(Int, Int)
    /// The swipe to the next page of a page view controller.
    case pageForward(Int)
    /// The swipe to the previous page of a page view controller.
    case pageBackward(Int)
    /// A gesture recogniser of that number, by a finger that goes that way.
    case recognizer(Int, FingerDirection)
    /// A scroll view of that number, by a finger that goes that way.
    case scroll(Int, FingerDirection)
    /// The drag of a sheet.
    case sheetDrag(Int)
    /// A tap beside a popover: one phase, `finish`, when the finger lifts.
    case tapOutside(Int)
    /// A tap on the action of that index in an alert: one phase, `finish`.
    case alertAction(Int, Int)
  }

  /// Every phase of every gesture that may come next.
  var gestureSteps: [Step] {
    var steps: [Step] = []
    for source in runtime.gestureSources {
      for phase in source.phases { steps.append(.gesture(source.id, phase)) }
    }
    return steps
  }

  func take(_ phase: GesturePhase, of id: GestureID) -> Bool {
    guard let source = runtime.gestureSources.first(where: { $0.id == id }),
      source.phases.contains(phase)
    else { return false }
    source.perform(phase)
    return true
  }

  // MARK: In words

  /// A finger begins the swipe back of a navigation controller.
  @discardableResult
  public func beginSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .begin))
  }

  /// The finger lets go far enough: the swipe finishes.
  @discardableResult
  public func finishSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .finish))
  }

  /// The finger lets go too early: the swipe is cancelled.
  @discardableResult
  public func cancelSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .cancel))
  }

  /// A finger begins to drag a sheet down.
  @discardableResult
  public func beginSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .begin))
  }

  /// The finger lets go far enough down: the sheet goes, if it may.
  @discardableResult
  public func finishSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .finish))
  }

  /// The finger lets go too early: the sheet stays.
  @discardableResult
  public func cancelSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .cancel))
  }

  /// A finger taps beside a popover.
  @discardableResult
  public func tapOutside(_ presented: UIViewController) -> Bool {
    take(.gesture(.tapOutside(Int(presented.id.index)), .finish))
  }

  /// A finger taps an alert's action.
  @discardableResult
  public func tapAction(_ index: Int, of alert: UIAlertController) -> Bool {
    take(.gesture(.alertAction(Int(alert.id.index), index), .finish))
  }
}

/// Something on the screen that a finger can drive.
@MainActor
protocol GestureSource {
  var id: Stage.GestureID { get }
  /// The phases that may come next, in order.
  var phases: [Stage.GesturePhase] { get }
  func perform(_ phase: Stage.GesturePhase)
}

extension Runtime {
  /// What a finger can drive now: what every controller on screen offers, windows downwards.
  var gestureSources: [any GestureSource] {
    var sources: [any GestureSource] = []
    for window in windows where !window.isHidden {
      if let root = window.rootController { collectGestures(of: root, into: &sources) }
    }
    for touchable in touchables {
      if let touchable = touchable.touchable {
        sources.append(contentsOf: touchable.offeredGestures)
      }
    }
    return sources
  }

  private func collectGestures(
    of controller: UIViewController,
    into sources: inout [any GestureSource],
    isCovered: Bool = false
  ) {
    // A finger reaches nothing below a presentation, but what it holds already it may let go.
    let isCovered = isCovered || controller.presentedController != nil
    if controller.viewIfLoaded?.currentWindow != nil {
      for source in controller.offeredGestures {
        let begins = source.phases == [.begin] || source.phases == [.finish]
        if !isCovered || !begins { sources.append(source) }
      }
    }
    for child in controller.childControllers {
      collectGestures(of: child, into: &sources, isCovered: isCovered)
    }
    if let presented = controller.presentedController,
      presented.presentingController === controller
    {
      collectGestures(of: presented, into: &sources)
    }
  }
}

/// A gesture that drives a transition between its start and its release.
@MainActor
struct TransitionGesture: GestureSource {
  let id: Stage.GestureID
  let runtime: Runtime
  /// The transition that the finger is driving, if it has begun.
  let driven: Transition?
  /// Begins the transition; nil where it cannot begin now.
  let begin: (() -> Void)?

  var phases: [Stage.GesturePhase] {
    if let driven {
      return driven.isOpen && driven.isInteractive ? [.move, .finish, .cancel] : []
    }
    return begin == nil ? [] : [.begin]
  }

  func perform(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin: begin?()
    case .move: break
    case .finish: release(cancelled: false)
    case .cancel: release(cancelled: true)
    }
  }

  private func release(cancelled: Bool) {
    guard let driven else { return }
    if driven.phase == .started { runtime.commitTransitions() }
    runtime.release(driven, cancelled: cancelled)
  }
}
