// Reads the JSON form of a trace, event by event.
//
// A log of any length is read in memory proportional to its names and texts. Only the form that is
// one object holds its events, because its header may come after them.

internal import VCLifecycle

/// A reader of the JSON form of a trace.
struct JSONTraceReader {
  /// The header, the names and the texts read so far; its events are left to the caller.
  private(set) var trace = Trace()
  /// The line of the last event.
  private(set) var line = 0
  /// The fields that were not understood, in order of appearance.
  private(set) var unknownFields: [String] = []

  var scanner: JSONScanner
  private var controllers = NameTable<ControllerID>(slots: 1024)
  private var texts = NameTable<Int>(slots: 256)
  /// Events that were read with the header, last first.
  private var held: [(event: Event, line: Int)] = []
  private var isOneObject = false

  static let unknownFieldsMax = 16

  init(_ source: ByteSource, naming names: [String] = []) throws(TraceFormatError) {
    scanner = JSONScanner(source)
    for name in names { _ = intern(controller: Array(name.utf8)[...]) }
    let place = scanner.failure("no trace: the input is empty")
    guard scanner.peekToken() != ByteCursor.end else { throw place }
    if scanner.peekToken() == Int(UInt8(ascii: "[")) {
      throw scanner.failure("an array: write one event a line, or {\"events\": […]} around it")
    }
    let firstLine = scanner.cursor.line
    var draft = Draft()
    try readObject(into: &draft)
    if draft.hasHeaderField || !draft.hasEventField {
      if draft.hasEventField {
        throw scanner.failure(
          "the first object has fields of a header and of an event: write the header alone"
        )
      }
      held.reverse()
    } else {
      held = [(try finished(draft), firstLine)]
    }
  }

  /// Returns the next event, or nil at the end.
  mutating func next() throws(TraceFormatError) -> Event? {
    if let first = held.popLast() {
      line = first.line
      return first.event
    }
    guard scanner.peekToken() != ByteCursor.end else { return nil }
    if isOneObject {
      throw scanner.failure("something follows the object that holds the events")
    }
    line = scanner.cursor.line
    var draft = Draft()
    try readObject(into: &draft)
    if draft.hasHeaderField {
      throw scanner.failure(
        "a field of the header after the first line: a file holds one trace, its header first"
      )
    }
    return try finished(draft)
  }

  // MARK: Objects

  private struct Draft {
    var event = Event(.marker)
    var hasEventField = false
    var hasHeaderField = false
    var hasKind = false
    var hasOther = false
    var hasTransitionKind = false
  }

