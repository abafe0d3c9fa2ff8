// A cut search, to be gone on with later: by the same process or, as bytes in a file, by another.

/// Why bytes are no checkpoint to go on from.
public enum CheckpointError: Error, Hashable, Sendable {
  /// They do not begin as a checkpoint does.
  case noCheckpoint
  /// They end too early or too late, or do not add up.
  case damaged
  /// They are of another search.
  case foreign(found: String, expected: String)
}

extension CheckpointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCheckpoint: "this is no checkpoint of a search"
    case .damaged: "the checkpoint is damaged: start the search anew"
    case .foreign(let found, let expected):
      "the checkpoint is of \"\(found)\", not of \"\(expected)\": start the search anew"
    }
  }
}

/// A breadth-first search that was cut, with all that it takes to go on.
public struct Checkpoint: Hashable, Sendable {
  /// What was searched, and how: only the same search may go on from it.
  public let identity: String
  var wordCount: Int
  var head: Int
  var layerEnd: Int
  var depth: Int
  var transitions: Int
  var words: [UInt64]
  var parents: [UInt32]

  /// The number of states found so far.
  public var states: Int { parents.count }

  private static let magic: UInt64 = 0x3154_504B_4843_434D

  /// The checkpoint as a file holds it.
  public var bytes: [UInt8] {
    let text = Array(identity.utf8)
    var numbers = [Self.magic]
    numbers += [text.count, wordCount, head, layerEnd, depth, transitions, parents.count].map {
      UInt64($0)
    }
    var sum = Fingerprint()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * (numbers.count + words.count + 1) + 4 * parents.count + text.count)
    for number in numbers + words { Self.append(number, 8, to: &bytes, &sum) }
    for parent in parents { Self.append(UInt64(parent), 4, to: &bytes, &sum) }
    for byte in text { Self.append(UInt64(byte), 1, to: &bytes, &sum) }
    let total = sum.bits
    Self.append(total, 8, to: &bytes, &sum)
    return bytes
  }

  private static func append(
    _ number: UInt64,
    _ count: Int,
    to bytes: inout [UInt8],
    _ sum: inout Fingerprint
  ) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    sum.combine(number)
  }

  /// Reads a checkpoint, and refuses what is not one or has changed since it was written.
  public init(bytes: [UInt8]) throws(CheckpointError) {
    var reader = Reader(bytes: bytes)
    guard reader.next(8) == Self.magic else { throw .noCheckpoint }
    var header: [Int] = []
    for _ in 0..<7 {
      guard let number = reader.next(8), number < 1 << 40 else { throw .damaged }
      header.append(Int(number))
    }
    let (textCount, count) = (header[0], header[6])
    (wordCount, head, layerEnd) = (header[1], header[2], header[3])
    (depth, transitions) = (header[4], header[5])
    // The size first: numbers that lie must not call for memory that is not there.
    let (wordTotal, overflows) = wordCount.multipliedReportingOverflow(by: count)
    guard !overflows, wordTotal < 1 << 40, head <= layerEnd, layerEnd <= count,
      bytes.count == 8 * (8 + wordTotal + 1) + 4 * count + textCount
    else { throw .damaged }
    words = []
    words.reserveCapacity(wordTotal)
    for _ in 0..<wordTotal { words.append(reader.next(8) ?? 0) }
    parents = []
    parents.reserveCapacity(count)
    for index in 0..<count {
      guard let parent = reader.next(4), parent <= index else { throw .damaged }
      parents.append(UInt32(parent))
    }
    var text: [UInt8] = []
    for _ in 0..<textCount { text.append(UInt8(truncatingIfNeeded: reader.next(1) ?? 0)) }
    identity = String(decoding: text, as: UTF8.self)
    let sum = reader.sum.bits
    guard reader.next(8) == sum else { throw .damaged }
  }

  init(
    identity: String,
    wordCount: Int,
    head: Int,
    layerEnd: Int,
    depth: Int,
    transitions: Int
  ) {
    self.identity = identity
    self.wordCount = wordCount
    self.head = head
    self.layerEnd = layerEnd
    self.depth = depth
    self.transitions = transitions
    words = []
    parents = []
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var sum = Fingerprint()

    mutating func next(_ count: Int) -> UInt64? {
      guard position + count <= bytes.count else { return nil }
      var number: UInt64 = 0
      for index in 0..<count { number |= UInt64(bytes[position + index]) << UInt64(8 * index) }
      position += count
      sum.combine(number)
      return number
    }
  }
}
