// Covers the wills and dids of a trace with patterns at the least cost.
//
// A state of the search is the first callback that is not covered and, in a bit mask, which of the
// 64 after it are. From there each pattern that begins at this callback leads to further states;
// states are merged, and only the best few at one place are kept, so that the time is linear.
// Example: A.wd C.wa B.wa C.da A.dd B.da. At A.wd the push A → B covers 0, 2, 4 and 5; the state
// that follows stands at C.wa with 1, 3 and 4 after it covered; C.wa and C.da close the gap.

internal import VCLifecycle

/// A search for the simplest cover of a trace's wills and dids.
struct ExplanationSearch {
  private(set) var callbacks: [Callback] = []
  private(set) var isCut = false
  private let trace: Trace
  /// The wills and dids that the trace does not record, by controller.
  private let unrecorded: [CallbackSet]
  private let isPartial: Bool
  private let recordedOfAny: CallbackSet
  /// Whether the log has one will or did only: its order shows nothing of what belongs together.
  private let isOrderless: Bool
  /// Whether a transition may lack one of its dids.
  private var allowsMissing = false
  private var nodes: [Node] = []
  private var matches: [Match] = []

  /// The states that are kept at one place.
  static let statesMax = 12
  /// The controllers that are tried as the other side of a transition.
  static let partnersMax = 3

  private static let unexplainedCost = 1000
  private static let missingCost = 500
  private static let dids: [Event.Kind] = [.viewDidAppear, .viewDidDisappear]
  private static let unfinishedCost = 4
  private static let begunBeforeCost = 14
  /// What lies together belongs together: the highest cost of the callbacks in between.
  private static let gapsMax = 8

  private struct Node {
    var mask: UInt64
    var cost: Int
    /// The node before, or -1.
    var previous: Int
    /// The match that leads here, or -1 for an unexplained callback.
    var match: Int
    /// The callback that the step started at.
    var start: Int
  }

  init(_ trace: Trace, callbacksMax: Int) {
    self.trace = trace
    unrecorded = trace.unrecordedCallbacks
    recordedOfAny = unrecorded.reduce(into: CallbackSet()) {
      $0.formUnion(CallbackSet.all.subtracting($1))
    }
    isOrderless = recordedOfAny.intersection(.willsAndDids).elements.count < 2
    isPartial = unrecorded.contains { !$0.isDisjoint(with: .willsAndDids) }
    collect(callbacksMax)
  }

  // MARK: Callbacks

  private mutating func collect(_ callbacksMax: Int) {
    var phases = [Ledger.Phase](repeating: .unknown, count: trace.names.count)
    var isSeen = [Bool](repeating: false, count: trace.names.count)
    var latest = [Int](repeating: -1, count: trace.names.count)
    for initial in trace.header.initialStates {
      phases[Int(initial.controller.index)] = Ledger.Phase(initial.value)
    }
    for (position, event) in trace.events.enumerated() {
      guard let controller = event.controller.map({ Int($0.index) }) else { continue }
      if !isSeen[controller] {
        isSeen[controller] = true
        let isFresh = [.created, .loadView, .viewDidLoad].contains(event.kind)
        if isFresh, phases[controller] == .unknown { phases[controller] = .disappeared }
      }
      guard event.kind.isWillOrDid, event.frame == .whole || event.frame == .enter else { continue }
      if callbacks.count == callbacksMax {
        isCut = true
        break
      }
      // An immediate repetition is no sign of what was not recorded in between.
      let isRepeated =
        (callbacks.last.map { $0.controller == controller && $0.kind == event.kind } ?? false)
        && (event.kind == .viewWillAppear || event.kind == .viewWillDisappear)
        && !unrecorded[controller].contains(.viewDidAppear)
      let possible = Ledger.Phases(
        reachableFrom: phases[controller],
        by: isRepeated ? unrecorded[controller].subtracting(recordedOfAny) : unrecorded[controller]
      ).intersection(Ledger.Phases.permitting(event.kind) ?? [])
      // A second `viewWillAppear` is left to the pattern that leaves the first one open.
      let isAgain =
        phases[controller] == .appearing && event.kind == .viewWillAppear
        && isAbbreviated(since: latest[controller])
      let callback = Callback(
        position: position,
        controller: controller,
        kind: event.kind,
        state: isAgain || possible.isEmpty ? phases[controller].state : possible.phase.state,
        isLegal: !possible.isEmpty || isAgain,
        isFirst: latest[controller] < 0
      )
      if latest[controller] >= 0 { callbacks[latest[controller]].next = callbacks.count }
      latest[controller] = callbacks.count
      callbacks.append(callback)
      phases[controller] = Ledger.Phase(after: event.kind)
    }
    markBursts()
  }

