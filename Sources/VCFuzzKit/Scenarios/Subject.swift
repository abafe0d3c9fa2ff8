// The system under test of one run: a scenario brought to life on a stage.

internal import HeadlessUIKit

/// What a scenario made for one run.
@MainActor
package struct Subject {
  /// The root of the container under test; nil for an observer.
  let root: UIViewController?
  private(set) var calls: [Call.Alternative] = []
  private(set) var gestures: [Gesture] = []
  private(set) var invariants: [Invariant] = []
  private(set) var allowances: [Allowance] = []
  private(set) var demands: [Demand] = []
  /// Returns what the container's objects store, where the scenario says it.
  let state: (() -> any Hashable)?

  init(root: UIViewController?, parts: [ScenarioPart], state: (() -> any Hashable)? = nil) {
    self.root = root
    self.state = state
    for part in parts {
      switch part {
      case .call(let call): calls += call.alternatives
      case .gesture(let gesture): gestures.append(gesture)
      case .invariant(let invariant): invariants.append(invariant)
      case .allowance(let allowance): allowances.append(allowance)
      case .demand(let demand): demands.append(demand)
      }
    }
  }

  /// Whether a stack may hold the root (NAV-11).
  var isStackable: Bool {
    root.map(ControllerRole.isStackable) ?? true
  }
}
