// A small model of the appearance lifecycle, written as anyone would write it: the benchmark that
// other model checkers run as well, with counts that all of them must reach.

public import ModelChecking

/// Stack containers under one parent that a modal presentation can hide.
///
/// A benchmark, not a claim about UIKit. Each container has children of which the first `top + 1`
/// are
/// on its stack; a push, a pop or an interactive pop may be in flight.
public struct AppearanceLite: ValueSystem, Sendable {
  /// What a child's callbacks have said last.
  public enum Appearance: UInt8, BitwiseCopyable, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The transition that a container has in flight.
  public enum Flight: UInt8, BitwiseCopyable, Sendable {
    case none
    case push
    case pop
    case interactivePop
  }

  /// Whether the parent is to be seen.
  public enum Parent: UInt8, BitwiseCopyable, Sendable {
    case shown
    case presenting
    case hidden
    case dismissing
    case dismissingInteractively

    @inlinable
    var isOnScreen: Bool {
      self == .shown || self == .dismissing || self == .dismissingInteractively
    }
  }

  /// A stack with its children.
  public struct Container: BitwiseCopyable, Sendable {
    /// The appearance of each child.
    public var children: Six<Appearance>
    /// The index of the current child.
    public var top: UInt8
    /// The transition in flight.
    public var flight: Flight
  }

  /// A situation of the whole.
  public struct State: FlatState, Sendable {
    /// The containers; those beyond the model's number stay as they were.
    public var containers: Six<Container>
    /// Whether the parent is to be seen.
    public var parent: Parent
  }

  /// What can be done.
  public enum Step: Hashable, Sendable {
    case push(Int)
    case pop(Int)
    case interactivePop(Int)
    case finish(Int)
    case cancel(Int)
    case present
    case presentFinish
    case dismiss
    case dismissInteractively
    case dismissFinish
    case dismissCancel
  }

  /// The number of containers, at most six.
  public let containers: Int
  /// The number of children of each, at most six.
  public let children: Int
  /// The seeded fault, 1 to 4, or 0 for none.
  public let fault: Int

  /// Creates the model of a size.
  public init(containers: Int, children: Int, fault: Int = 0) {
    precondition((1...6).contains(containers), "one to six containers")
    precondition((2...6).contains(children), "two to six children")
    precondition((0...4).contains(fault), "faults are numbered 1 to 4")
    self.containers = containers
    self.children = children
    self.fault = fault
  }

  /// The number of reachable states: in each phase the containers vary independently.
  public static func stateCount(containers: Int, children: Int) -> Int {
    let local = [7 * children - 6, 14 * children - 12, 4 * children - 3, 7 * children - 6]
    return (local + [7 * children - 6]).reduce(0) { sum, count in
      sum + (0..<containers).reduce(1) { power, _ in power * count }
    }
  }

  public var initialStates: [State] {
    var container = Container(
      children: Six(repeating: .disappeared),
      top: 0,
      flight: .none
    )
    container.children[0] = .appeared
    return [State(containers: Six(repeating: container), parent: .shown)]
  }

  public var properties: [Property<State>] {
    let model = self
    return [.always("settled") { model.isSettled($0) }]
  }

  /// Returns whether all containers at rest show their top child, and it alone, as the parent
  /// allows.
  @inlinable
  public func isSettled(_ state: State) -> Bool {
    for index in 0..<containers {
      let container = state.containers[index]
      if container.flight != .none { continue }
      let top = Int(container.top)
      for child in 0..<children where child != top {
        if container.children[child] != .disappeared { return false }
      }
      if state.parent == .shown && container.children[top] != .appeared { return false }
      if state.parent == .hidden && container.children[top] != .disappeared { return false }
    }
    return true
  }
}

extension AppearanceLite.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .push(let index): "push(\(index))"
    case .pop(let index): "pop(\(index))"
    case .interactivePop(let index): "popI(\(index))"
    case .finish(let index): "finish(\(index))"
    case .cancel(let index): "cancel(\(index))"
    case .present: "present"
    case .presentFinish: "presentFinish"
    case .dismiss: "dismiss"
    case .dismissInteractively: "dismissI"
    case .dismissFinish: "dismissFinish"
    case .dismissCancel: "dismissCancel"
    }
  }
}