  private mutating func markBursts() {
    var start = 0
    while start < callbacks.count {
      var end = start + 1
      while end < callbacks.count, end - start < 64, callbacks[end].kind == callbacks[start].kind {
        end += 1
      }
      for index in start..<end { callbacks[index].burst = start..<end }
      start = end
    }
  }

  /// Whether a transition was called off since a will, so that its did may never have come.
  private func isAbbreviated(since will: Int) -> Bool {
    guard will >= 0 else { return true }
    let later = callbacks[(will + 1)...].prefix(16)
    return later.contains { first in
      first.kind == .viewWillAppear
        && later.contains {
          $0.kind == .viewDidAppear && $0.controller == first.controller
            && $0.position > first.position
        }
    }
  }

  // MARK: Search

  /// Returns the cheapest cover; transitions may lack a did only if it explains more so.
  mutating func run() -> (spans: [Match], unexplained: [Int]) {
    let cover = cheapestCover()
    if cover.unexplained.isEmpty { return cover }
    allowsMissing = true
    return cheapestCover()
  }

  private mutating func cheapestCover() -> (spans: [Match], unexplained: [Int]) {
    var queue: [Int: [Int]] = [:]
    matches = []
    nodes = [Node(mask: 0, cost: 0, previous: -1, match: -1, start: -1)]
    queue[0] = [0]
    var place = 0
    while place < callbacks.count {
      for node in queue.removeValue(forKey: place) ?? [] { expand(node, at: place, &queue) }
      place += 1
    }
    guard var node = queue[callbacks.count]?.first else { return ([], []) }
    var spans: [Match] = []
    var unexplained: [Int] = []
    while nodes[node].previous >= 0 {
      if nodes[node].match >= 0 {
        var match = matches[nodes[node].match]
        match.positions = match.indices.map { callbacks[$0].position }
        spans.append(match)
      } else {
        unexplained.append(callbacks[nodes[node].start].position)
      }
      node = nodes[node].previous
    }
    return (spans.reversed(), unexplained.reversed())
  }

  private mutating func expand(_ node: Int, at place: Int, _ queue: inout [Int: [Int]]) {
    let mask = nodes[node].mask
    var found: [Match] = []
    if callbacks[place].isLegal {
      for pattern in TransitionPattern.all {
        match(pattern, at: place, mask, &found)
      }
      matchRestOfEarlier(at: place, mask, &found)
      for pattern in TransitionPattern.all where allowsMissing && pattern.hasTwoSides {
        match(pattern, at: place, mask, lackingOne: true, &found)
      }
    }
    for match in found {
      var covered = mask
      for index in match.indices where index > place { covered |= 1 << UInt64(index - place - 1) }
      step(from: node, at: place, covered, match.cost, match, &queue)
    }
    // Where anything fits, the explained prefix is not cut short for what comes later.
    if found.isEmpty { step(from: node, at: place, mask, Self.unexplainedCost, nil, &queue) }
  }

  /// Covers the callback at `place` and moves on to the next that is not covered.
  private mutating func step(
    from node: Int,
    at place: Int,
    _ covered: UInt64,
    _ cost: Int,
    _ match: Match?,
    _ queue: inout [Int: [Int]]
  ) {
    let skipped = (~covered).trailingZeroBitCount
    let mask = skipped >= 63 ? 0 : covered >> UInt64(skipped + 1)
    let target = min(place + 1 + skipped, callbacks.count)
    let total = nodes[node].cost + cost
    var states = queue[target] ?? []
    if let same = states.firstIndex(where: { nodes[$0].mask == mask }) {
      guard total < nodes[states[same]].cost else { return }
      states.remove(at: same)
    }
    let position = states.firstIndex { nodes[$0].cost > total } ?? states.count
    guard position < Self.statesMax else { return }
    if let match { matches.append(match) }
    nodes.append(
      Node(
        mask: mask,
        cost: total,
        previous: node,
        match: match == nil ? -1 : matches.count - 1,
        start: place
      )
    )
    states.insert(nodes.count - 1, at: position)
    if states.count > Self.statesMax { states.removeLast() }
    queue[target] = states
  }

  // MARK: Matching

  private func isFree(_ index: Int, _ place: Int, _ mask: UInt64) -> Bool {
    index == place || mask & (1 << UInt64(index - place - 1)) == 0
  }

  /// The next callback of a controller after `index` that is not covered; -1 if there is none,
  /// nil if it lies out of sight.
  private func nextFree(after index: Int, _ place: Int, _ mask: UInt64) -> Int? {
    var next = callbacks[index].next
    while next >= 0 {
      guard next - place <= 64 else { return nil }
      if callbacks[next].isLegal, isFree(next, place, mask) { return next }
      next = callbacks[next].next
    }
    return -1
  }

