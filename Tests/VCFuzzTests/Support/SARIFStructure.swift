// What SARIF 2.1.0 demands of the objects that a report holds: members, their types, and no others.

/// The part of the SARIF schema that a report of ours uses; anything else is an error.
enum SARIFStructure {
  /// An object a line, with its members and their forms; `!` marks what it must have.
  ///
  /// A form is `any`, `string`, `text` for one that is not empty, `bool`, `>=N`, words between
  /// apostrophes, the name of an object, or a list of these, with two brackets if its items differ.
  private static let table = """
    log $schema=string version!='2.1.0' runs!=[run] properties=any
    run tool!=tool invocations=[invocation] columnKind='utf16CodeUnits|unicodeCodePoints' \
    results=[result] properties=any
    tool driver!=component
    component name!=text version=string informationUri=string rules=[[descriptor]] properties=any
    descriptor id!=text name=string shortDescription=texts fullDescription=texts help=texts \
    helpUri=string properties=bag
    texts text!=text markdown=text
    message text!=text markdown=text id=string arguments=[string]
    invocation executionSuccessful!=bool commandLine=string \
    toolExecutionNotifications=[notification]
    notification message!=message level='none|note|warning|error' locations=[[location]]
    result message!=message ruleId=text ruleIndex=>=-1 level='none|note|warning|error' \
    kind='notApplicable|pass|fail|review|open|informational' locations=[location] \
    relatedLocations=[[location]] properties=bag
    location id=>=-1 physicalLocation=place message=message
    place artifactLocation!=artifact region=region
    artifact uri=string uriBaseId=string
    region startLine=>=1 startColumn=>=1 endLine=>=1 endColumn=>=1
    bag tags=[[string]] grade=string verdict=string
    """

  private struct Member {
    let name: String
    let isRequired: Bool
    let form: String

    init(_ word: Substring) {
      let parts = word.split(separator: "=", maxSplits: 1)
      name = String(parts[0].prefix { $0 != "!" })
      isRequired = parts[0].hasSuffix("!")
      form = String(parts[1])
    }
  }

  private static let shapes = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), words.dropFirst().map(Member.init))
    }
  )

  /// Returns where a log is not as the schema wants it.
  static func problems(in log: Any) -> [String] { problems(log, "log", "$") }

  private static func problems(_ value: Any, _ form: String, _ path: String) -> [String] {
    switch form.prefix(1) {
    case ">":
      let isEnough = (value as? Int).map { $0 >= Int(form.dropFirst(2)) ?? 0 } ?? false
      return isEnough ? [] : ["\(path): no number"]
    case "'":
      let words = form.dropFirst().dropLast().split(separator: "|").map(String.init)
      return words.contains(value as? String ?? "") ? [] : ["\(path): none of \(words)"]
    case "[": return problems(inList: value, form, path)
    default: break
    }
    switch form {
    case "any": return []
    case "string": return value is String ? [] : ["\(path): no string"]
    case "text": return (value as? String)?.isEmpty == false ? [] : ["\(path): no text"]
    case "bool": return value is Bool ? [] : ["\(path): neither true nor false"]
    default: return problems(inObject: value, form, path)
    }
  }

  private static func problems(inList value: Any, _ form: String, _ path: String) -> [String] {
    guard let items = value as? [Any] else { return ["\(path): no array"] }
    let item = form.filter { $0 != "[" && $0 != "]" }
    let isRepeated = form.hasPrefix("[[") && Set(items.map { "\($0)" }).count < items.count
    return (isRepeated ? ["\(path): repeated items"] : [])
      + items.enumerated().flatMap { problems($0.element, item, "\(path)[\($0.offset)]") }
  }

  private static func problems(inObject value: Any, _ form: String, _ path: String) -> [String] {
    guard let members = value as? [String: Any], let shape = shapes[form] else {
      return ["\(path): no \(form)"]
    }
    let missing = shape.filter { $0.isRequired && members[$0.name] == nil }
    return missing.map { "\(path): no \($0.name)" }
      + members.sorted { $0.key < $1.key }.flatMap { key, member in
        guard let known = shape.first(where: { $0.name == key }) else {
          return ["\(path): \(key) does not belong here"]
        }
        return problems(member, known.form, "\(path).\(key)")
      }
  }
}
