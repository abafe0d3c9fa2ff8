// A system and a monitor of its events, searched together.

/// A system together with a monitor of its events.
///
/// Its states are those of the system with what the monitor remembers, so a breach found has a path
/// like any other. Nothing is taken from a state in which the monitor was broken.
public struct MonitoredSystem<Base: EmittingSystem, Monitor: EventMonitor>: ValueSystem
where Base.State: Hashable, Monitor.Event == Base.Event {
  /// A state of the system and what the monitor remembers.
  public struct State: Hashable {
    /// The state of the system.
    public var base: Base.State
    /// What the monitor remembers.
    public var monitor: Monitor
    /// What the last step broke.
    public var breach: Breach?
  }

  /// The system.
  public let base: Base
  /// The monitor before the first event.
  public let monitor: Monitor

  /// Creates the system that `monitor` watches.
  public init(_ base: Base, monitor: Monitor) {
    self.base = base
    self.monitor = monitor
  }

  public var initialStates: [State] {
    base.initialStates.map { State(base: $0, monitor: monitor, breach: nil) }
  }

  public func appendSteps(enabledIn state: State, to steps: inout [Base.Step]) {
    if state.breach == nil { base.appendSteps(enabledIn: state.base, to: &steps) }
  }

  public func take(_ step: Base.Step, in state: inout State) {
    let before = state.base
    base.take(step, in: &state.base)
    for event in base.events(of: step, from: before, to: state.base) where state.breach == nil {
      state.breach = state.monitor.read(event)
    }
  }

  public var properties: [Property<State>] {
    let inherited = base.properties.map { property in
      Property<State>(
        name: property.name,
        kind: property.kind,
        holds: { property.holds($0.base) },
        detail: property.detail.map { detail in { detail($0.base) } }
      )
    }
    return inherited + [.never("monitor") { $0.breach }]
  }
}
