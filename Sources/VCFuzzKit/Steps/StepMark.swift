// What coverage counts of one step of a run.

/// A kind of step on a kind of controller, by the rows and columns of coverage's table.
package struct StepMark: Hashable, Sendable {
  let row: UInt16
  let column: UInt16
  /// Which call, which misuse, which phase of a gesture, which event of the app.
  let detail: UInt16
}
