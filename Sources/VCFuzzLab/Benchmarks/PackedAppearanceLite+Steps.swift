// The steps of the packed benchmark model.

public import ModelChecking

extension PackedAppearanceLite {
  @inlinable
  public func appendSteps(enabledIn state: State, to steps: inout [Step]) {
    for index in 0..<plain.containers {
      let container = container(index, state.packed)
      let flight = flight(container)
      if flight == 0 {
        let top = top(container)
        if top &+ 1 < children { steps.append(.push(index)) }
        if top > 0 {
          steps.append(.pop(index))
          steps.append(.interactivePop(index))
        }
      } else {
        steps.append(.finish(index))
        if flight == 3 { steps.append(.cancel(index)) }
      }
    }
    switch state.packed &>> parentShift {
    case 0: steps.append(.present)
    case 1: steps.append(.presentFinish)
    case 2:
      steps.append(.dismiss)
      steps.append(.dismissInteractively)
    case 3: steps.append(.dismissFinish)
    default:
      steps.append(.dismissFinish)
      steps.append(.dismissCancel)
    }
  }

  @inlinable
  public func appendSuccessors(of state: State, to words: inout PackedWords) {
    let word = state.packed
    for index in 0..<plain.containers {
      let container = container(index, word)
      let flight = flight(container)
      if flight == 0 {
        let top = top(container)
        if top &+ 1 < children { words.append(begin(1, index, word)) }
        if top > 0 {
          words.append(begin(2, index, word))
          words.append(begin(3, index, word))
        }
      } else {
        words.append(finish(index, word))
        if flight == 3 { words.append(cancel(index, word)) }
      }
    }
    switch word &>> parentShift {
    case 0: words.append(present(word))
    case 1: words.append(presentFinish(word))
    case 2:
      words.append(all(word, parent: 3) { beginAppear($0, visible($0)) })
      words.append(all(word, parent: 4) { beginAppear($0, visible($0)) })
    case 3: words.append(dismissFinish(word))
    default:
      words.append(dismissFinish(word))
      words.append(dismissCancel(word))
    }
  }

  @inlinable @inline(__always)
  public func take(_ step: Step, in state: inout State) {
    let word = state.packed
    switch step {
    case .push(let index): state.packed = begin(1, index, word)
    case .pop(let index): state.packed = begin(2, index, word)
    case .interactivePop(let index): state.packed = begin(3, index, word)
    case .finish(let index): state.packed = finish(index, word)
    case .cancel(let index): state.packed = cancel(index, word)
    case .present: state.packed = present(word)
    case .presentFinish: state.packed = presentFinish(word)
    case .dismiss:
      state.packed = all(word, parent: 3) { beginAppear($0, visible($0)) }
    case .dismissInteractively:
      state.packed = all(word, parent: 4) { beginAppear($0, visible($0)) }
    case .dismissFinish: state.packed = dismissFinish(word)
    case .dismissCancel: state.packed = dismissCancel(word)
    }
  }

  @inlinable @inline(__always)
  func put(_ container: UInt64, _ index: Int, _ word: UInt64) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: index) &* width
    return (word & ~(mask &<< shift)) | (container &<< shift)
  }

  @inlinable @inline(__always)
  func isOnScreen(_ word: UInt64) -> Bool { (0b1_1001 &>> (word &>> parentShift)) & 1 != 0 }

  @inlinable @inline(__always)
  func begin(_ flight: UInt64, _ index: Int, _ word: UInt64) -> UInt64 {
    var container = container(index, word) | flight &<< flightShift
    if isOnScreen(word) {
      container = beginDisappear(container, top(container))
      container = beginAppear(container, target(container))
    }
    return put(container, index, word)
  }

  @inlinable @inline(__always)
  func finish(_ index: Int, _ word: UInt64) -> UInt64 {
    var container = container(index, word)
    let target = target(container)
    container = endDisappear(container, top(container))
    if word &>> parentShift == 0 { container = endAppear(container, target) }
    container = (container & (1 &<< topShift &- 1)) | target &<< topShift
    return put(container, index, word)
  }

  @inlinable @inline(__always)
  func cancel(_ index: Int, _ word: UInt64) -> UInt64 {
    var container = container(index, word)
    let target = target(container)
    let top = top(container)
    container = beginDisappear(container, target)
    if plain.fault != 1 { container = endDisappear(container, target) }
    if isOnScreen(word) { container = beginAppear(container, top) }
    if word &>> parentShift == 0 { container = endAppear(container, top) }
    return put(container & ~(3 &<< flightShift), index, word)
  }

  /// Ends the disappearing of what is visible, and of what was.
  @inlinable @inline(__always)
  func hide(_ container: UInt64, _ before: UInt64) -> UInt64 {
    let hidden = endDisappear(container, visible(before))
    return flight(before) == 0 ? hidden : endDisappear(hidden, top(before))
  }

  /// Changes every container, and the parent.
  @inlinable @inline(__always)
  func all(_ word: UInt64, parent: UInt64, _ change: (UInt64) -> UInt64) -> UInt64 {
    var next = parent &<< parentShift
    for index in 0..<plain.containers {
      let container = change(container(index, word))
      next |= container &<< (UInt64(truncatingIfNeeded: index) &* width)
    }
    return next
  }

  @inlinable @inline(__always)
  func present(_ word: UInt64) -> UInt64 {
    all(word, parent: 1) { container in
      plain.fault == 2 && flight(container) != 0
        ? container : beginDisappear(container, visible(container))
    }
  }

  @inlinable @inline(__always)
  func presentFinish(_ word: UInt64) -> UInt64 {
    all(word, parent: 2) { container in
      plain.fault == 2 && flight(container) != 0 ? container : hide(container, container)
    }
  }

  @inlinable @inline(__always)
  func dismissFinish(_ word: UInt64) -> UInt64 {
    all(word, parent: 0) { flight($0) == 0 ? endAppear($0, top($0)) : $0 }
  }

  @inlinable @inline(__always)
  func dismissCancel(_ word: UInt64) -> UInt64 {
    let areAllAtLast =
      plain.fault == 4
      && (0..<plain.containers).allSatisfy { top(container($0, word)) &+ 1 == children }
    return all(word, parent: 2) { before in
      let container = beginDisappear(before, visible(before))
      let isAtLast = plain.fault == 3 && top(before) &+ 1 == children
      if flight(before) == 3 && (isAtLast || areAllAtLast) {
        return endDisappear(container, top(before))
      }
      return hide(container, before)
    }
  }
}
