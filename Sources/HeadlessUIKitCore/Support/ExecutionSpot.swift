// The callback that is being executed, in a place that the process may share with another one.

package import VCLifecycle

/// What the runtime executes, as a number that survives the process if its place does.
///
/// A call that never returns can't report where it was. A supervisor that shares the place can.
package enum ExecutionSpot {
  /// The number of a callback.
  package static func number(_ kind: Event.Kind) -> Int { 1 + Int(kind.rawValue) }

  /// The callback of a number; nil if it is another number.
  package static func callback(_ number: Int) -> Event.Kind? {
    UInt8(exactly: number - 1).flatMap(Event.Kind.init(rawValue:))
  }
}

extension OutsideStages {
  /// 0 outside of callbacks, or else the number of the one that is being executed.
  @exclusivity(unchecked) package static var executionSpot: UnsafeMutablePointer<Int> = {
    let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    place.initialize(to: 0)
    return place
  }()
  /// Called before a step that doesn't end stops the process.
  package static var onEndlessStep: (() -> Void)?
}
