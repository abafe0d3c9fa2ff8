// A helper that several containers share: how far a container or one of its children has appeared.

import HeadlessUIKit

/// How far something has appeared; of two phases, the smaller one is what the user sees.
enum AppearancePhase: Int, Comparable {
  case gone
  case leaving
  case arriving
  case here

  static func < (left: AppearancePhase, right: AppearancePhase) -> Bool {
    left.rawValue < right.rawValue
  }

  var isUp: Bool { self >= .arriving }
  var isSettled: Bool { self == .gone || self == .here }
}

/// Sends begin and end to one child, so that they follow the phases that the container names.
@MainActor
final class ChildAppearance {
  let child: UIViewController
  private(set) var phase = AppearancePhase.gone

  init(_ child: UIViewController) {
    self.child = child
  }

  /// Brings the child into a phase with the calls that lead there.
  func move(to next: AppearancePhase, animated: Bool) {
    let previous = phase
    guard next != previous else { return }
    if previous == .gone && next == .leaving { return }
    if previous == .here && next == .arriving { return }
    phase = next
    if previous.isUp != next.isUp {
      child.beginAppearanceTransition(next.isUp, animated: animated)
    }
    // A callback of the child may have moved it on.
    if phase == next, next.isSettled {
      child.endAppearanceTransition()
    }
  }
}