  private func canStart(_ letter: TransitionPattern.Letter, at index: Int) -> Bool {
    let state = callbacks[index].state
    // The did before it may be the one that is missing.
    if allowsMissing, state == (letter.isOld ? .appearing : .disappearing) { return true }
    switch letter.kind {
    // An open `viewWillAppear` is what an abbreviated cancel leaves behind.
    case .viewWillAppear where letter.isOld: return state == nil || state == .disappearing
    case .viewWillAppear: return state == nil || state == .disappeared || state == .appearing
    case .viewWillDisappear where !letter.isOld: return state == nil || state == .appearing
    case .viewWillDisappear: return state == nil || state == .appeared
    // A did begins only what has no recorded will.
    case .viewDidAppear:
      return !isRecorded(.viewWillAppear, of: callbacks[index].controller)
    default: return !isRecorded(.viewWillDisappear, of: callbacks[index].controller)
    }
  }

  private func match(
    _ pattern: TransitionPattern,
    at place: Int,
    _ mask: UInt64,
    lackingOne: Bool = false,
    _ found: inout [Match]
  ) {
    for isOld in isPartial ? pattern.sides : [pattern.sides[0]] {
      let first = pattern.letters.first {
        $0.isOld == isOld && isRecorded($0.kind, of: callbacks[place].controller)
      }
      guard let first, first.kind == callbacks[place].kind, canStart(first, at: place) else {
        continue
      }
      guard pattern.hasTwoSides else {
        complete(pattern, isOld, at: place, partner: nil, mask, lackingOne: lackingOne, &found)
        continue
      }
      for partner in partners(of: pattern, isOld: !isOld, at: place, mask) {
        complete(pattern, isOld, at: place, partner: partner, mask, lackingOne: lackingOne, &found)
      }
    }
  }

  /// The first callbacks of controllers that may be the other side of a transition.
  private func partners(
    of pattern: TransitionPattern,
    isOld: Bool,
    at place: Int,
    _ mask: UInt64
  ) -> [Int] {
    var partners: [Int] = []
    if isOrderless { return partners }
    var index = place + 1
    while index < callbacks.count, index - place <= 64, partners.count < Self.partnersMax {
      let callback = callbacks[index]
      let first = pattern.letters.first {
        $0.isOld == isOld && isRecorded($0.kind, of: callback.controller)
      }
      if let first, callback.kind == first.kind, callback.isLegal,
        callback.controller != callbacks[place].controller, isFree(index, place, mask),
        canStart(first, at: index), !beginsEarlier(index, place, mask),
        !partners.contains(where: { callbacks[$0].controller == callback.controller })
      {
        partners.append(index)
      }
      index += 1
    }
    return partners
  }

  /// Whether a controller begins something else first, and is no partner by what it begins later.
  private func beginsEarlier(_ index: Int, _ place: Int, _ mask: UInt64) -> Bool {
    (place + 1..<index).contains { other in
      let callback = callbacks[other]
      return callback.controller == callbacks[index].controller && isFree(other, place, mask)
        && (callback.kind == .viewWillAppear || callback.kind == .viewWillDisappear)
    }
  }

  private func isRecorded(_ kind: Event.Kind, of controller: Int) -> Bool {
    !unrecorded[controller].contains(kind)
  }

  /// Whether the log would show that a transition is not cancelled: that what comes has appeared,
  /// or that what leaves has gone.
  private func shows(
    _ pattern: TransitionPattern,
    _ isFirstOld: Bool,
    _ place: Int,
    _ partner: Int?
  ) -> Bool {
    if !pattern.isCancelled { return true }
    let old: Int? = isFirstOld ? place : partner
    let new: Int? = isFirstOld ? partner : place
    if let new, isRecorded(.viewDidAppear, of: callbacks[new].controller) { return true }
    guard let controller = old.map({ callbacks[$0].controller }) else { return false }
    return isRecorded(.viewWillDisappear, of: controller)
      && isRecorded(.viewDidDisappear, of: controller)
  }

