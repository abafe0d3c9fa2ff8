// From the text form to a trace.

internal import VCLifecycle

/// Reads the words of a trace one by one.
struct TraceNotationReader {
  private(set) var trace = Trace()
  private var transaction: Int?
  private var texts: [String: Int] = [:]
  private var controllers: [String: ControllerID] = [:]
  private var number = 0
  private var word = ""

  mutating func read(_ word: String, number: Int) throws(NotationError) {
    self.word = word
    self.number = number
    switch word {
    case "/": return
    case "‖", "||": return openTransaction((transaction ?? 0) + 1)
    case "✋f", "!f": return append(release(cancelled: false))
    case "✋c", "!c": return append(release(cancelled: true))
    case "@complete":
      trace.header.isComplete = true
      return
    default: break
    }
    if word.hasPrefix("‖"), let next = Int(word.dropFirst()) { return openTransaction(next) }
    if word.hasPrefix("@") { return try readHeader() }
    append(try readEvent())
  }

  /// The first bar puts everything before it into transaction 0.
  private mutating func openTransaction(_ next: Int) {
    if transaction == nil {
      for index in trace.events.indices where trace.events[index].transaction == nil {
        trace.events[index].transaction = max(next - 1, 0)
      }
    }
    transaction = next
  }

  private mutating func append(_ event: Event) {
    var event = event
    if event.transaction == nil { event.transaction = transaction }
    trace.events.append(event)
  }

  private func release(cancelled: Bool) -> Event {
    var event = Event(.transitionRelease)
    event.flag = cancelled
    return event
  }

  private func failure(_ reason: String) -> NotationError {
    NotationError(number: number, word: word, reason: reason)
  }

  private mutating func controller(_ token: String) throws(NotationError) -> ControllerID {
    let name = try unquoted(token)
    if let known = controllers[name] { return known }
    let added = trace.addController(name)
    controllers[name] = added
    return added
  }

  private mutating func text(_ token: String) throws(NotationError) -> Int {
    let text = try unquoted(token)
    if let known = texts[text] { return known }
    let added = trace.addText(text)
    texts[text] = added
    return added
  }

