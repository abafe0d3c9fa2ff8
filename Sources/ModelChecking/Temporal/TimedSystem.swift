// A system and a property over time, searched together: loops included.

/// A system together with a property of the order of its events.
///
/// On a finite system a search decides the property: an answer that never comes, or an end of an
/// `until`
/// that never comes, is found as a path that ends or goes round for ever without it.
public struct TimedSystem<Base: EmittingSystem>: ValueSystem where Base.State: Hashable {
  /// A state of the system and how far the property has come.
  public struct State: Hashable {
    /// The state of the system.
    public var base: Base.State
    /// How far the property has come.
    public var progress: TemporalJudge<Base.Event>.Progress
  }

  /// The system.
  public let base: Base
  /// The property.
  public let property: TemporalProperty<Base.Event>

  /// Creates the system whose runs are judged by `property`.
  public init(_ base: Base, _ property: TemporalProperty<Base.Event>) {
    self.base = base
    self.property = property
  }

  public var initialStates: [State] {
    base.initialStates.map { State(base: $0, progress: .untouched) }
  }

  public func appendSteps(enabledIn state: State, to steps: inout [Base.Step]) {
    if state.progress != .broken { base.appendSteps(enabledIn: state.base, to: &steps) }
  }

  public func take(_ step: Base.Step, in state: inout State) {
    let before = state.base
    base.take(step, in: &state.base)
    var judge = TemporalJudge(property, progress: state.progress)
    for event in base.events(of: step, from: before, to: state.base) { judge.read(event) }
    state.progress = judge.progress
  }

  public var properties: [Property<State>] {
    let broken = Property<State>.never(property.name) { [name = property.name] state in
      state.progress == .broken ? Breach(identity: name, text: "broken by the last event") : nil
    }
    switch property.pattern {
    case .precedence, .absence:
      return [broken]
    case .response:
      return [.repeatedly(property.name) { $0.progress != .open }]
    case .until:
      let isSettled = { (state: State) in state.progress == .kept || state.progress == .broken }
      return [broken, .eventually(property.name, isSettled)]
    }
  }
}
