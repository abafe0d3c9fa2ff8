// Systems whose state is a value: it can be copied, compared and stored.

public import ModelChecking

/// A system whose state is a value, which a search stores once.
///
/// Conform with a struct of a few small fields, then call `search()`. <doc:SearchingValues> shows a
/// complete example.
public protocol ValueSystem {
  /// A state of the system.
  associatedtype State: Equatable
  /// A step from one state to another.
  associatedtype Step

  /// The states that a run may start from, always in the same order.
  var initialStates: [State] { get }

  /// Adds the steps that are enabled in a state, always in the same order for the same state.
  func appendSteps(enabledIn state: State, to steps: inout [Step])

  /// Changes a state as an enabled step does.
  func take(_ step: Step, in state: inout State)

  /// Returns a digest of a state, by which a search finds equal states.
  ///
  /// Equal states have equal fingerprints. Different states should have different ones, or the
  /// search gets slow: it compares states of the same fingerprint with `==`.
  func fingerprint(of state: State) -> Fingerprint

  /// The properties that a search checks; none by default.
  var properties: [Property<State>] { get }
}

extension ValueSystem {
  @inlinable public var properties: [Property<State>] { [] }

  /// Returns the steps that are enabled in a state.
  @inlinable
  public func steps(enabledIn state: State) -> [Step] {
    var steps: [Step] = []
    appendSteps(enabledIn: state, to: &steps)
    return steps
  }

  /// Returns the state that an enabled step leads to.
  @inlinable
  public func state(after step: Step, from state: State) -> State {
    var next = state
    take(step, in: &next)
    return next
  }

  /// Returns the path with an index text, or `nil` if this system has no such path.
  public func path(fromText text: String) -> Path<Step>? {
    guard let (start, indices) = Path<Step>.indices(fromText: text) else { return nil }
    return path(from: start, indices: indices)
  }

  /// Returns the path with these step indices, or `nil` if this system has no such path.
  @usableFromInline
  func path(from start: Int, indices: [Int]) -> Path<Step>? {
    guard initialStates.indices.contains(start) else { return nil }
    var state = initialStates[start]
    var path = Path<Step>(start: start)
    for index in indices {
      let steps = steps(enabledIn: state)
      guard steps.indices.contains(index) else { return nil }
      path.append(steps[index], index: index)
      take(steps[index], in: &state)
    }
    return path
  }

  /// Returns the states along a path, the initial one included.
  public func states(along path: Path<Step>) -> [State] {
    var states = [initialStates[path.start]]
    for step in path.steps { states.append(state(after: step, from: states[states.count - 1])) }
    return states
  }
}
