// What coverage counts of one step of a run.

/// A kind of step on a kind of controller, by the rows and columns of coverage's table.
package struct StepMark: Hashable, Sendable {
  package let row: UInt16
  package let column: UInt16
  /// Which call, which misuse, which phase of a gesture, which event of the app.
  package let detail: UInt16

  package init(row: UInt16, column: UInt16, detail: UInt16) {
    self.row = row
    self.column = column
    self.detail = detail
  }
}