  private mutating func readObject(into draft: inout Draft) throws(TraceFormatError) {
    try scanner.expect(UInt8(ascii: "{"), "at the start of an event")
    if scanner.take(UInt8(ascii: "}")) { return }
    repeat {
      let name = try scanner.readString("as a field's name")
      let field = TraceField.table.value(of: name)
      if field == nil { remember(name) }
      try scanner.expect(UInt8(ascii: ":"), "after a field's name")
      switch field {
      case .event(let field):
        draft.hasEventField = true
        try readField(field, into: &draft)
      case .header(let field):
        draft.hasHeaderField = true
        try readHeaderField(field)
      case nil: try scanner.skipValue()
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"), "at the end of an object, or ',' before the next field")
  }

  private mutating func remember(_ field: ArraySlice<UInt8>) {
    guard unknownFields.count < Self.unknownFieldsMax else { return }
    let name = String(decoding: field.prefix(320), as: UTF8.self).escapedForTerminal
    if !unknownFields.contains(name) { unknownFields.append(name) }
  }

  private func finished(_ draft: Draft) throws(TraceFormatError) -> Event {
    guard draft.hasKind else {
      throw scanner.failure(
        "an event without a name: give it \"callback\", \"event\" or \"marker\""
      )
    }
    let event = draft.event
    if event.kind.isControllerCallback, event.controller == nil {
      throw scanner.failure("\(event.kind.name) without \"vc\": name the controller")
    }
    if event.kind == .willMoveToParent || event.kind == .didMoveToParent, !draft.hasOther {
      throw scanner.failure("\(event.kind.name) without \"parent\": name it, or write null")
    }
    return event
  }

  // MARK: Fields of an event

  private mutating func readField(
    _ field: EventField,
    into draft: inout Draft
  ) throws(TraceFormatError) {
    switch field {
    case .vc: draft.event.controller = try readController(field)
    case .callback, .event:
      draft.event.kind = try readKind()
      draft.hasKind = true
    case .marker: try readMarker(into: &draft)
    case .parent, .other:
      draft.event.other = try readController(field)
      draft.hasOther = true
    case .from: draft.event.from = try readController(field)
    case .to: draft.event.to = try readController(field)
    case .animated: draft.event.animated = try readFlag(field)
    case .flag: draft.event.flag = try readFlag(field)
    case .interactive: draft.event.isInteractive = try readFlag(field)
    case .user: draft.event.isUserDriven = try readFlag(field)
    case .fullScreen: draft.event.isFullScreen = try readFlag(field)
    case .topmost: draft.event.isTopmost = try readFlag(field) ?? false
    case .forced: draft.event.isForced = try readFlag(field) ?? false
    case .compensating: draft.event.isCompensating = try readFlag(field) ?? false
    case .text: draft.event.text = try readText()
    case .txn: draft.event.transaction = try readNumber(field)
    case .transition: draft.event.transition = try readNumber(field)
    case .origin: draft.event.origin = try readWord("origin", "of \"origin\"")
    case .frame: draft.event.frame = try readWord("frame", "of \"frame\"")
    case .transitionKind:
      draft.event.transitionKind = try readWord("kind of transition", "of \"transitionKind\"")
      draft.hasTransitionKind = true
    case .snap: draft.event.snapshot = try readSnapshot()
    }
  }

  private mutating func readKind() throws(TraceFormatError) -> Event.Kind {
    var name = try scanner.readString("of a callback")
    // A name may be written as in the languages: `viewWillAppear:`, `viewWillAppear(_:)`.
    if let end = name.firstIndex(where: { $0 == 0x28 || $0 == 0x3A }), end > name.startIndex {
      name = name[..<end]
    }
    guard let kind = Event.Kind.table.value(of: name) else {
      throw scanner.failure(
        "no callback or event \(String(decoding: name, as: UTF8.self).quotedForTerminal)"
      )
    }
    return kind
  }

  private mutating func readMarker(into draft: inout Draft) throws(TraceFormatError) {
    let words = try scanner.readString("of a marker")
    draft.hasKind = true
    if let kind = ReservedMarker.table.value(of: words) {
      draft.event.kind = kind
      return
    }
    draft.event.kind = .marker
    draft.event.text = intern(text: words)
    if !draft.hasTransitionKind, let kind = TransitionKind.table.value(of: words) {
      draft.event.transitionKind = kind
    }
  }

  private mutating func readController(
    _ field: EventField
  ) throws(TraceFormatError) -> ControllerID? {
    if try scanner.takeNull() { return nil }
    return intern(controller: try scanner.readString("of \"\(field)\""))
  }

  private mutating func readFlag(_ field: EventField) throws(TraceFormatError) -> Bool? {
    if try scanner.takeNull() { return nil }
    return try scanner.readBool("of \"\(field)\"")
  }

  private mutating func readNumber(_ field: EventField) throws(TraceFormatError) -> Int? {
    if try scanner.takeNull() { return nil }
    return try scanner.readCount("of \"\(field)\"")
  }

  private mutating func readText() throws(TraceFormatError) -> Int? {
    if try scanner.takeNull() { return nil }
    return intern(text: try scanner.readString("of \"text\""))
  }

  /// Reads one of the words of a type; the error lists their names.
  private mutating func readWord<Word: TraceWord>(
    _ noun: String,
    _ place: @autoclosure () -> String
  ) throws(TraceFormatError) -> Word {
    let word = try scanner.readString(place())
    guard let value = Word.table.value(of: word) else {
      throw scanner.failure(
        "no \(noun) \(String(decoding: word, as: UTF8.self).quotedForTerminal): it is one of "
          + Word.allCases.map { String(describing: $0) }.joined(separator: ", ")
      )
    }
    return value
  }

  private mutating func readSnapshot() throws(TraceFormatError) -> Event.Snapshot? {
    if try scanner.takeNull() { return nil }
    try scanner.expect(UInt8(ascii: "{"), "at the start of \"snap\"")
    var facts: Event.Snapshot.Facts = .sampled
    var parent: ControllerID?
    var presenting: ControllerID?
    if scanner.take(UInt8(ascii: "}")) { return Event.Snapshot(facts: facts) }
    repeat {
      let name = try scanner.readString("as a field's name")
      let fact = Event.Snapshot.Facts.table.value(of: name)
      let isParent = name.elementsEqual("parent".utf8)
      let isPresenting = name.elementsEqual("presenting".utf8)
      if fact == nil, !isParent, !isPresenting { remember(name) }
      try scanner.expect(UInt8(ascii: ":"), "after a field's name")
      if let fact {
        if try scanner.readBool("in \"snap\"") { facts.insert(fact) }
      } else if isParent {
        parent = try readController(.parent)
      } else if isPresenting {
        presenting = try readController(.other)
      } else {
        try scanner.skipValue()
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"), "at the end of \"snap\"")
    return Event.Snapshot(facts: facts, parent: parent, presenting: presenting)
  }

  // MARK: Names

  private mutating func intern(controller name: ArraySlice<UInt8>) -> ControllerID {
    if let known = controllers.value(of: name) { return known }
    let controller = trace.addController(String(decoding: name, as: UTF8.self))
    controllers.insert(name, controller)
    return controller
  }

  private mutating func intern(text: ArraySlice<UInt8>) -> Int {
    if let known = texts.value(of: text) { return known }
    let number = trace.addText(String(decoding: text, as: UTF8.self))
    texts.insert(text, number)
    return number
  }
}

// MARK: - The header

extension JSONTraceReader {
  private mutating func readHeaderField(_ field: HeaderField) throws(TraceFormatError) {
    switch field {
    case .ios: trace.header.os = try readVersion()
    case .kind:
      if try !scanner.takeNull() {
        trace.header.kind = try readWord("kind of transition", "of \"kind\"")
      }
    case .initial:
      trace.header.initialStates += try readEntries(of: field) {
        (reader) throws(TraceFormatError) in try reader.readWord("state", "of a state")
      }
    case .parents: trace.header.initialParents += try readLinks(field)
    case .presenters: trace.header.initialPresenters += try readLinks(field)
    case .containers:
      trace.header.containers += try readEntries(of: field) {
        (reader) throws(TraceFormatError) in
        try reader.readWord("kind of container", "of a container's kind")
      }
    case .complete: trace.header.isComplete = try scanner.readBool("of \"complete\"")
    case .rest: try readRestPositions()
    case .controllers: try readControllerList()
    case .events: try readEvents()
    }
  }

  private mutating func readVersion() throws(TraceFormatError) -> OSVersion? {
    if try scanner.takeNull() { return nil }
    let text =
      scanner.peekToken() == UInt8(ascii: "\"")
      ? String(decoding: try scanner.readString("of \"ios\""), as: UTF8.self)
      : try scanner.readNumberText()
    guard let version = OSVersion(text) else {
      throw scanner.failure(
        "no version \(text.quotedForTerminal): write \"17\", \"12.2\" or \"catalyst26\""
      )
    }
    return version
  }

  /// Reads an object whose names are controllers; `read` returns nil for a value to leave out.
  private mutating func readEntries<Value: Hashable & Sendable>(
    of field: HeaderField,
    _ read: (inout JSONTraceReader) throws(TraceFormatError) -> Value?
  ) throws(TraceFormatError) -> [Trace.Entry<Value>] {
    var entries: [Trace.Entry<Value>] = []
    if try scanner.takeNull() { return entries }
    try scanner.expect(UInt8(ascii: "{"), "at the start of \"\(field)\"")
    if scanner.take(UInt8(ascii: "}")) { return entries }
    repeat {
      let controller = intern(controller: try scanner.readString("as a controller's name"))
      try scanner.expect(UInt8(ascii: ":"), "after a controller's name")
      if let value = try read(&self) { entries.append(.init(controller, value)) }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"), "at the end of \"\(field)\"")
    return entries
  }

  private mutating func readLinks(
    _ field: HeaderField
  ) throws(TraceFormatError) -> [Trace.Entry<ControllerID>] {
    try readEntries(of: field) { (reader) throws(TraceFormatError) in
      if try reader.scanner.takeNull() { return nil }
      return reader.intern(controller: try reader.scanner.readString("of a controller"))
    }
  }

  /// Reads the elements of an array.
  private mutating func readElements(
    of field: HeaderField,
    _ read: (inout JSONTraceReader) throws(TraceFormatError) -> Void
  ) throws(TraceFormatError) {
    if try scanner.takeNull() { return }
    try scanner.expect(UInt8(ascii: "["), "at the start of \"\(field)\"")
    if scanner.take(UInt8(ascii: "]")) { return }
    repeat { try read(&self) } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"), "at the end of \"\(field)\"")
  }

  private mutating func readRestPositions() throws(TraceFormatError) {
    try readElements(of: .rest) { (reader) throws(TraceFormatError) in
      let position = try reader.scanner.readCount("in \"rest\"")
      if let last = reader.trace.header.restPositions.last, position < last {
        throw reader.scanner.failure("\"rest\" must ascend: \(position) follows \(last)")
      }
      reader.trace.header.restPositions.append(position)
    }
  }

  private mutating func readControllerList() throws(TraceFormatError) {
    try readElements(of: .controllers) { (reader) throws(TraceFormatError) in
      guard reader.scanner.peekToken() == 0x7B else {
        _ = reader.intern(controller: try reader.scanner.readString("of a controller"))
        return
      }
      try reader.readNamedController()
    }
  }

  /// Reads `{"id":"Foo#2","name":"Foo"}`: two controllers may bear one name.
  private mutating func readNamedController() throws(TraceFormatError) {
    var id: [UInt8] = []
    var name: String?
    scanner.cursor.advance()
    repeat {
      let field = try scanner.readString("as a field's name")
      let isID = field.elementsEqual("id".utf8)
      let isName = field.elementsEqual("name".utf8)
      guard isID || isName else {
        throw scanner.failure("a controller has the fields \"id\" and \"name\" only")
      }
      try scanner.expect(UInt8(ascii: ":"), "after a field's name")
      let content = try scanner.readString("of a controller")
      if isID { id = Array(content) } else { name = String(decoding: content, as: UTF8.self) }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"), "at the end of a controller")
    let controller = intern(controller: id[...])
    if let name { trace.rename(controller, to: name) }
  }

  private mutating func readEvents() throws(TraceFormatError) {
    isOneObject = true
    try readElements(of: .events) { (reader) throws(TraceFormatError) in
      _ = reader.scanner.peekToken()
      let line = reader.scanner.cursor.line
      var draft = Draft()
      try reader.readObject(into: &draft)
      if draft.hasHeaderField {
        throw reader.scanner.failure("a field of the header inside an event")
      }
      reader.held.append((try reader.finished(draft), line))
    }
  }
}
