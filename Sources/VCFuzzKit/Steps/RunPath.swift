// The path of a run: what it starts from, and its steps.

/// A path: all that decides a run of a scenario.
package struct RunPath: Hashable, Sendable {
  package var configuration: Configuration
  package var steps: [Step]

  package init(_ configuration: Configuration, _ steps: [Step]) {
    self.configuration = configuration
    self.steps = steps
  }
}
