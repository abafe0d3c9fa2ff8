// INV-56: a page controller shows another page only when it is asked to.

internal import Lifecycle

/// The pages that page controllers were asked for, by a call or a finger (PAGE-1, PAGE-8).
struct PageMonitor: Sendable {
  /// What may be shown: what was asked for since the app was idle, and what was shown then.
  private var asked: [Request] = []

  private struct Request: Equatable, Sendable {
    let container: Int32
    let page: Int32
  }

  mutating func observeRequest(_ moment: EventContext, _ context: inout CheckingContext) {
    context.ledger.carry(.pageRequests)
    guard moment.controller >= 0, let page = moment.event.other?.index else { return }
    add(Request(container: Int32(moment.controller), page: page))
  }

  mutating func observeShown(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.controller >= 0, let container = moment.event.other?.index,
      context.ledger.entries[Int(container)].container == .page
    else { return }
    let request = Request(container: container, page: Int32(moment.controller))
    // A page that leaves comes back if the turn is cancelled.
    if moment.event.flag == false { return add(request) }
    guard context.ledger.carried.contains(.pageRequests) else { return }
    context.check(.pageUnasked, !asked.contains(request), moment, others: [container])
  }

  private mutating func add(_ request: Request) {
    if !asked.contains(request) { asked.append(request) }
  }

  /// Forgets the requests whose pages are no longer shown.
  mutating func rest(_ context: CheckingContext) {
    asked.removeAll { request in
      let entry = context.ledger.entries[Int(request.page)]
      return entry.parent != request.container || entry.shown == .no
    }
  }
}

extension PageMonitor {
  func addState(to words: inout StateWords) {
    words.add(asked.count)
    for request in asked {
      words.add(request.container)
      words.add(request.page)
    }
  }
}
