// A row of the suite of correct containers: the scenario and the shape that it is written in.

import HeadlessUIKit
public import VCFuzzKit

/// A container that obeys UIKit's documentation; a violation in it is a false alarm.
public struct CorrectContainer: Sendable {
  public let scenario: Scenario
  /// The number of the shape that the container has, from 1 to 24.
  public let shape: Int

  init<Root: UIViewController>(
    _ shape: Int,
    _ name: String,
    root: @escaping @MainActor (Stage) -> Root,
    @ScenarioBuilder operations: @escaping @MainActor (Root, Stage) -> [ScenarioPart]
  ) {
    self.shape = shape
    scenario = Scenario(name, root: root, operations: operations)
  }

  /// Creates the row of a container that makes its screens when it needs them.
  init<Root: SampleController>(
    _ shape: Int,
    _ name: String,
    _ root: Root.Type,
    @ScenarioBuilder operations: @escaping @MainActor (Root, Stage) -> [ScenarioPart]
  ) {
    self.init(
      shape,
      name,
      root: { stage in Root(makeScreen: { stage.screen($0) }) },
      operations: operations
    )
  }
}
