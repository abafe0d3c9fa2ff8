// The breadth-first search of systems that lay down all successors at once, by one worker or more.

extension ValueSearch where System: PackedSystem, Store == PackedStore<System.State> {
  /// How many words are worth inserting together.
  @usableFromInline static var batch: Int { 256 }
  /// How many states are opened at once by several workers, and from how many on it is worth it.
  @usableFromInline static var round: Int { 1 << 14 }

  @inlinable
  mutating func run(by workers: Workers) {
    guard options.order == .breadthFirst, !options.usesSymmetry else { return run() }
    store.keys.reserve(options.statesExpected)
    start()
    let lanes = UnsafeMutablePointer<PackedLane>.allocate(capacity: workers.count)
    for index in 0..<workers.count { (lanes + index).initialize(to: PackedLane()) }
    defer {
      lanes.deinitialize(count: workers.count)
      lanes.deallocate()
    }
    var head = resumedHead
    while head < store.count && stop == nil {
      let layerEnd = resumedLayerEnd ?? store.count
      resumedLayerEnd = nil
      if depth >= options.limits.depthMax {
        cutWaiting(from: head)
        head = layerEnd
        break
      }
      while head < layerEnd && stop == nil {
        let size = min(layerEnd - head, Self.round)
        if workers.count > 1 && size >= 256 {
          openTogether(head..<(head + size), lanes, workers)
          head = unopened ?? head + size
        } else {
          head = open(head, upTo: layerEnd, &lanes[0])
        }
      }
      (stoppedHead, stoppedLayerEnd, stoppedDepth) = (head, layerEnd, depth)
      if store.count > layerEnd { depth += 1 }
    }
    report.certificate.frontier = store.count - head
    report.certificate.deepest = depth
  }

  /// Opens states until there is a batch of successors, and inserts these; returns the next state.
  @inlinable
  mutating func open(_ head: Int, upTo end: Int, _ lane: inout PackedLane) -> Int {
    lane.removeAll()
    var parent = head
    while parent < end && lane.words.count < Self.batch {
      lane.open(State(packed: store.keys.log[parent]), number: parent, of: system, in: store.keys)
      parent &+= 1
    }
    transitions &+= lane.transitions
    insert(lane, openedFrom: head)
    heedLimits(unopened ?? parent)
    return unopened ?? parent
  }

  @usableFromInline typealias State = System.State

  /// Inserts the words of a lane, in order.
  @inlinable
  mutating func insert(_ lane: borrowing PackedLane, openedFrom first: Int) {
    var start = 0
    while start < lane.words.count {
      let size = min(lane.words.count - start, Self.batch)
      let end = store.keys.insert(
        lane.words.keys + start,
        count: size,
        mixing: lane.mixed + start,
        mixedFor: lane.slotBits,
        noting: lane.added
      )
      for index in 0..<end.added {
        let position = start &+ lane.added[index]
        let word = lane.words.keys[position]
        store.keys.log.append(word)
        parents.append(UInt64(lane.parents[position]))
        if checksStates { check(State(packed: word)) }
        if store.count >= options.limits.statesMax { stop = stop ?? .states }
        if stop != nil {
          return settle(
            at: Int(lane.parents[position]),
            openedFrom: first,
            counted: lane.transitions
          )
        }
      }
      if end.tried < size { store.keys.grow() }
      start += end.tried
    }
  }

  /// Counts as if the search had ended before the state at which it stopped: how many it had opened
  /// beyond depends on the workers.
  @usableFromInline
  mutating func settle(at parent: Int, openedFrom first: Int, counted: Int) {
    var words = PackedWords()
    for index in first..<parent {
      system.appendSuccessors(of: State(packed: store.keys.log[index]), to: &words)
    }
    transitions += words.count - counted
    unopened = parent
  }

  /// Opens states by all workers: what none of them knows is then inserted in the order of one.
  @inlinable
  mutating func openTogether(
    _ states: Range<Int>,
    _ lanes: UnsafeMutablePointer<PackedLane>,
    _ workers: Workers
  ) {
    withUnsafePointer(to: store) { store in
      let work = PackedWork(
        system: system,
        store: store,
        lanes: lanes,
        states: states,
        share: (states.count + workers.count - 1) / workers.count
      )
      work.perform(by: workers)
    }
    for worker in 0..<workers.count where stop == nil {
      transitions &+= lanes[worker].transitions
      let first = states.lowerBound + worker * ((states.count + workers.count - 1) / workers.count)
      insert(lanes[worker], openedFrom: first)
    }
    heedLimits(unopened ?? states.upperBound)
  }
}

/// The states that workers open at once.
@usableFromInline
struct PackedWork<System: PackedSystem> {
  @usableFromInline let system: System
  @usableFromInline let store: UnsafePointer<PackedStore<System.State>>
  @usableFromInline let lanes: UnsafeMutablePointer<PackedLane>
  @usableFromInline let states: Range<Int>
  @usableFromInline let share: Int

  @usableFromInline
  init(
    system: System,
    store: UnsafePointer<PackedStore<System.State>>,
    lanes: UnsafeMutablePointer<PackedLane>,
    states: Range<Int>,
    share: Int
  ) {
    self.system = system
    self.store = store
    self.lanes = lanes
    self.states = states
    self.share = share
  }

  @inlinable
  func perform(by workers: Workers) {
    // A copy that says what is safe here: a closure would capture the type of the system as well.
    workers.perform(workers.count, open)
  }

  @inlinable @Sendable
  func open(by worker: Int) {
    let first = min(states.lowerBound + worker * share, states.upperBound)
    let end = min(first + share, states.upperBound)
    lanes[worker].removeAll()
    var parent = first
    while parent < end {
      let start = lanes[worker].words.count
      while parent < end && lanes[worker].words.count < start + 256 {
        let word = store.pointee.keys.log[parent]
        lanes[worker].open(
          System.State(packed: word),
          number: parent,
          of: system,
          in: store.pointee.keys
        )
        parent &+= 1
      }
      lanes[worker].dropKnown(from: start, in: store.pointee.keys)
    }
  }
}

// Workers read the store while nobody writes to it, and write to a lane of their own.
extension PackedWork: @unchecked Sendable {}

extension PackedSystem where Self: Sendable {
  /// Returns what an exhaustive search up to the limits finds, by several workers.
  ///
  /// They call the system and the properties at the same time.
  @inlinable
  public func search(
    _ options: ValueOptions = ValueOptions(),
    workers: Workers
  ) -> SearchReport<Step> {
    var search = ValueSearch(
      self,
      options: options,
      store: PackedStore<State>(memory: options.tableMemory)
    )
    search.restore()
    search.run(by: workers)
    search.save()
    return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
  }
}

extension PackedSystem {
  /// Returns what an exhaustive search up to the limits finds, in the packed store.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    var search = ValueSearch(
      self,
      options: options,
      store: PackedStore<State>(memory: options.tableMemory)
    )
    search.restore()
    search.run(by: .one)
    search.save()
    return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
  }
}
