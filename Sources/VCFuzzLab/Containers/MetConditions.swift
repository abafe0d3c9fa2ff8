// What the runs of one container have met: the places of its root, and the values of the disputed
// variants.

package import VCFuzzKit
internal import VCLifecycle

/// Which places and values the runs of a container have met so far.
package struct MetConditions {
  /// Where the root may be when a run starts: it is the window's, in a container, or waits aside.
  package static let places =
    ["window"] + ControllerRole.allCases.filter(\.isContainer).map(\.name) + ["aside"]

  /// The number of values that a source speaks for, on the versions that runs are drawn for, of the
  /// variants that have several.
  package let valueCount: Int
  private var met: Set<String> = []
  /// Those variants, each with the values that no run has met.
  private var unmet: [(variant: Variant, values: [String])]

  package init(_ scenario: Scenario) {
    let versions = OSVersion.profiled.filter { $0.major >= scenario.oldestIOSInUse }
    unmet = Variant.all.compactMap { variant in
      let sourced = variant.values.filter { value in
        versions.contains { variant.sourcedValues(on: $0).contains(value) }
      }
      return sourced.count > 1 ? (variant, sourced) : nil
    }
    valueCount = unmet.reduce(0) { $0 + $1.values.count }
  }

  /// Notes the start of a run.
  package mutating func note(_ configuration: Configuration) {
    if let place = Self.place(in: configuration) { met.insert(place) }
    for index in unmet.indices where !unmet[index].values.isEmpty {
      let value = unmet[index].variant.value(in: configuration.profile)
      unmet[index].values.removeAll { $0 == value }
    }
  }

  /// The places where the root never was.
  package var missingPlaces: [String] { Self.places.filter { !met.contains($0) } }

  /// The values that no run has met, in the order of the variants.
  package var missingValues: [String] {
    unmet.flatMap { entry in entry.values.map { "\(entry.variant.id)=\($0)" } }
  }

  private static func place(in configuration: Configuration) -> String? {
    if configuration.window.role == .root { return "window" }
    if configuration.spares.contains(.root) { return "aside" }
    return configuration.trees.lazy.compactMap(holder).first
  }

  /// The role of what directly contains the root.
  private static func holder(in tree: Tree) -> String? {
    if tree.children.contains(.root) { return tree.role.name }
    return tree.children.lazy.compactMap(holder).first
  }
}
