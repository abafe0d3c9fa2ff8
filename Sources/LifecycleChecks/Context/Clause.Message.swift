// The messages of the clauses, parsed when the first violation is reported.

internal import VCLifecycle

extension Clause {
  /// The two texts of a violation, parsed once: a campaign may fill them thousands of times.
  struct Message: Sendable {
    let expected: Template
    let found: Template
  }

  /// A text in which `{callback}`, `{state}`, `{kind}`, `{1}` … are gaps.
  struct Template: Sendable {
    private enum Part: Sendable {
      case text(String)
      case callback
      case state
      case kind
      case value(Int)
    }

    private var parts: [Part] = []

    init(_ text: String) {
      var rest = Substring(text)
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
        switch rest[rest.index(after: open)..<close] {
        case "callback": parts.append(.callback)
        case "state": parts.append(.state)
        case "kind": parts.append(.kind)
        case let place:
          guard let number = Int(place) else { preconditionFailure("no gap '{\(place)}'") }
          parts.append(.value(number - 1))
        }
        rest = rest[rest.index(after: close)...]
      }
      if !rest.isEmpty { parts.append(.text(String(rest))) }
    }

    /// Returns the text with its gaps filled; `{1}` stands for the first of the values.
    func filled(with values: [String], _ moment: Moment?, _ kind: TransitionKind?) -> String {
      if parts.count == 1, case .text(let text) = parts[0] { return text }
      var filled = ""
      for part in parts {
        switch part {
        case .text(let text): filled += text
        case .callback: filled += moment?.event.kind.words ?? "the callback"
        case .state: filled += moment.map { $0.was.lastKind?.words ?? "\($0.was.phase)" } ?? ""
        case .kind: filled += kind?.words ?? "the transition"
        case .value(let place): filled += values[place]
        }
      }
      return filled
    }
  }

  /// The message of a clause that a monitor reports.
  var message: Message {
    guard let message = Self.messages[self] else {
      preconditionFailure("the table of messages lacks '\(self)'")
    }
    return message
  }

  private static let messages: [Clause: Message] = Dictionary(
    uniqueKeysWithValues: CatalogueInvariant.all.flatMap(\.clauseTexts).map {
      ($0.clause, Message(expected: Template($0.expected), found: Template($0.found)))
    }
  )
}
