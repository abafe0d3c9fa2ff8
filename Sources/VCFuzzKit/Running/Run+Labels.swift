// The labels of the steps of a run, for coverage.

internal import HeadlessUIKit

extension Run {
  /// Returns the label of a step that is about to be taken.
  func label(of step: Step) -> StepLabel {
    let (slot, kind) = step.labelParts
    guard let slot, cast.members.indices.contains(slot) else {
      return StepLabel(role: nil, phase: stage.isAtRest ? .rest : .underWay, kind: kind)
    }
    var phase = StepLabel.Phase.absent
    if let controller = made(slot) { phase = StepLabel.Phase(stage.state(of: controller)) }
    return StepLabel(role: cast[slot].role, phase: phase, kind: kind)
  }
}
