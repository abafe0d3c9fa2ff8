// What SARIF 2.1.0 demands of the objects that a report holds: members, their types, and no others.

/// The part of the SARIF schema that a report of ours uses; anything else is an error.
enum SARIFStructure {
  private indirect enum Form: Sendable {
    case string
    case nonEmpty
    case bool
    case number(from: Int)
    case one(of: [String])
    case object(String)
    case list(Form, isUnique: Bool)
    case anything
  }

  private struct Shape: Sendable {
    var required: [String]
    var members: [String: Form]
  }

  private static let shapes: [String: Shape] = [
    "log": Shape(
      required: ["version", "runs"],
      members: [
        "$schema": .string, "version": .one(of: ["2.1.0"]),
        "runs": .list(.object("run"), isUnique: false), "properties": .anything,
      ]
    ),
    "run": Shape(
      required: ["tool"],
      members: [
        "tool": .object("tool"), "invocations": .list(.object("invocation"), isUnique: false),
        "columnKind": .one(of: ["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(.object("result"), isUnique: false), "properties": .anything,
      ]
    ),
    "tool": Shape(required: ["driver"], members: ["driver": .object("component")]),
    "component": Shape(
      required: ["name"],
      members: [
        "name": .nonEmpty, "version": .string, "informationUri": .string,
        "rules": .list(.object("descriptor"), isUnique: true), "properties": .anything,
      ]
    ),
    "descriptor": Shape(
      required: ["id"],
      members: [
        "id": .nonEmpty, "name": .string, "shortDescription": .object("texts"),
        "fullDescription": .object("texts"), "help": .object("texts"), "helpUri": .string,
        "properties": .object("bag"),
      ]
    ),
    "texts": Shape(required: ["text"], members: ["text": .nonEmpty, "markdown": .nonEmpty]),
    "message": Shape(
      required: ["text"],
      members: [
        "text": .nonEmpty, "markdown": .nonEmpty, "id": .string,
        "arguments": .list(.string, isUnique: false),
      ]
    ),
    "invocation": Shape(
      required: ["executionSuccessful"],
      members: [
        "executionSuccessful": .bool, "commandLine": .string,
        "toolExecutionNotifications": .list(.object("notification"), isUnique: false),
      ]
    ),
    "notification": Shape(
      required: ["message"],
      members: [
        "level": .one(of: ["none", "note", "warning", "error"]), "message": .object("message"),
        "locations": .list(.object("location"), isUnique: true),
      ]
    ),
    "result": Shape(
      required: ["message"],
      members: [
        "ruleId": .nonEmpty, "ruleIndex": .number(from: -1), "message": .object("message"),
        "level": .one(of: ["none", "note", "warning", "error"]),
        "kind": .one(of: ["notApplicable", "pass", "fail", "review", "open", "informational"]),
        "locations": .list(.object("location"), isUnique: false),
        "relatedLocations": .list(.object("location"), isUnique: true),
        "properties": .object("bag"),
      ]
    ),
    "location": Shape(
      required: [],
      members: [
        "id": .number(from: -1), "physicalLocation": .object("place"),
        "message": .object("message"),
      ]
    ),
    "place": Shape(
      required: ["artifactLocation"],
      members: ["artifactLocation": .object("artifact"), "region": .object("region")]
    ),
    "artifact": Shape(required: [], members: ["uri": .string, "uriBaseId": .string]),
    "region": Shape(
      required: [],
      members: [
        "startLine": .number(from: 1), "startColumn": .number(from: 1),
        "endLine": .number(from: 1), "endColumn": .number(from: 1),
      ]
    ),
    "bag": Shape(
      required: [],
      members: [
        "tags": .list(.string, isUnique: true), "grade": .string, "verdict": .string,
      ]
    ),
  ]

  /// Returns what is wrong with a log, each with its path.
  static func problems(in log: Any) -> [String] { problems(log, .object("log"), "$") }

  private static func problems(_ value: Any, _ form: Form, _ path: String) -> [String] {
    switch form {
    case .anything: return []
    case .string: return value is String ? [] : ["\(path): no string"]
    case .nonEmpty: return (value as? String)?.isEmpty == false ? [] : ["\(path): no text"]
    case .bool: return value is Bool ? [] : ["\(path): neither true nor false"]
    case .number(let least):
      guard let number = value as? Int, number >= least else { return ["\(path): no number"] }
      return []
    case .one(let words):
      guard let word = value as? String, words.contains(word) else {
        return ["\(path): none of \(words)"]
      }
      return []
    case .list(let form, let isUnique):
      guard let items = value as? [Any] else { return ["\(path): no array"] }
      let texts = items.map { "\($0)" }
      let repeated = isUnique && Set(texts).count < texts.count ? ["\(path): repeated items"] : []
      return repeated
        + items.enumerated().flatMap { problems($0.element, form, "\(path)[\($0.offset)]") }
    case .object(let name):
      guard let members = value as? [String: Any], let shape = shapes[name] else {
        return ["\(path): no \(name)"]
      }
      let missing = shape.required.filter { members[$0] == nil }.map { "\(path): no \($0)" }
      return missing
        + members.keys.sorted().flatMap { key in
          guard let form = shape.members[key], let member = members[key] else {
            return ["\(path): \(key) does not belong here"]
          }
          return problems(member, form, "\(path).\(key)")
        }
    }
  }
}
