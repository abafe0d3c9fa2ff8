// INV-56: a page controller shows another page only when it is asked to.

internal import VCLifecycle

/// The pages that page controllers were asked for, by a call or a finger (PAGE-1, PAGE-8).
struct PageMonitor: Sendable {
  /// What may be shown: what was asked for last or since the app was idle, and what was shown then.
  private var asked: [Request] = []

  private struct Request: Sendable {
    let container: Int32
    let page: Int32
    /// Whether it was asked for last: it may wait until the page controller is on screen.
    var isLatest = false

    func isPage(_ page: Int32, of container: Int32) -> Bool {
      self.page == page && self.container == container
    }
  }

  mutating func observeRequest(_ moment: Moment, _ context: inout Context) {
    context.ledger.carry(.pageRequests)
    guard moment.controller >= 0, let page = moment.event.other?.index else { return }
    let container = moment.controller
    if moment.event.flag != false {
      for place in asked.indices where asked[place].container == container {
        asked[place].isLatest = false
      }
    }
    add(page, of: container)
    for place in asked.indices where asked[place].isPage(page, of: container) {
      asked[place].isLatest = true
    }
  }

  mutating func observeShown(_ moment: Moment, _ context: inout Context) {
    guard moment.controller >= 0, let container = moment.event.other?.index,
      context.entries[container].container == .page
    else { return }
    let page = moment.controller
    // A page that leaves comes back if the turn is cancelled.
    if moment.event.flag == false { return add(page, of: container) }
    guard context.ledger.carries(.pageRequests) else { return }
    let isUnasked = !asked.contains { $0.isPage(page, of: container) }
    context.check(.pageUnasked, isUnasked, moment, others: [container])
  }

  private mutating func add(_ page: Int32, of container: Int32) {
    if asked.contains(where: { $0.isPage(page, of: container) }) { return }
    asked.append(Request(container: container, page: page))
  }

  /// Forgets the earlier requests whose pages are no longer shown.
  mutating func rest(_ context: Context) {
    // Even to remove nothing, a list is given storage of its own.
    if asked.isEmpty { return }
    asked.removeAll { request in
      let entry = context.entries[request.page]
      return !request.isLatest && (entry.parent != request.container || entry.shown == .no)
    }
  }
}

extension PageMonitor {
  func addState(to words: inout StateWords) {
    // A page controller that is gone shows nothing any more, and nothing shows a page that is gone.
    let asked = asked.filter { words.knows($0.container) && words.knows($0.page) }
    words.add(asked.count)
    for request in asked {
      words.add(controller: request.container)
      words.add(controller: request.page)
      words.add(flags: request.isLatest)
    }
  }
}
