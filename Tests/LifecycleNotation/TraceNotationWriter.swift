// From a trace to its text form.

internal import VCLifecycle

/// Writes one trace.
struct TraceNotationWriter {
  private let trace: Trace
  private let namesTables: Bool

  init(trace: Trace, namesTables: Bool) {
    self.trace = trace
    self.namesTables = namesTables
  }

  var text: String {
    var words = headerWords
    var transaction: Int?
    // `‖` says it all only if every event lies in a transaction and none goes back.
    let usesBars = hasSteadyTransactions
    if usesBars, let first = trace.events.first?.transaction, first != 0 || !hasBars {
      words.append("‖\(first)")
    }
    transaction = usesBars ? trace.events.first?.transaction : nil
    for event in trace.events {
      if usesBars, let next = event.transaction, let last = transaction, next != last {
        words.append(next == last + 1 ? "‖" : "‖\(next)")
        transaction = next
      }
      var word = self.word(event)
      if !usesBars, let number = event.transaction { word += "@\(number)" }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  private var hasSteadyTransactions: Bool {
    var last = -1
    for event in trace.events {
      guard let number = event.transaction, number >= last else { return false }
      last = number
    }
    return last >= 0
  }

  private var hasBars: Bool {
    trace.events.contains { $0.transaction != trace.events.first?.transaction }
  }

  // MARK: - Header

  private var headerWords: [String] {
    let header = trace.header
    var words: [String] = []
    if let os = header.os { words.append("@os(\(os))") }
    if let kind = header.kind { words.append("@kind(\(kind))") }
    func list(_ name: String, _ items: [String]) {
      if !items.isEmpty { words.append("@\(name)(\(items.joined(separator: ",")))") }
    }
    if namesTables {
      list("names", trace.names.map(quoted))
      list("texts", trace.texts.map(quoted))
    }
    list("initial", header.initialStates.map { "\(name($0.controller))=S\($0.value.rawValue)" })
    list("parents", header.initialParents.map { "\(name($0.controller))=\(name($0.value))" })
    list("presenters", header.initialPresenters.map { "\(name($0.controller))=\(name($0.value))" })
    list("containers", header.containers.map { "\(name($0.controller))=\($0.value.rawValue)" })
    list("rests", header.restPositions.map(String.init))
    if header.isComplete { words.append("@complete") }
    return words
  }

  private func name(_ controller: ControllerID) -> String { quoted(trace.name(of: controller)) }

  /// Quotes what is not a plain word; control characters are escaped.
  private func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text != "nil"
      && text.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || $0 == "_"
      }
    if isPlain { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: - One event

  private func word(_ event: Event) -> String {
    if event.kind == .transitionRelease {
      var bare = Event(.transitionRelease)
      bare.transaction = event.transaction
      for (sign, isCancelled) in [("✋f", false), ("✋c", true)] {
        bare.flag = isCancelled
        if bare == event { return sign }
      }
    }
    let form = TraceNotation.form(of: event.kind)
    var arguments = form.arguments.map { text(of: $0, event) }
    if form.kind == .firstCall, let flag = event.flag {
      let sites = arguments.dropLast().map { $0 ?? "-" }.joined(separator: ",")
      return "first(\(sites))=\(flag ? "T" : "F")" + extras(event, form)
    }
    while let last = arguments.last, last == nil { arguments.removeLast() }
    var word = form.name
    if !arguments.isEmpty {
      word += "(" + arguments.map { $0 ?? "-" }.joined(separator: ",") + ")"
    }
    if !form.has(\.controller), let controller = event.controller {
      word = name(controller) + "." + word
    }
    return word + extras(event, form)
  }

  private func text(of argument: TraceNotation.Argument, _ event: Event) -> String? {
    switch argument {
    case .literal(let text): text
    case .controller(let path): event[keyPath: path].map(name)
    case .parent: event.other.map(name) ?? "nil"
    case .choice(let path, let yes, let no): event[keyPath: path].map { $0 ? yes : no }
    case .transition: event.transition.map(String.init)
    case .kind: event.transitionKind == .unknown ? nil : "\(event.transitionKind)"
    case .text: trace.text(of: event).map(quoted)
    }
  }

  /// What the form has no place for.
  private func extras(_ event: Event, _ form: TraceNotation.Form) -> String {
    var items: [String] = []
    if event.frame != .whole { items.append("\(event.frame)") }
    if event.origin != .unknown { items.append("\(event.origin)") }
    if event.isForced { items.append("forced") }
    if event.isTopmost { items.append("topmost") }
    if let isFullScreen = event.isFullScreen {
      items.append(isFullScreen ? "fullScreen" : "overContext")
    }
    if event.isCompensating { items.append("undo") }
    for (key, argument) in TraceNotation.extras where !form.has(argument.field) {
      if let text = text(of: argument, event) { items.append("\(key):\(text)") }
    }
    if let snapshot = event.snapshot {
      let facts = TraceNotation.facts.filter { snapshot.facts.contains($0.fact) }
      items.append("snap:" + facts.map(\.name).joined(separator: "+"))
      if let parent = snapshot.parent { items.append("parent:\(name(parent))") }
      if let presenting = snapshot.presenting { items.append("presenting:\(name(presenting))") }
    }
    return items.isEmpty ? "" : "{\(items.joined(separator: ","))}"
  }
}
