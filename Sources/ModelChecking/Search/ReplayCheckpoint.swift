// A cut search of a replayed system: paths as numbers, which a resumed search replays.

/// A search of a replayed system that was cut, with everything needed to resume it.
///
/// It holds no state of the system, only the indices of the steps tried, each among those enabled.
/// Resuming needs the same system and the same options; the caller names them in `identity`.
public struct ReplayCheckpoint: Hashable, Sendable {
  /// The caller's name for the system and the options; only the same search may resume.
  public var identity = ""
  /// The counts so far, in a fixed order.
  var counts: [UInt64] = []
  /// The paths of the counterexamples found, by numbers.
  var findings: [[UInt64]] = []
  /// The nodes of the search, each as its numbers.
  var nodes: [[UInt64]] = []
  /// The first node that a breadth-first search has not expanded.
  var head: UInt64 = 0

  private static let magic: UInt64 = 0x3150_5250_4843_434D

  init() {}

  // MARK: As bytes

  /// The checkpoint as a file holds it.
  public var bytes: [UInt8] {
    var writer = Writer()
    writer.add(Self.magic)
    writer.add(identity.utf8.map { UInt64($0) })
    writer.add(counts)
    for lists in [findings, nodes] {
      writer.add(UInt64(lists.count))
      for numbers in lists { writer.add(numbers) }
    }
    writer.add(head)
    let bytes = writer.finished()
    assert(
      (try? ReplayCheckpoint(bytes: bytes)) == self,
      "a checkpoint does not read back as saved"
    )
    return bytes
  }

  /// Reads a checkpoint, and refuses what is not one or has changed since it was written.
  public init(bytes: [UInt8]) throws(CheckpointError) {
    var reader = Reader(bytes: bytes)
    guard let magic = reader.next(), magic == Self.magic else { throw .noCheckpoint }
    guard reader.isWhole else { throw .damaged }
    guard let text = reader.numbers(),
      let counts = reader.numbers(), let findings = reader.lists(),
      let nodes = reader.lists(), let head = reader.next(), reader.isAtEnd
    else { throw .damaged }
    identity = String(decoding: text.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    self.counts = counts
    self.findings = findings
    self.nodes = nodes
    self.head = head
  }

  /// Throws unless the checkpoint is of the search that the caller names so.
  public func check(identity expected: String) throws(CheckpointError) {
    if identity != expected { throw .foreign(found: identity, expected: expected) }
  }

  /// Numbers as bytes: seven bits each, the last with its high bit clear; a digest at the end.
  private struct Writer {
    private var bytes: [UInt8] = []

    mutating func add(_ number: UInt64) {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    mutating func add(_ numbers: [UInt64]) {
      add(UInt64(numbers.count))
      for number in numbers { add(number) }
    }

    consuming func finished() -> [UInt8] {
      let digest = ReplayCheckpoint.digest(of: bytes[...])
      for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: digest >> UInt64(8 * index))) }
      return bytes
    }
  }

  private static func digest(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var sum = Fingerprint()
    for byte in bytes { sum.combine(UInt64(byte)) }
    return sum.bits
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// The numbers end before the digest.
    private var end: Int { max(0, bytes.count - 8) }

    var isAtEnd: Bool { position == end }

    var isWhole: Bool {
      guard bytes.count >= 8 else { return false }
      var digest: UInt64 = 0
      for index in 0..<8 { digest |= UInt64(bytes[end + index]) << UInt64(8 * index) }
      return digest == ReplayCheckpoint.digest(of: bytes[..<end])
    }

    mutating func next() -> UInt64? {
      var number: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard position < end else { return nil }
        let byte = bytes[position]
        position += 1
        number |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return number }
      }
      return nil
    }

    mutating func numbers() -> [UInt64]? { list { $0.next() } }

    mutating func lists() -> [[UInt64]]? { list { $0.numbers() } }

    private mutating func list<Element>(_ read: (inout Reader) -> Element?) -> [Element]? {
      // Each element takes a byte at least, so a false count allocates no memory.
      guard let count = next(), count <= UInt64(end - position) else { return nil }
      var elements: [Element] = []
      for _ in 0..<count {
        guard let element = read(&self) else { return nil }
        elements.append(element)
      }
      return elements
    }
  }
}

extension Certificate {
  private static let counters: [any WritableKeyPath<Certificate, Int> & Sendable] = [
    \.states, \.transitions, \.executions, \.blockedExecutions, \.stepsTaken, \.deepest,
    \.revisits,
  ]

  /// The cuts that remain gaps of a resumed search; the reason why it stopped does not.
  private static let lastingCuts: [Cut] = [.depth, .cost, .breach, .error]

  /// The counts with which a search resumes.
  var counts: [UInt64] {
    let numbers = Self.counters.map { self[keyPath: $0] }
    return (numbers + Self.lastingCuts.map { cuts[$0, default: 0] }).map { UInt64($0) }
  }

  /// Adds the counts of parts up; what they have in common counts once.
  static func sum(_ parts: [[UInt64]], besides common: [UInt64]?) -> [UInt64] {
    let places = 0..<counters.count + lastingCuts.count
    return places.map { place in
      let numbers = parts.compactMap { $0.indices.contains(place) ? $0[place] : nil }
      if counters.firstIndex(where: { $0 as AnyKeyPath == \Self.deepest }) == place {
        return numbers.max() ?? 0
      }
      let sum = numbers.reduce(0, &+)
      guard let common, common.indices.contains(place) else { return sum }
      return sum &- common[place] &* UInt64(max(0, parts.count - 1))
    }
  }

  /// Whether the search came to its end, whatever its bounds have cut.
  public var isEnded: Bool {
    frontier == 0 && cuts.allSatisfy { Self.lastingCuts.contains($0.key) || $0.value == 0 }
  }

  mutating func restore(_ counts: [UInt64]) {
    guard counts.count == Self.counters.count + Self.lastingCuts.count else { return }
    let numbers = counts.map { Int(truncatingIfNeeded: $0) }
    for (counter, number) in zip(Self.counters, numbers) { self[keyPath: counter] = number }
    for (cut, count) in zip(Self.lastingCuts, numbers[Self.counters.count...]) where count > 0 {
      cuts[cut] = count
    }
    assert(self.counts == counts, "the restored counts are not those of the checkpoint")
  }
}
