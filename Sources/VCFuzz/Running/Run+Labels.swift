// The labels of the steps of a run, for coverage.

internal import HeadlessUIKit

extension Run {
  /// Returns the label of a step that is about to be taken.
  func label(of step: Step) -> StepLabel {
    let (slot, kind) = step.labelParts
    guard let slot, cast.members.indices.contains(slot) else {
      return StepLabel(role: nil, phase: stage.isAtRest ? .rest : .underWay, kind: kind)
    }
    let phase = made(slot).map { StepLabel.Phase(stage.state(of: $0)) } ?? .absent
    return StepLabel(role: cast[slot].role, phase: phase, kind: kind)
  }
}
