// The path of a run: what it starts from, and its steps.

/// A path: all that decides a run of a scenario.
struct RunPath: Hashable, Sendable {
  var configuration: Configuration
  var steps: [Step]

  init(_ configuration: Configuration, _ steps: [Step]) {
    self.configuration = configuration
    self.steps = steps
  }
}
