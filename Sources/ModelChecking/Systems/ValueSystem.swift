// Systems whose state is a value: it can be copied, compared and stored.

/// A system whose state is a value.
///
/// It is searched by storing every state once. Conform with a state that is `Hashable`, or, for a
/// compact table and speed, a ``FlatState``; then call `search(_:)`.
public protocol ValueSystem {
  /// A situation of the system.
  associatedtype State
  /// What can be done in a state.
  associatedtype Step

  /// The states that a run may start from, always in the same order.
  var initialStates: [State] { get }

  /// Adds the steps that can be taken in a state, always in the same order for the same state.
  func appendSteps(enabledIn state: State, to steps: inout [Step])

  /// Changes a state as an enabled step does.
  func take(_ step: Step, in state: inout State)

  /// What must, or should somewhere, hold; nothing by default.
  var properties: [Property<State>] { get }

  /// Returns the state that stands for all that differ from `state` by a renaming of
  /// interchangeable parts; the state itself by default.
  ///
  /// It must be a symmetry: equal canonical states allow the same steps up to that renaming, and no
  /// property tells them apart. Used only by a search whose options switch symmetry on.
  func canonical(_ state: State) -> State
}

extension ValueSystem {
  @inlinable public var properties: [Property<State>] { [] }

  @inlinable
  public func canonical(_ state: State) -> State { state }

  /// Returns the steps that can be taken in a state.
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

  /// Returns the path that an index text stands for, or `nil` where it does not fit this system.
  public func path(fromText text: String) -> Path<Step>? {
    guard let (start, indices) = Path<Step>.indices(fromText: text),
      initialStates.indices.contains(start)
    else { return nil }
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