  private func unquoted(_ token: String) throws(NotationError) -> String {
    guard token.hasPrefix("\"") else {
      if token.isEmpty { throw failure("a name is missing") }
      return token
    }
    guard token.hasSuffix("\""), token.count >= 2 else { throw failure("a quote is not closed") }
    var result = ""
    var rest = token.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "u":
        guard rest.popFirst() == "{", let close = rest.firstIndex(of: "}"),
          let value = UInt32(rest[..<close], radix: 16), let scalar = Unicode.Scalar(value)
        else { throw failure("an escape is not \\u{…}") }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: close)...]
      case let escaped?: result.append(escaped)
      case nil: throw failure("an escape is not finished")
      }
    }
    return result
  }

  // MARK: - Header

  private mutating func readHeader() throws(NotationError) {
    var scanner = NotationScanner(String(word.dropFirst()))
    let name = scanner.take(until: "(")
    let items = scanner.parenthesised()
    for item in items {
      switch name {
      case "os":
        guard let os = OSVersion(item) else { throw failure("no such version") }
        trace.header.os = os
      case "kind": trace.header.kind = try kind(item)
      case "names": _ = try controller(item)
      case "texts": _ = try text(item)
      case "rests":
        guard let position = Int(item) else { throw failure("a position is not a number") }
        trace.header.restPositions.append(position)
      case "initial", "parents", "presenters", "containers": try readPair(name, item)
      default: throw failure("no header word '\(name)'")
      }
    }
  }

  private mutating func readPair(_ name: String, _ item: String) throws(NotationError) {
    var scanner = NotationScanner(item)
    let first = try controller(scanner.take(until: "="))
    scanner.skip()
    let value = scanner.rest
    switch name {
    case "initial":
      guard let state = AppearanceState(named: value) else {
        throw failure("a state is S0, S1, S2 or S3")
      }
      trace.header.initialStates.append(.init(first, state))
    case "parents": trace.header.initialParents.append(.init(first, try controller(value)))
    case "presenters":
      trace.header.initialPresenters.append(.init(first, try controller(value)))
    default:
      guard let kind = ContainerKind(rawValue: value) else {
        throw failure(
          "a container is " + ContainerKind.allCases.map(\.rawValue).joined(separator: ", ")
        )
      }
      trace.header.containers.append(.init(first, kind))
    }
  }

  private func kind(_ token: String) throws(NotationError) -> TransitionKind {
    guard let kind = TransitionKind(named: token) else {
      throw failure("no transition kind '\(token)'")
    }
    return kind
  }

  // MARK: - Events

  private mutating func readEvent() throws(NotationError) -> Event {
    var scanner = NotationScanner(word)
    var name = scanner.take(until: ".({=@")
    var owner: ControllerID?
    if scanner.next == "." {
      scanner.skip()
      owner = try controller(name)
      name = scanner.take(until: "({=@")
    }
    var arguments = scanner.parenthesised()
    if scanner.next == "=" {
      scanner.skip()
      arguments.append(scanner.take(until: "{@"))
    }
    guard let form = form(named: name, arguments) else { throw failure("no event '\(name)'") }
    var event = Event(form.kind, owner)
    guard arguments.count <= form.arguments.count else { throw failure("too many arguments") }
    for (argument, token) in zip(form.arguments, arguments) where token != "-" {
      try set(argument, token, &event)
    }
    for item in scanner.braced() { try setExtra(item, &event) }
    if scanner.next == "@" {
      scanner.skip()
      guard let number = Int(scanner.rest) else { throw failure("a transaction is a number") }
      event.transaction = number
    } else if !scanner.rest.isEmpty {
      throw failure("'\(scanner.rest)' is left over")
    }
    return event
  }

  private func form(named name: String, _ arguments: [String]) -> TraceNotation.Form? {
    let forms = TraceNotation.forms.filter { $0.name == name }
    if forms.count == 1 { return forms[0] }
    if let form = forms.first(where: { form in
      guard case .literal(let text)? = form.arguments.first else { return true }
      return arguments.first == text
    }) {
      return form
    }
    guard let kind = Event.Kind.allCases.first(where: { "\($0)" == name }) else { return nil }
    return TraceNotation.form(of: kind)
  }

  private mutating func set(
    _ argument: TraceNotation.Argument,
    _ token: String,
    _ event: inout Event
  ) throws(NotationError) {
    switch argument {
    case .literal(let text): if token != text { throw failure("'\(text)' expected") }
    case .controller(let path): event[keyPath: path] = try controller(token)
    case .parent: event.other = token == "nil" ? nil : try controller(token)
    case .choice(let path, let yes, let no):
      switch token {
      case yes, "true": event[keyPath: path] = true
      case no, "false": event[keyPath: path] = false
      default: throw failure("'\(token)' is neither \(yes) nor \(no)")
      }
    case .transition:
      guard let number = Int(token) else { throw failure("a transition has a number") }
      event.transition = number
    case .kind: event.transitionKind = try kind(token)
    case .text: event.text = try text(token)
    }
  }

  private mutating func setExtra(_ item: String, _ event: inout Event) throws(NotationError) {
    var scanner = NotationScanner(item)
    let key = scanner.take(until: ":")
    scanner.skip()
    let value = scanner.rest
    switch key {
    case "forced": event.isForced = true
    case "topmost": event.isTopmost = true
    case "fullScreen": event.isFullScreen = true
    case "overContext": event.isFullScreen = false
    case "undo": event.isCompensating = true
    case "snap", "parent", "presenting": try setSnapshot(key, value, &event)
    default:
      if let frame = Event.Frame.allCases.first(where: { "\($0)" == key }) {
        event.frame = frame
      } else if let origin = Event.Origin.allCases.first(where: { "\($0)" == key }) {
        event.origin = origin
      } else if let extra = TraceNotation.extras.first(where: { $0.key == key }) {
        try set(extra.argument, value, &event)
      } else {
        throw failure("no extra '\(key)'")
      }
    }
  }

  private mutating func setSnapshot(
    _ key: String,
    _ value: String,
    _ event: inout Event
  ) throws(NotationError) {
    let known = event.snapshot
    var facts = known?.facts ?? .sampled
    var parent = known?.parent
    var presenting = known?.presenting
    switch key {
    case "parent": parent = try controller(value)
    case "presenting": presenting = try controller(value)
    default:
      for name in value.split(separator: "+") {
        if name == "all" {
          for item in TraceNotation.facts.prefix(7) { facts.insert(item.fact) }
          continue
        }
        guard let item = TraceNotation.facts.first(where: { $0.name == name }) else {
          throw failure("no fact '\(name)'")
        }
        facts.insert(item.fact)
      }
    }
    event.snapshot = Event.Snapshot(facts: facts, parent: parent, presenting: presenting)
  }
}

/// Takes a word apart, with quotes kept together.
struct NotationScanner {
  private var characters: Substring

  init(_ text: String) { characters = text[...] }

  var next: Character? { characters.first }
  var rest: String { String(characters) }

  mutating func skip() { _ = characters.popFirst() }

  /// Takes everything before the first of some characters.
  mutating func take(until ends: String) -> String { take { ends.contains($0) } }

  /// Takes everything before the first character outside of quotes that is an end.
  mutating func take(until isEnd: (Character) -> Bool) -> String {
    var taken = ""
    var isQuoted = false
    var isEscaped = false
    while let character = characters.first {
      if !isQuoted && isEnd(character) { break }
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == "\\" && isQuoted {
        isEscaped = true
      }
      taken.append(character)
      characters = characters.dropFirst()
    }
    return taken
  }

  mutating func parenthesised() -> [String] { list("(", ")") }
  mutating func braced() -> [String] { list("{", "}") }

  private mutating func list(_ open: Character, _ close: Character) -> [String] {
    guard next == open else { return [] }
    skip()
    var items: [String] = []
    while let character = next, character != close {
      items.append(take(until: ",\(close)"))
      if next == "," { skip() }
    }
    skip()
    return items
  }
}
