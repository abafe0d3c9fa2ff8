// The steps of the benchmark model: when each is enabled and what it does.

import ModelChecking

extension AppearanceLite.Container {
  @inlinable var topChild: Int { Int(top) }

  /// The child that a transition in flight leads to.
  @inlinable var target: Int { flight == .push ? Int(top) &+ 1 : Int(top) &- 1 }

  /// The child that counts as the visible one.
  @inlinable var visible: Int { flight == .none ? Int(top) : target }

  @inlinable
  mutating func beginAppear(_ child: Int) {
    let now = children[child]
    children[child] = now == .appeared ? .appeared : .appearing
  }

  @inlinable
  mutating func endAppear(_ child: Int) {
    let now = children[child]
    children[child] = now == .appearing ? .appeared : now
  }

  @inlinable
  mutating func beginDisappear(_ child: Int) {
    let now = children[child]
    children[child] = now == .disappeared ? .disappeared : .disappearing
  }

  @inlinable
  mutating func endDisappear(_ child: Int) {
    let now = children[child]
    children[child] = now == .disappearing ? .disappeared : now
  }
}

extension AppearanceLite {
  @inlinable
  public func appendSteps(enabledIn state: State, to steps: inout [Step]) {
    for index in 0..<containers {
      let container = state.containers[index]
      if container.flight == .none {
        if container.topChild < children - 1 { steps.append(.push(index)) }
        if container.topChild > 0 {
          steps.append(.pop(index))
          steps.append(.interactivePop(index))
        }
      } else {
        steps.append(.finish(index))
        if container.flight == .interactivePop { steps.append(.cancel(index)) }
      }
    }
    switch state.parent {
    case .shown: steps.append(.present)
    case .presenting: steps.append(.presentFinish)
    case .hidden:
      steps.append(.dismiss)
      steps.append(.dismissInteractively)
    case .dismissing: steps.append(.dismissFinish)
    case .dismissingInteractively:
      steps.append(.dismissFinish)
      steps.append(.dismissCancel)
    }
  }

  @inlinable
  public func take(_ step: Step, in next: inout State) {
    switch step {
    case .push(let index): begin(.push, index, &next)
    case .pop(let index): begin(.pop, index, &next)
    case .interactivePop(let index): begin(.interactivePop, index, &next)
    case .finish(let index): finish(index, &next)
    case .cancel(let index): cancel(index, &next)
    case .present: present(&next)
    case .presentFinish: presentFinish(&next)
    case .dismiss: dismiss(to: .dismissing, &next)
    case .dismissInteractively: dismiss(to: .dismissingInteractively, &next)
    case .dismissFinish: dismissFinish(&next)
    case .dismissCancel: dismissCancel(&next)
    }
  }

  @inlinable
  func begin(_ flight: Flight, _ index: Int, _ state: inout State) {
    var container = state.containers[index]
    container.flight = flight
    if state.parent.isOnScreen {
      container.beginDisappear(container.topChild)
      container.beginAppear(container.target)
    }
    state.containers[index] = container
  }

  @inlinable
  func finish(_ index: Int, _ state: inout State) {
    var container = state.containers[index]
    let target = container.target
    container.endDisappear(container.topChild)
    if state.parent == .shown { container.endAppear(target) }
    container.top = UInt8(truncatingIfNeeded: target)
    container.flight = .none
    state.containers[index] = container
  }

  @inlinable
  func cancel(_ index: Int, _ state: inout State) {
    var container = state.containers[index]
    container.beginDisappear(container.target)
    if fault != 1 { container.endDisappear(container.target) }
    if state.parent.isOnScreen { container.beginAppear(container.topChild) }
    if state.parent == .shown { container.endAppear(container.topChild) }
    container.flight = .none
    state.containers[index] = container
  }

  @inlinable
  func present(_ state: inout State) {
    state.parent = .presenting
    for index in 0..<containers {
      var container = state.containers[index]
      if fault == 2 && container.flight != .none { continue }
      container.beginDisappear(container.visible)
      state.containers[index] = container
    }
  }

  @inlinable
  func presentFinish(_ state: inout State) {
    state.parent = .hidden
    for index in 0..<containers {
      var container = state.containers[index]
      if fault == 2 && container.flight != .none { continue }
      container.endDisappear(container.visible)
      if container.flight != .none { container.endDisappear(container.topChild) }
      state.containers[index] = container
    }
  }

  @inlinable
  func dismiss(to parent: Parent, _ state: inout State) {
    state.parent = parent
    for index in 0..<containers {
      var container = state.containers[index]
      container.beginAppear(container.visible)
      state.containers[index] = container
    }
  }

  @inlinable
  func dismissFinish(_ state: inout State) {
    state.parent = .shown
    for index in 0..<containers {
      var container = state.containers[index]
      if container.flight != .none { continue }
      container.endAppear(container.topChild)
      state.containers[index] = container
    }
  }

  @inlinable
  func dismissCancel(_ state: inout State) {
    state.parent = .hidden
    let last = children - 1
    let areAllAtLast =
      fault == 4 && (0..<containers).allSatisfy { state.containers[$0].topChild == last }
    for index in 0..<containers {
      var container = state.containers[index]
      container.beginDisappear(container.visible)
      let forgets =
        container.flight == .interactivePop
        && ((fault == 3 && container.topChild == last) || areAllAtLast)
      if !forgets { container.endDisappear(container.visible) }
      if container.flight != .none { container.endDisappear(container.topChild) }
      state.containers[index] = container
    }
  }
}
