// Containers as other people write them: correct ones that must stay silent, and broken ones.

/// The two suites of containers by which vcfuzz is measured.
public enum ContainerSuite {
  /// Containers without a bug, two or more for each shape that is in common use.
  public static let correct: [CorrectContainer] = {
    let parts: [[CorrectContainer]] = [
      CorrectContainer.drawers, CorrectContainer.pagers, CorrectContainer.tabs,
      CorrectContainer.switchers, CorrectContainer.sheets, CorrectContainer.overlays,
      CorrectContainer.lists, CorrectContainer.hosts, CorrectContainer.wizards,
      CorrectContainer.pages, CorrectContainer.columns, CorrectContainer.stacks,
      CorrectContainer.coordinators, CorrectContainer.presenters, CorrectContainer.windows,
      CorrectContainer.contexts,
    ]
    return parts.flatMap { $0 }
  }()

  /// Containers with one planted bug, three or more for each kind of bug that people report.
  public static let broken: [BrokenContainer] = {
    let parts: [[BrokenContainer]] = [
      BrokenContainer.drawers, BrokenContainer.pagers, BrokenContainer.tabs,
      BrokenContainer.switchers, BrokenContainer.sheets, BrokenContainer.overlays,
      BrokenContainer.lists, BrokenContainer.hosts, BrokenContainer.stacks,
      BrokenContainer.observers,
    ]
    return parts.flatMap { $0 }
  }()
}
