// The misuses that one run commits, and where and when it does.

internal import HeadlessUIKit
internal import ModelChecking
internal import VCLifecycle

/// The misuses of one run: few kinds, so that a failure can be traced to one of them.
@MainActor
struct MisuseDraw {
  private let misuses: [Misuse]

  private static let attemptsMax = 24
  private static let settingsMax = 10

  /// Every misuse as often as it is wanted: those that are reported more often than the others.
  private static let weighted = Misuse.catalogue.flatMap { misuse in
    if sceneries[misuse.number] != nil { return Array(repeating: misuse, count: 6) }
    let isQuiet = misuse.verdict == .legal || misuse.verdict == .defect
    return Array(repeating: misuse, count: isQuiet ? 1 : 3)
  }

  /// The windows of misuses for which random configurations seldom have the right controllers.
  private static let sceneries: [Int: Tree] = {
    let stack = Tree(.nav, [.screen, .screen])
    let paged = Tree(.pages, [.screen])
    let manual = Tree(.manual, [.screen])
    return [
      2: Tree(.nav, [.screen]), 12: Tree(.host, [.screen]), 13: Tree(.host, [.screen]),
      15: Tree(.host, [Tree(.host, [.screen]), .screen]), 25: Tree(.host, [manual]),
      32: Tree(.tabs, [.screen, manual]), 33: Tree(.nav, [manual]),
      34: Tree(.nav, [manual, .screen]), 42: stack,
      43: stack, 44: Tree(.nav, [.screen, .screen, .screen]), 45: stack, 51: stack, 52: stack,
      53: .screen,
      61: paged, 63: .screen,
    ]
  }()

  init(_ level: MisuseLevel, from random: inout RandomSource) {
    let count: Int
    switch level {
    case .none: count = 0
    case .some: count = random.chance(1, in: 2) ? 1 : 0
    case .all: count = random.chance(1, in: 5) ? 2 : 1
    }
    misuses = (0..<count).map { _ in Self.weighted[random.below(Self.weighted.count)] }
  }

  var isEmpty: Bool { misuses.isEmpty }

  // MARK: The start

  /// Generates the configuration again until it has controllers for the misuses.
  func adapt(
    _ configuration: inout Configuration,
    isProfileFixed: Bool,
    from random: inout RandomSource,
    redraw: (inout RandomSource) -> Configuration
  ) {
    for _ in 0..<Self.settingsMax where !misuses.allSatisfy({ $0.fits(configuration) }) {
      configuration = redraw(&random)
    }
    if let scenery = misuses.compactMap({ Self.sceneries[$0.number] }).first,
      random.chance(2, in: 3)
    {
      configuration.window = scenery
      configuration.spares += [.screen, .screen]
    }
    guard !isProfileFixed else { return }
    // What a nested transition does is a misuse of its own (MIS-42).
    if configuration.profile.navNested == .nested { configuration.profile.navNested = .queue }
    for misuse in misuses {
      guard let (variant, value) = misuse.neededVariant, random.chance(3, in: 4) else { continue }
      _ = variant.set(value, in: &configuration.profile)
    }
  }

  // MARK: The steps

  /// A misuse that is possible now, or one that waits for a callback; nil if none is soon found.
  func step(in run: Run, _ random: inout RandomSource) -> Step? {
    for _ in 0..<Self.attemptsMax {
      let misuse = misuses[random.below(misuses.count)]
      let target = random.below(run.cast.count)
      guard misuse.targets.contains(run.cast[target].role) else { continue }
      var operation = TreeOperation(.misuse, target, number: misuse.number)
      if misuse.object != .nothing { operation.object = random.below(run.cast.count) }
      guard operation.object != target else { continue }
      if misuse.object == .grandchildOfTarget {
        let parent = run.cast[operation.object].parent
        guard parent.flatMap({ run.cast[$0].parent }) == target else { continue }
      }
      let place = random.below(max(1, misuse.triggers.count))
      if misuse.triggers.indices.contains(place) {
        let listener = misuse.isOwnTrigger ? target : random.below(run.cast.count)
        return .inside(Step.Trigger(misuse.triggers[place], of: listener), .operate(operation))
      }
      if run.live.isLegal(operation) { return .operate(operation) }
    }
    return nil
  }
}

extension Misuse {
  /// Whether a configuration has a controller that it can be committed on.
  fileprivate func fits(_ configuration: Configuration) -> Bool {
    targets.contains { role in configuration.trees.contains { $0.has(role) } }
  }

  @MainActor fileprivate var neededVariant: (variant: Variant, value: String)? {
    guard let parts = variant?.split(separator: "="), parts.count == 2 else { return nil }
    return Variant.named(parts[0]).map { ($0, String(parts[1])) }
  }
}
