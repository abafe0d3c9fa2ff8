// INV-27 handler before compensation, INV-41 coordinator outcome, INV-26 for its completion.

internal import VCLifecycle

/// Transition coordinators (COORD-4 to COORD-7).
struct CoordinatorMonitor: Sendable {
  private var registrations: [Registration] = []
  private var registersAny = false

  private struct Registration: Sendable {
    var transition: Int32
    var text: Int32
    var isHandler: Bool
    var completions: UInt8 = 0
    var interactions: UInt8 = 0
    var index: Int32
  }

  mutating func observe(_ moment: Moment, _ context: inout Context) {
    let event = moment.event
    let slot = context.open.slot(of: Int32(event.transition ?? -1)) ?? -1
    switch event.kind {
    case .coordinatorRegistered:
      registersAny = true
      guard registrations.count < 256 else { return }
      registrations.append(registration(moment, slot, context, isHandler: event.flag == true))
      if event.flag == true && slot >= 0 { context.open[slot].hasHandler = true }
    case .coordinatorInteraction: interact(moment, slot, &context)
    case .coordinatorCompletion: complete(moment, slot, &context)
    default: break
    }
  }

  private func registration(
    _ moment: Moment,
    _ slot: Int,
    _ context: Context,
    isHandler: Bool
  ) -> Registration {
    Registration(
      transition: slot >= 0 ? context.open[slot].number : Int32(moment.event.transition ?? -2),
      text: Int32(moment.event.text ?? -1),
      isHandler: isHandler,
      index: Int32(moment.index)
    )
  }

  private func place(_ event: Event, _ number: Int32, isHandler: Bool) -> Int? {
    registrations.lastIndex {
      $0.transition == number && $0.text == Int32(event.text ?? -1) && $0.isHandler == isHandler
    }
  }

  private mutating func interact(_ moment: Moment, _ slot: Int, _ context: inout Context) {
    guard slot >= 0 else { return }
    let transition = context.open[slot]
    if transition.interactionIndex < 0 {
      context.open[slot].interactionIndex = Int32(moment.index)
      let isLate = transition.compensationIndex >= 0 && !transition.hasHandler
      if context.holds(.handlerLate, isLate) {
        let related = [transition.compensationIndex]
        context.report(.handlerLate, moment, slot: slot, related: related)
      }
    }
    guard let place = place(moment.event, transition.number, isHandler: true) else {
      if registrations.count < 256 {
        var added = registration(moment, slot, context, isHandler: true)
        added.interactions = 1
        registrations.append(added)
      }
      return
    }
    registrations[place].interactions = min(registrations[place].interactions + 1, 100)
    let isAgain = registrations[place].interactions > 1 && context.profile.os.major < 10
    context.check(.handlerTwice, isAgain, moment, related: [registrations[place].index])
  }

  /// Checks a compensating will: a registered handler must have run.
  func observeCompensation(_ moment: Moment, _ context: inout Context) {
    let transition = context.open[moment.slot]
    guard transition.compensationIndex == Int32(moment.index) else { return }
    let isMissing = transition.hasHandler && transition.interactionIndex < 0
    context.check(.handlerMissing, isMissing, moment, related: [transition.releaseIndex])
  }

  private mutating func complete(_ moment: Moment, _ slot: Int, _ context: inout Context) {
    let number = slot >= 0 ? context.open[slot].number : Int32(moment.event.transition ?? -2)
    if slot < 0 {
      let isStray =
        context.ledger.carries(.markers)
        && place(moment.event, number, isHandler: false) == nil
      let isUnknown = context.holds(.completionStray, isStray) { excuse in
        excuse("rotating", if: context.ledger.isRotating)
          || excuse("resizeCompletion", if: moment.event.transition == 0)
      }
      if isUnknown { return context.report(.completionStray, moment) }
    }
    let found = place(moment.event, number, isHandler: false)
    if found == nil && registrations.count < 256 {
      registrations.append(registration(moment, slot, context, isHandler: false))
    }
    guard let place = found ?? registrations.indices.last, !registrations.isEmpty else { return }
    registrations[place].completions = min(registrations[place].completions + 1, 100)
    // Without recorded registrations, several blocks are indistinguishable.
    // Changes of size share the number 0, and may overlap.
    let isTold = (registersAny && number != 0) || moment.event.text != nil
    let isAgain = isTold && registrations[place].completions > 1
    let index = registrations[place].index
    if context.check(.completionTwice, isAgain, moment, related: [index]) { return }
    if slot >= 0 { checkOutcome(moment, slot, &context) }
  }

  private func checkOutcome(_ moment: Moment, _ slot: Int, _ context: inout Context) {
    let transition = context.open[slot]
    let cancelled = moment.event.flag
    if transition.isInteractive == true,
      context.check(.completionEarly, transition.releases == 0 && !transition.isImplied, moment)
    {
      return
    }
    let isImpossible =
      cancelled == true && transition.isInteractive == false && transition.releases == 0
    if context.check(.completionNotInteractive, isImpossible, moment) { return }
    if let release = transition.release, !context.holds(.knownOutcome, transition.isReported) {
      context.check(
        .completionOutcome,
        cancelled != nil && cancelled != (release == .cancel),
        moment,
        with: ["\(release == .cancel)", "\(cancelled == true)"],
        related: [transition.releaseIndex]
      )
    }
  }

  mutating func close(_ slot: Int, at index: Int, cancelled: Bool, _ context: inout Context) {
    if registrations.isEmpty { return }
    let number = context.open[slot].number
    for item in registrations where item.transition == number && !item.isHandler {
      if context.holds(.completionMissing, item.completions == 0) {
        context.report(
          .completionMissing,
          at: index,
          controller: context.open[slot].container,
          slot: slot,
          related: [item.index]
        )
      }
    }
    registrations.removeAll { $0.transition == number }
  }
}

// MARK: - State

extension CoordinatorMonitor {
  func addState(to words: inout StateWords) {
    words.requireEncodable(registrations.isEmpty)
    words.add(registersAny)
  }
}
