// The source of a scenario's operations, read so that a failing test shows steps as code.
//
// It is for people only: nothing is decided by it, and where it can't be read, the step's own words
// take its place.

internal import Foundation

/// The code of calls and gestures, as their scenario's source has it.
package struct OperationSource {
  private var files: [String: [Character]?] = [:]

  package init() {}

  /// Returns the body of a call's closure; `argument` takes the place of its parameter.
  package mutating func body(of call: SourcePlace, argument: String?) -> String? {
    guard let scan = scan(at: call, named: "Call"), let closing = scan.closingParenthesis else {
      return nil
    }
    return scan.closure(after: closing).map { Self.oneLine($0, argument: argument) }
  }

  /// Returns the body of the closure for a phase of a gesture.
  package mutating func body(of gesture: SourcePlace, phase: String) -> String? {
    guard let scan = scan(at: gesture, named: "Gesture"), let closing = scan.closingParenthesis
    else { return nil }
    let inside = scan.labelled(phase, in: scan.start..<closing)
    let trailing = phase == "begin" && inside == nil ? scan.closure(after: closing) : nil
    let text = inside ?? trailing ?? scan.labelled(phase, in: closing..<scan.text.count)
    return text.map { Self.oneLine($0, argument: nil) }
  }

  private mutating func scan(at place: SourcePlace, named name: String) -> SourceScan? {
    if files[place.file] == nil {
      let text = try? String(contentsOfFile: place.file, encoding: .utf8)
      files[place.file] = .some(text.map { Array($0) })
    }
    guard let text = files[place.file] ?? nil else { return nil }
    return SourceScan(text, line: place.line, name: Array(name))
  }

  private static let lengthMax = 100

  /// The statements in one line, the parameter replaced by the argument.
  private static func oneLine(_ body: String, argument: String?) -> String {
    var lines = body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    if let argument, let first = lines.first {
      let words = first.split(separator: " ", maxSplits: 2)
      if words.count > 1, words[1] == "in" {
        let parameter = String(words[0])
        lines[0] = words.count > 2 ? String(words[2]) : ""
        lines = lines.map { replace(parameter, in: $0, by: argument) }.filter { !$0.isEmpty }
      }
      lines = lines.map { $0.replacing("$0", with: argument) }
    }
    let text = lines.joined(separator: "; ")
    return text.count > lengthMax ? text.prefix(lengthMax) + "…" : text
  }

  /// Replaces a name where it is a word of its own.
  private static func replace(_ name: String, in text: String, by argument: String) -> String {
    let parts = text.components(separatedBy: name)
    var result = parts[0]
    for part in parts.dropFirst() {
      let isWord = { (character: Character?) in
        character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      }
      let isPart = isWord(result.last) || (isWord(part.first) && part.first != ".")
      result += (isPart ? name : argument) + part
    }
    return result
  }
}

/// The source of one call, from its name on.
private struct SourceScan {
  let text: [Character]
  /// The place after the opening parenthesis.
  let start: Int

  /// Finds the call that begins in a line; nil if there is none.
  init?(_ text: [Character], line: Int, name: [Character]) {
    self.text = text
    var place = 0
    for _ in 1..<max(1, line) {
      guard let end = text[place...].firstIndex(where: \.isNewline) else { return nil }
      place = end + 1
    }
    let end = text[place...].firstIndex(where: \.isNewline) ?? text.count
    let wanted = name + ["("]
    guard
      let found = (place..<end).first(where: { text[$0...].starts(with: wanted) })
    else { return nil }
    start = found + wanted.count
  }

  /// The place of the parenthesis that closes the call's arguments.
  var closingParenthesis: Int? { end(from: start, of: ")") }

  /// The text of the closure that follows a place, after spaces alone.
  func closure(after place: Int) -> String? {
    guard let brace = text[(place + 1)...].firstIndex(where: { !$0.isWhitespace }),
      text[brace] == "{", let end = end(from: brace + 1, of: "}")
    else { return nil }
    return String(text[(brace + 1)..<end])
  }

  /// The text of the closure behind a label.
  func labelled(_ label: String, in range: Range<Int>) -> String? {
    let wanted = Array(label + ":")
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place...].starts(with: wanted), !(text[place - 1].isLetter) {
        return closure(after: place + wanted.count - 1)
      }
      place = skip(place)
      if text.indices.contains(place), text[place] == "{",
        let end = end(from: place + 1, of: "}")
      {
        place = end
      }
      place += 1
    }
    return nil
  }

  /// The place at which a bracket closes that was opened before.
  private func end(from place: Int, of closing: Character) -> Int? {
    var depth = 0
    var place = place
    while text.indices.contains(place) {
      place = skip(place)
      guard text.indices.contains(place) else { return nil }
      let character = text[place]
      if depth == 0, character == closing { return place }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return nil }
      place += 1
    }
    return nil
  }

  /// The place after a comment or a string that begins here; the same place if none does.
  private func skip(_ place: Int) -> Int {
    guard text.indices.contains(place) else { return place }
    if text[place...].starts(with: "//") {
      return text[place...].firstIndex(where: \.isNewline) ?? text.count
    }
    guard text[place] == "\"" else { return place }
    var end = place + 1
    while text.indices.contains(end), text[end] != "\"", !text[end].isNewline {
      end += text[end] == "\\" ? 2 : 1
    }
    return end + 1
  }
}
