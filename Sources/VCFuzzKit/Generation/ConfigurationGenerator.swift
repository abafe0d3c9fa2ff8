// Generates the start of a run: profile, device, the window's tree, and the controllers aside.

internal import HeadlessUIKit
internal import ModelChecking
internal import VCLifecycle

/// A generator of configurations.
struct ConfigurationGenerator {
  let hasRoot: Bool
  /// Whether a stack may hold the root.
  let isRootStackable: Bool
  /// The profile of every run; nil to draw one.
  let profile: Profile?
  let allowsNesting: Bool
  var usesEnvironment = true
  var usesBias = true
  /// The versions to generate runs for, each with the values it may have besides the standard ones.
  let versions: [(os: OSVersion, alternatives: [Variant.Alternative])]

  /// Returns the versions that the options or the scenario ask for.
  static func versions(
    of scenario: Scenario,
    _ options: GeneratorOptions
  ) -> [(os: OSVersion, alternatives: [Variant.Alternative])] {
    let oldest = options.oldestIOS ?? scenario.oldestIOSInUse
    return OSVersion.profiled.filter { $0.major >= oldest }.map { os in
      (os, Variant.alternatives(on: os, speculative: options.triesSpeculation))
    }
  }

  /// Draws a configuration; trees grow with the size, from 0 to 3.
  func draw(size: Int, from random: inout RandomSource) -> Configuration {
    if !usesEnvironment { return bare(from: &random) }
    let profile = self.profile ?? drawProfile(from: &random)
    let device: Configuration.DeviceName = random.chance(1, in: 5) ? .pad : .phone
    var configuration = Configuration(profile: profile, device: device, window: .screen)
    let isRootAside = hasRoot && random.chance(1, in: 6)
    var plan = Plan(
      holdsRoot: hasRoot && !isRootAside,
      allowsSplit: device == .pad,
      size: size
    )
    configuration.window = tree(&plan, depth: 0, isStacked: false, from: &random)
    if plan.holdsRoot { configuration.window = .root }
    if isRootAside { configuration.spares.append(.root) }
    for _ in 0..<(1 + random.below(2 + size)) {
      var plan = Plan(holdsRoot: false, allowsSplit: false, size: min(size, 1))
      configuration.spares.append(tree(&plan, depth: 1, isStacked: false, from: &random))
    }
    return configuration
  }

  /// One container with plain screens, or the scenario's root alone, and two screens aside.
  private func bare(from random: inout RandomSource) -> Configuration {
    let role = Self.plainRoles[random.below(Self.plainRoles.count)]
    let window = hasRoot ? Tree.root : Tree(role, [.screen, .screen])
    return Configuration(
      profile: profile ?? .standard,
      device: role.row.needsPad ? .pad : .phone,
      window: window,
      spares: [.screen, .screen]
    )
  }

  /// What a tree is to hold.
  private struct Plan {
    /// Whether the root of the scenario still has to find its place.
    var holdsRoot: Bool
    let allowsSplit: Bool
    let size: Int
  }

  private func drawProfile(from random: inout RandomSource) -> Profile {
    let isStandard = random.chance(1, in: 3)
    let drawn = versions[random.below(versions.count)]
    let (os, alternatives) = isStandard ? versions.first { $0.os == .standard } ?? drawn : drawn
    var profile = Profile(os: os)
    for _ in 0..<random.below(4) where !alternatives.isEmpty {
      let (variant, value) = alternatives[random.below(alternatives.count)]
      _ = variant.set(value, in: &profile)
    }
    // What a nested transition does is a misuse (MIS-42).
    if !allowsNesting, profile.navNested == .nested { profile.navNested = .queue }
    return profile
  }

  private func tree(
    _ plan: inout Plan,
    depth: Int,
    isStacked: Bool,
    from random: inout RandomSource
  ) -> Tree {
    let isLeaf = depth > plan.size || random.chance(1, in: depth == 0 ? 8 : 2)
    if isLeaf { return leaf(&plan, isStacked: isStacked, from: &random) }
    let roles = usesBias ? Self.roles : Self.plainRoles
    let role = roles[random.below(roles.count)]
    let row = role.row
    if isStacked && !row.isStackable || row.needsPad && !plan.allowsSplit {
      return leaf(&plan, isStacked: isStacked, from: &random)
    }
    if row.pageStyle != nil {
      if random.chance(1, in: 4) { return Tree(role) }
      // Those after the first are the neighbours that a swipe turns to.
      let neighbours = Array(repeating: Tree.screen, count: random.below(3))
      return Tree(role, [leaf(&plan, isStacked: false, from: &random)] + neighbours)
    }
    var children: [Tree] = []
    for _ in 0..<(row.children.lowerBound + random.below(row.children.count)) {
      children.append(tree(&plan, depth: depth + 1, isStacked: row.isStack, from: &random))
    }
    return Tree(role, children)
  }

  /// Each container once.
  private static let plainRoles = ControllerRole.allCases.filter(\.isContainer)

  /// The containers, as often as they are wanted.
  private static let roles = plainRoles.flatMap { Array(repeating: $0, count: $0.row.weight) }

  private func leaf(
    _ plan: inout Plan,
    isStacked: Bool,
    from random: inout RandomSource
  ) -> Tree {
    guard plan.holdsRoot, isRootStackable || !isStacked, random.chance(3, in: 4) else {
      return .screen
    }
    plan.holdsRoot = false
    return .root
  }
}
