// A small model of the appearance lifecycle that other model checkers run too, with known counts.

package import ModelChecking
package import ValueSearch

/// A model of stack containers under one parent that a modal presentation can hide.
///
/// It is a benchmark, not a claim about UIKit. Each container has children of which the first
/// `top + 1` are on its stack. A push, a pop or an interactive pop may be in flight.
package struct AppearanceLite: ValueSystem, Sendable {
  /// The appearance of a child according to its last callback.
  package enum Appearance: UInt8, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The transition that a container has in flight.
  package enum Flight: UInt8, Sendable {
    case none
    case push
    case pop
    case interactivePop
  }

  /// The visibility of the parent.
  package enum Parent: UInt8, Sendable {
    case shown
    case presenting
    case hidden
    case dismissing
    case dismissingInteractively

    var isOnScreen: Bool {
      self == .shown || self == .dismissing || self == .dismissingInteractively
    }
  }

  /// A stack with its children, in the lower 17 bits of a word.
  package struct Container: Equatable, Sendable {
    /// From the lowest: 3 bits for `top`, 2 for `flight`, 2 for each child.
    var bits: UInt64

    /// The index of the current child.
    @inline(__always) var top: Int {
      get { Int(truncatingIfNeeded: bits & 7) }
      set { bits = bits & ~7 | UInt64(truncatingIfNeeded: newValue) }
    }

    /// The transition in flight.
    @inline(__always) var flight: Flight {
      get { Flight(rawValue: UInt8(truncatingIfNeeded: bits >> 3 & 3)) ?? .none }
      set { bits = bits & ~(3 << 3) | UInt64(newValue.rawValue) << 3 }
    }

    /// The appearance of a child.
    @inline(__always)
    subscript(child: Int) -> Appearance {
      get {
        let shift = UInt64(truncatingIfNeeded: 5 &+ 2 &* child)
        return Appearance(rawValue: UInt8(truncatingIfNeeded: bits &>> shift & 3)) ?? .disappeared
      }
      set {
        let shift = UInt64(truncatingIfNeeded: 5 &+ 2 &* child)
        bits = bits & ~(3 &<< shift) | UInt64(newValue.rawValue) &<< shift
      }
    }
  }

  /// The containers, three in a word, and the parent.
  package struct State: Equatable, Sendable {
    var low: UInt64
    /// The containers from the fourth on, and the parent in the upper 4 bits.
    var high: UInt64

    /// The visibility of the parent.
    @inline(__always) package var parent: Parent {
      get { Parent(rawValue: UInt8(truncatingIfNeeded: high >> 60)) ?? .shown }
      set { high = high & ~(15 << 60) | UInt64(newValue.rawValue) << 60 }
    }

    /// The container with an index from 0 to 5.
    @inline(__always)
    package subscript(index: Int) -> Container {
      get {
        let shift = UInt64(truncatingIfNeeded: index < 3 ? index : index &- 3) &* 20
        return Container(bits: (index < 3 ? low : high) &>> shift & 0xF_FFFF)
      }
      set {
        let shift = UInt64(truncatingIfNeeded: index < 3 ? index : index &- 3) &* 20
        let mask: UInt64 = 0xF_FFFF &<< shift
        if index < 3 {
          low = low & ~mask | newValue.bits &<< shift
        } else {
          high = high & ~mask | newValue.bits &<< shift
        }
      }
    }
  }

  /// A step of a container, by its index, or of the parent.
  package enum Step: Hashable, Sendable {
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

  /// The number of containers, at most 6.
  package let containers: Int
  /// The number of children of each, at most 6.
  package let children: Int
  /// The seeded bug, 1 to 4, or 0 for none.
  package let bug: Int

  /// Creates the model of a size.
  package init(containers: Int, children: Int, bug: Int = 0) {
    precondition((1...6).contains(containers), "one to six containers")
    precondition((2...6).contains(children), "two to six children")
    precondition((0...4).contains(bug), "bugs are numbered 1 to 4")
    self.containers = containers
    self.children = children
    self.bug = bug
  }

  /// Returns the number of reachable states: in each phase the containers vary independently.
  package static func stateCount(containers: Int, children: Int) -> Int {
    let local = [7 * children - 6, 14 * children - 12, 4 * children - 3, 7 * children - 6]
    return (local + [7 * children - 6]).reduce(0) { sum, count in
      sum + (0..<containers).reduce(1) { power, _ in power * count }
    }
  }

  package var initialStates: [State] {
    var container = Container(bits: 0)
    container[0] = .appeared
    var state = State(low: 0, high: 0)
    for index in 0..<containers { state[index] = container }
    return [state]
  }

  package func fingerprint(of state: State) -> Fingerprint {
    var fingerprint = Fingerprint()
    // One number of both words: the fingerprint need not distinguish all states.
    fingerprint.combine(state.low ^ state.high &* 0x9E37_79B9_7F4A_7C15)
    return fingerprint
  }

  package var properties: [Property<State>] {
    let model = self
    return [.always("settled") { model.isSettled($0) }]
  }

  /// Returns whether each container without a transition in flight has only its top child on
  /// screen, and that only while the parent is.
  package func isSettled(_ state: State) -> Bool {
    for index in 0..<containers {
      let container = state[index]
      if container.flight != .none { continue }
      let top = container.top
      for child in 0..<children where child != top {
        if container[child] != .disappeared { return false }
      }
      if state.parent == .shown && container[top] != .appeared { return false }
      if state.parent == .hidden && container[top] != .disappeared { return false }
    }
    return true
  }
}

extension AppearanceLite.Step: CustomStringConvertible {
  package var description: String {
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
