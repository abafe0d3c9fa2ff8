// What the caller of a check knows beyond the trace itself.

/// How traces are checked.
package struct CheckSettings: Sendable {
  /// The profile to hold a trace to; nil for all that its version may do.
  package var profile: Profile?
  /// The version, where the trace names none or a wrong one.
  package var os: OSVersion?
  /// The transition that the whole trace is.
  package var kind: TransitionKind?
  /// States before the first event.
  package var initialStates: [(name: String, state: AppearanceState)] = []
  /// The callbacks that the log prints of every controller, as far as the caller says.
  package var prints: CallbackSet = []
  /// Whether a name among them that does not occur is an error.
  package var requiresNames = true
  /// Whether nothing is under way at the end.
  package var isAtRestAtEnd = false
  /// The form, where the first bytes don't show it.
  package var format: TraceFormat?

  package init() {}

  /// The names of the controllers that the caller speaks of, each once.
  var names: [String] {
    var names: [String] = []
    for (name, _) in initialStates where !names.contains(name) { names.append(name) }
    return names
  }

  /// Writes what is known into a trace's header.
  func complete(_ header: inout Trace.Header) {
    if let version = profile?.os ?? os { header.os = version }
    if let kind { header.kind = kind }
    if isAtRestAtEnd { header.isComplete = true }
    for (name, state) in initialStates {
      // The reader gives the first identities to the names that it is given.
      guard let index = names.firstIndex(of: name) else { continue }
      let controller = ControllerID(index)
      header.initialStates.removeAll { $0.controller == controller }
      header.initialStates.append(.init(controller, state))
    }
  }
}
