// What runs the blocks and timers of virtual time.

package import Foundation

/// The run loop of a stage, as queues and timers use it.
@MainActor
package protocol VirtualRunLoop: AnyObject {
  /// The seconds since the stage was made.
  var virtualTime: TimeInterval { get }
  var timers: [Timer] { get set }
  /// The length of the chain of timers whose block is running.
  var timerChainLength: Int { get set }

  /// Appends a block to the main queue.
  func enqueue(_ work: @escaping @MainActor () -> Void)

  /// Appends work of another queue; one that is named runs its pieces in their order.
  func runInBackground(_ work: @escaping @MainActor () -> Void, inOrderOf queue: AnyObject?)
}

/// What queues and timers have for the whole process; nothing else here may be static and vary.
@MainActor
package enum VirtualTime {
  /// Returns the run loop of the current stage.
  package static var runLoop: @MainActor () -> any VirtualRunLoop = {
    preconditionFailure("no stage: make one with `let stage = Stage()` before any queue or timer")
  }

  /// The values that the app has given to queues: every queue has them, since one thread runs all.
  static var specifics: [ObjectIdentifier: Any] = [:]
}
