// Containers as other people write them: correct ones that must stay silent, and broken ones.

/// The two suites of containers by which vcfuzz is measured.
public enum ContainerSuite {
  /// Containers without a bug, two for each shape that is in common use.
  public static let correct: [CorrectContainer] = {
    let parts: [[CorrectContainer]] = [
      CorrectContainer.drawers, CorrectContainer.pagers, CorrectContainer.tabs,
      CorrectContainer.forwarding, CorrectContainer.childOrders, CorrectContainer.sheets,
      CorrectContainer.presentations, CorrectContainer.navigation, CorrectContainer.nesting,
      CorrectContainer.windows, CorrectContainer.adaptive, CorrectContainer.deferred,
      CorrectContainer.layouts, CorrectContainer.idioms, CorrectContainer.awaiting,
      CorrectContainer.everyday, CorrectContainer.further, CorrectContainer.varied,
      CorrectContainer.assorted,
    ]
    return parts.flatMap { $0 }
  }()

  /// Containers with one planted bug, three for each kind of bug that people report.
  public static let broken: [BrokenContainer] = {
    let parts: [[BrokenContainer]] = [
      BrokenContainer.untold, BrokenContainer.unbalanced, BrokenContainer.offScreen,
      BrokenContainer.gestures, BrokenContainer.twoDrivers, BrokenContainer.overlapping,
      BrokenContainer.parents, BrokenContainer.chosen, BrokenContainer.sight,
      BrokenContainer.brackets, BrokenContainer.completions, BrokenContainer.observers,
      BrokenContainer.idioms, BrokenContainer.late,
    ]
    return parts.flatMap { $0 }
  }()
}
