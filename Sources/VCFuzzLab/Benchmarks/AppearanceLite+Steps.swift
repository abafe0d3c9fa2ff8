// The steps of the benchmark model: when each is enabled and what it does.

internal import ModelChecking
internal import ValueSearch

extension AppearanceLite.Container {
  /// The child that a transition in flight leads to.
  @inline(__always) var target: Int { flight == .push ? top &+ 1 : top &- 1 }

  /// The child that counts as the visible one.
  @inline(__always) var visible: Int { flight == .none ? top : target }

  @inline(__always)
  mutating func beginAppear(_ child: Int) {
    self[child] = self[child] == .appeared ? .appeared : .appearing
  }

  @inline(__always)
  mutating func endAppear(_ child: Int) {
    let now = self[child]
    self[child] = now == .appearing ? .appeared : now
  }

  @inline(__always)
  mutating func beginDisappear(_ child: Int) {
    self[child] = self[child] == .disappeared ? .disappeared : .disappearing
  }

  @inline(__always)
  mutating func endDisappear(_ child: Int) {
    let now = self[child]
    self[child] = now == .disappearing ? .disappeared : now
  }
}

extension AppearanceLite {
  package func appendSteps(enabledIn state: State, to steps: inout [Step]) {
    for index in 0..<containers {
      let container = state[index]
      if container.flight == .none {
        if container.top < children - 1 { steps.append(.push(index)) }
        if container.top > 0 {
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

  package func take(_ step: Step, in next: inout State) {
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

  func begin(_ flight: Flight, _ index: Int, _ state: inout State) {
    var container = state[index]
    container.flight = flight
    if state.parent.isOnScreen {
      container.beginDisappear(container.top)
      container.beginAppear(container.target)
    }
    state[index] = container
  }

  func finish(_ index: Int, _ state: inout State) {
    var container = state[index]
    let target = container.target
    container.endDisappear(container.top)
    if state.parent == .shown { container.endAppear(target) }
    container.top = target
    container.flight = .none
    state[index] = container
  }

  func cancel(_ index: Int, _ state: inout State) {
    var container = state[index]
    container.beginDisappear(container.target)
    if bug != 1 { container.endDisappear(container.target) }
    if state.parent.isOnScreen { container.beginAppear(container.top) }
    if state.parent == .shown { container.endAppear(container.top) }
    container.flight = .none
    state[index] = container
  }

  /// Changes the parent, and then each container.
  @inline(__always)
  func change(_ state: inout State, to parent: Parent, _ body: (inout Container) -> Void) {
    state.parent = parent
    for index in 0..<containers {
      var container = state[index]
      body(&container)
      state[index] = container
    }
  }

  func present(_ state: inout State) {
    change(&state, to: .presenting) { container in
      if bug == 2 && container.flight != .none { return }
      container.beginDisappear(container.visible)
    }
  }

  func presentFinish(_ state: inout State) {
    change(&state, to: .hidden) { container in
      if bug == 2 && container.flight != .none { return }
      container.endDisappear(container.visible)
      if container.flight != .none { container.endDisappear(container.top) }
    }
  }

  func dismiss(to parent: Parent, _ state: inout State) {
    change(&state, to: parent) { $0.beginAppear($0.visible) }
  }

  func dismissFinish(_ state: inout State) {
    change(&state, to: .shown) { container in
      if container.flight == .none { container.endAppear(container.top) }
    }
  }

  func dismissCancel(_ state: inout State) {
    let last = children - 1
    let areAllAtLast = bug == 4 && (0..<containers).allSatisfy { state[$0].top == last }
    change(&state, to: .hidden) { container in
      container.beginDisappear(container.visible)
      let forgets =
        container.flight == .interactivePop
        && ((bug == 3 && container.top == last) || areAllAtLast)
      if !forgets { container.endDisappear(container.visible) }
      if container.flight != .none { container.endDisappear(container.top) }
    }
  }
}
