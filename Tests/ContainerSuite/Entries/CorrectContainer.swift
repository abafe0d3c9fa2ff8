// A row of the suite of correct containers: the scenario and the shape that it is written in.

public import VCFuzzKit

/// A container that obeys UIKit's documentation; a violation in it is a false alarm.
public struct CorrectContainer: Sendable {
  public let scenario: Scenario
  /// The number of the shape that the container has, from 1 to 24.
  public let shape: Int

  init(_ shape: Int, _ scenario: Scenario) {
    self.shape = shape
    self.scenario = scenario
  }
}