  /// Follows a pattern letter by letter; with `lackingOne`, the log lacks exactly one of its dids.
  private func complete(
    _ pattern: TransitionPattern,
    _ isFirstOld: Bool,
    at place: Int,
    partner: Int?,
    _ mask: UInt64,
    lackingOne: Bool,
    _ found: inout [Match]
  ) {
    guard shows(pattern, isFirstOld, place, partner) else { return }
    var indices: [Int] = []
    var missing: Missing?
    var last = (first: -1, second: -1)
    var outcome: Explanation.Outcome = pattern.isCancelled ? .cancelled : .finished
    for letter in pattern.letters {
      let isFirst = letter.isOld == isFirstOld
      guard let side = isFirst ? place : partner,
        isRecorded(letter.kind, of: callbacks[side].controller)
      else { continue }
      let before = isFirst ? last.first : last.second
      let next: Int? = before >= 0 ? nextFree(after: before, place, mask) : side
      guard let next else { return }
      let isThere = next >= 0 && callbacks[next].kind == letter.kind
      if lackingOne, missing == nil, !isThere, Self.dids.contains(letter.kind) {
        missing = Missing(controller: callbacks[side].controller, kind: letter.kind)
        continue
      }
      if next < 0 {
        // The log may end before the transition does.
        guard !trace.header.isComplete, !pattern.isCancelled else { return }
        outcome = .unfinished
        break
      }
      guard isThere, next > (indices.last ?? -1) else { return }
      indices.append(next)
      if isFirst { last.first = next } else { last.second = next }
    }
    guard indices.first == place, lackingOne == (missing != nil) else { return }
    // A transition that turns back meanwhile brings nothing else on screen and takes nothing away.
    if pattern.isCancelled, !pattern.hasTwoSides, indices.count > 1 {
      if callbacks[place..<indices[1]].contains(where: { Self.dids.contains($0.kind) }) { return }
    }
    if outcome == .unfinished {
      let rest = [last.first, last.second].filter { $0 >= 0 }
      guard rest.allSatisfy({ nextFree(after: $0, place, mask) == -1 }) else { return }
    }
    let partnerController = partner.map { callbacks[$0].controller }
    let controller = callbacks[place].controller
    let followers = followers(of: indices, place, mask)
    let covered = (indices + followers.indices).sorted()
    let gaps = (covered.last ?? place) - place + 1 - covered.count
    var cost = pattern.cost + followers.controllers.count + min(gaps, Self.gapsMax)
    if outcome == .unfinished { cost += Self.unfinishedCost }
    if missing != nil { cost += Self.missingCost }
    let ends = [place, partner ?? place]
    if ends.contains(where: { callbacks[$0].state == .appearing }) { cost += Self.unfinishedCost }
    found.append(
      Match(
        pattern: pattern,
        outcome: outcome,
        old: isFirstOld ? controller : partnerController,
        new: isFirstOld ? partnerController : controller,
        indices: covered,
        followers: followers.controllers,
        cost: cost,
        missing: missing
      )
    )
  }

  /// The controllers that receive each callback of one side right beside it: its shown subtree.
  private func followers(
    of indices: [Int],
    _ place: Int,
    _ mask: UInt64
  ) -> (controllers: [Int], indices: [Int]) {
    guard !isOrderless, indices.contains(where: { callbacks[$0].burst.count > 1 }) else {
      return ([], [])
    }
    var controllers: [Int] = []
    var covered: [Int] = []
    let roots = Set(indices.map { callbacks[$0].controller })
    var isDone: Set<Int> = []
    for index in indices where isDone.insert(callbacks[index].controller).inserted {
      let side = indices.filter { callbacks[$0].controller == callbacks[index].controller }
      guard callbacks[index].burst.count > 1 else { continue }
      for candidate in callbacks[index].burst {
        let controller = callbacks[candidate].controller
        guard !roots.contains(controller), !controllers.contains(controller),
          recordsNoMore(controller, than: callbacks[index].controller)
        else { continue }
        let places = side.compactMap { root in
          callbacks[root].burst.first { other in
            callbacks[other].controller == controller && callbacks[other].isLegal && other > place
              && other - place <= 64 && isFree(other, place, mask)
          }
        }
        if places.count == side.count {
          controllers.append(controller)
          covered += places
        }
      }
    }
    return (controllers, covered)
  }

  /// Whether all wills and dids that a controller records are recorded of another one as well.
  private func recordsNoMore(_ controller: Int, than other: Int) -> Bool {
    unrecorded[other].intersection(.willsAndDids).isSubset(of: unrecorded[controller])
  }

  /// Dids whose wills lie before the log.
  private func matchRestOfEarlier(at place: Int, _ mask: UInt64, _ found: inout [Match]) {
    let callback = callbacks[place]
    guard callback.isFirst,
      callback.kind == .viewDidAppear || callback.kind == .viewDidDisappear
    else { return }
    let isOld = callback.kind == .viewDidDisappear
    func match(_ indices: [Int], _ partner: Int?) -> Match {
      Match(
        pattern: nil,
        outcome: .begunBefore,
        old: isOld ? callback.controller : partner,
        new: isOld ? partner : callback.controller,
        indices: indices,
        followers: [],
        cost: Self.begunBeforeCost
      )
    }
    found.append(match([place], nil))
    let next = place + 1
    guard next < callbacks.count, isFree(next, place, mask), callbacks[next].isFirst,
      callbacks[next].isLegal,
      callbacks[next].kind == (isOld ? .viewDidAppear : .viewDidDisappear)
    else { return }
    found.append(match([place, next], callbacks[next].controller))
  }
}
