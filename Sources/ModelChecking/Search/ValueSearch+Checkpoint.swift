// Going on with a breadth-first search that was cut.

extension ValueSearch where System.State: CompactState, Store: ~Copyable {
  /// Takes up the search that the options ask to go on with.
  @usableFromInline
  mutating func restore() {
    guard let checkpoint = options.resumed, options.order == .breadthFirst, !store.isInexact else {
      return
    }
    let wordCount = System.State.wordCount
    guard checkpoint.wordCount == wordCount else {
      report.certificate.defects.append(
        "the checkpoint has states of \(checkpoint.wordCount) words, not \(wordCount)"
      )
      return
    }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    defer { words.deallocate() }
    for index in 0..<checkpoint.states {
      for word in 0..<wordCount { words[word] = checkpoint.words[index * wordCount + word] }
      let state = System.State(words: words)
      guard store.insert(state) else { continue }
      parents.append(UInt64(checkpoint.parents[index]))
      check(state)
    }
    transitions = checkpoint.transitions
    depth = checkpoint.depth
    resumedHead = checkpoint.head
    resumedLayerEnd = checkpoint.layerEnd
  }

  /// Keeps what it takes to go on, if the search was cut and the options ask for it.
  @usableFromInline
  mutating func save() {
    guard let identity = options.checkpointIdentity, options.order == .breadthFirst,
      !store.isInexact, let stop, [.time, .memory, .states, .interrupt].contains(stop)
    else { return }
    var checkpoint = Checkpoint(
      identity: identity,
      wordCount: System.State.wordCount,
      head: stoppedHead,
      layerEnd: stoppedLayerEnd,
      depth: stoppedDepth,
      transitions: transitions
    )
    let wordCount = System.State.wordCount
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    defer { words.deallocate() }
    checkpoint.words.reserveCapacity(wordCount * store.count)
    checkpoint.parents.reserveCapacity(store.count)
    for index in 0..<store.count {
      store.state(at: index).write(to: words)
      for word in 0..<wordCount { checkpoint.words.append(words[word]) }
      checkpoint.parents.append(UInt32(truncatingIfNeeded: parents[index]))
    }
    report.checkpoint = checkpoint
  }
}
