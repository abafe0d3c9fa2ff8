// JSON as a value that is written the same way every time.

import Foundation

/// A JSON value whose objects keep the order of their members; written as a dictionary literal.
package indirect enum JSONValue: Sendable, ExpressibleByDictionaryLiteral {
  case string(String)
  case number(Int)
  /// A number with so many digits behind the point.
  case decimal(Double, Int)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (name: $0, value: $1) })
  }

  /// Returns the text, or null if there is none.
  package static func orNull(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns the number, or null if there is none.
  package static func orNull(_ number: Int?) -> JSONValue { number.map { .number($0) } ?? .null }

  /// Returns an object of the members that have a value.
  static func members(_ members: [(name: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// Returns an array of texts.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The text on several lines, indented by two spaces a level.
  package var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      if lines.isEmpty { return open + close }
      return open + "\n" + inner + lines.joined(separator: ",\n" + inner) + "\n" + indent + close
    }
    return switch self {
    case .string(let text): text.quotedForJSON
    case .number(let number): String(number)
    case .decimal(let number, let digits): String(format: "%.\(digits)f", number)
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    case .array(let elements): block("[", elements.map { $0.text(indent: inner) }, "]")
    case .object(let members):
      block("{", members.map { $0.name.quotedForJSON + ": " + $0.value.text(indent: inner) }, "}")
    }
  }
}
