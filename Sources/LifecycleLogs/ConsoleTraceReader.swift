// Reads the console form of a trace, line by line.

internal import VCLifecycle

/// A reader of the lines that an app prints.
struct ConsoleTraceReader {
  /// The names and the texts read so far; its events are left to the caller.
  private(set) var trace = Trace()
  /// The line of the last event.
  private(set) var line = 0
  private(set) var unrecognised = UnrecognisedLines()
  private var names = ConsoleNames()
  private var cursor: ByteCursor
  private var tokens = ConsoleTokens()
  private var buffer: [UInt8] = []
  private var hasUnnamed = false
  private var places = NamePlaces()
  /// The calls of each controller that were printed and whose ends were not.
  private var entered: [ConsoleLine.Reference?: [Event.Kind]] = [:]
  /// The lines that print one call twice.
  private(set) var printed = PrintedCalls()

  var guessedClasses: [String] { names.guessedClasses }
  /// The controllers that share a name, by name: of each no address is printed.
  var unaddressed: [[ControllerID]] { names.unaddressed }
  /// Whether some lines name no controller and were taken as one.
  var hasUnnamedController: Bool { hasUnnamed }

  init(_ source: ByteSource, naming known: [String] = []) throws(TraceFormatError) {
    cursor = ByteCursor(source)
    for name in known {
      // `Foo#2` is not known by that name before it is met.
      let reference = ConsoleLine.Reference(path: name, address: nil)
      _ = names.controller(for: reference, at: .marker, in: &trace)
    }
    guard cursor.peek() != ByteCursor.end else {
      throw cursor.failure("no trace: the input is empty")
    }
    let start = cursor.piece.prefix(4096)
    if start.contains(0) {
      throw cursor.failure("no text: the input is binary, or UTF-16 (save it as UTF-8)")
    }
    // The places of names are learned before the first line is read.
    for line in cursor.piece.prefix(ByteCursor.startLength).split(separator: 0x0A) {
      tokens.read(Array(line))
      if let meaning = ConsoleLine(tokens) { places.learn(from: meaning, tokens) }
    }
  }

  /// Returns the next event, or nil at the end.
  mutating func next() -> Event? {
    while readLine() {
      line += 1
      tokens.read(buffer)
      if tokens.tokens.isEmpty { continue }
      guard let meaning = meaning(), !isEnd(meaning) else {
        unrecognised.add(line, buffer)
        continue
      }
      if !printed.isRepetition(meaning, tokens, line: line) { return event(meaning) }
    }
    return nil
  }

  /// What the present line says, with a name that only its place shows.
  private mutating func meaning() -> ConsoleLine? {
    var meaning = ConsoleLine(tokens)
    if let name = places.varyingName(in: tokens), meaning?.controller?.address == nil {
      meaning?.controller = ConsoleLine.Reference(path: name, address: nil)
    }
    if let meaning, meaning.controller != nil || meaning.isMessage { return meaning }
    guard let name = places.place(in: tokens) else { return meaning }
    return ConsoleLine(tokens, naming: name) ?? meaning
  }

  /// Whether a line prints the end of a callback whose call was printed before, as `exit` does
  /// after `enter`.
  private mutating func isEnd(_ meaning: ConsoleLine) -> Bool {
    var kinds = entered[meaning.controller] ?? []
    if meaning.mayBeLeaving {
      guard let index = kinds.lastIndex(of: meaning.kind) else { return false }
      entered[meaning.controller] = Array(kinds[..<index])
      return true
    }
    // Of its own callbacks a controller receives layout only inside one of these.
    if meaning.kind.isAppearance { kinds = [] }
    if !kinds.contains(meaning.kind) { kinds.append(meaning.kind) }
    if entered[meaning.controller] != nil || entered.count < Self.enteredMax {
      entered[meaning.controller] = kinds
    }
    return false
  }

  /// The controllers of which ends of calls are expected, at most.
  private static let enteredMax = 10_000

  /// Reads the bytes up to the next line feed; false at the end.
  private mutating func readLine() -> Bool {
    buffer.removeAll(keepingCapacity: true)
    guard cursor.peek() != ByteCursor.end else { return false }
    while true {
      let byte = cursor.peek()
      if byte == ByteCursor.end { return true }
      let piece = cursor.piece
      var index = cursor.position
      let start = index
      while index < piece.count, piece[index] != 0x0A { index += 1 }
      if buffer.count < ConsoleTokens.bytesMax {
        buffer.append(contentsOf: piece[start..<index].prefix(ConsoleTokens.bytesMax))
      }
      cursor.advance(by: index - start)
      if index < piece.count {
        cursor.advanceLine()
        return true
      }
    }
  }

  private mutating func event(_ meaning: ConsoleLine) -> Event {
    let kind = meaning.kind
    var event = Event(kind)
    let hasController =
      kind.isControllerCallback || kind == .beginAppearance || kind == .endAppearance
    if meaning.controller != nil || hasController {
      if meaning.controller == nil { hasUnnamed = true }
      event.controller = names.controller(for: meaning.controller, at: kind, in: &trace)
    }
    event.animated = meaning.animated
    event.flag = meaning.flag
    if let other = meaning.other {
      event.other = names.controller(for: other, at: .marker, in: &trace)
    }
    if meaning.isMessage {
      event.text = trace.addText(String(decoding: tokens.bytes.prefix(400), as: UTF8.self))
    }
    if kind == .willMoveToParent || kind == .didMoveToParent, !meaning.namesOther {
      // The line does not say whether it appears or disappears, and checks must not guess.
      event.kind = .marker
      event.text = trace.addText("\(kind.name), its parent not printed")
    }
    return event
  }
}

/// The lines of a console log that tell of no lifecycle event.
public struct UnrecognisedLines: Hashable, Sendable {
  /// How many there are.
  public private(set) var count = 0
  /// The first of them, each with its number.
  public private(set) var samples: [Sample] = []

  /// A line that was passed over.
  public struct Sample: Hashable, Sendable {
    public let line: Int
    public let text: String
  }

  /// The number of lines that are kept.
  public static let samplesMax = 1000

  mutating func add(_ line: Int, _ bytes: [UInt8]) {
    count += 1
    guard samples.count < Self.samplesMax else { return }
    samples.append(Sample(line: line, text: String(decoding: bytes.prefix(400), as: UTF8.self)))
  }
}
