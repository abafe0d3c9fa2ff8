// Reads the text of a case. Whatever the text is, it ends in a case or in one clear line.

/// Why the text of a case cannot be read.
package struct CaseTextError: Error, Hashable, CustomStringConvertible {
  /// The line with the mistake, from 1; nil if it is the whole.
  package let line: Int?
  package let problem: String

  package var description: String { line.map { "line \($0): \(problem)" } ?? problem }
}

extension Case {
  /// Reads the text of a case.
  package init(text: String) throws(CaseTextError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of a case's file.
  package init(bytes: [UInt8]) throws(CaseTextError) {
    var reader = CaseReader()
    try reader.read(bytes)
    self = try reader.finished()
  }
}

/// Collects the lines of one case.
private struct CaseReader {
  private enum Block {
    case none
    case steps
    case trace
  }

  private static let bytesMax = 1 << 20
  private static let lineBytesMax = 1 << 16
  private static let stepsMax = 2_000
  private static let controllersMax = 200
  /// The keys that occur once, and those that may be repeated.
  private static let single = [
    "vcfuzz-case", "scenario", "profile", "device", "window", "state", "expect", "invariant",
    "transition", "grade", "event", "expected", "found", "origin",
  ]
  private static let repeatable = ["spare", "role", "needs"]
  private static let blocks = ["steps", "trace"]

  private var number = 0
  private var block = Block.none
  private var values: [(key: String, value: String, line: Int)] = []
  private var notes: [String] = []
  private var steps: [String] = []
  private var trace: [String] = []
  private var seenBlocks: [String] = []
  /// Whether an empty line precedes the next line of the trace.
  private var owesGap = false

  // MARK: Lines

  mutating func read(_ bytes: [UInt8]) throws(CaseTextError) {
    guard bytes.count <= Self.bytesMax else {
      throw CaseTextError(line: nil, problem: "longer than a case can be (1 MB)")
    }
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    for piece in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece
      guard line.count <= Self.lineBytesMax else { throw fault("the line is too long") }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw fault("the line is not UTF-8: save the file as UTF-8")
      }
      try take(text)
    }
  }

  private mutating func take(_ line: String) throws(CaseTextError) {
    let scalars = line.unicodeScalars
    let isBlank = scalars.allSatisfy { $0 == " " || $0 == "\t" }
    if isBlank {
      owesGap = block == .trace && !trace.isEmpty
    } else if scalars.first == "#" {
      takeNote(scalars.dropFirst())
    } else if scalars.first == " " || scalars.first == "\t" {
      try takeIndented(scalars)
    } else {
      try takeKey(scalars)
    }
  }

  private mutating func takeNote(_ rest: String.UnicodeScalarView.SubSequence) {
    guard values.isEmpty, seenBlocks.isEmpty else { return }
    notes.append(String(rest.first == " " ? rest.dropFirst() : rest).escapedForTerminal)
  }

  private mutating func takeIndented(_ scalars: String.UnicodeScalarView) throws(CaseTextError) {
    switch block {
    case .none:
      throw fault("an indented line belongs below 'steps:' or 'trace:'")
    case .steps:
      let text = scalars.drop { $0 == " " || $0 == "\t" }
      if text.first == "#" { return }
      guard steps.count < Self.stepsMax else { throw fault("more than \(Self.stepsMax) steps") }
      steps.append(try plain(text))
    case .trace:
      if owesGap { trace.append("") }
      owesGap = false
      let indent = scalars.prefix(2).prefix { $0 == " " || $0 == "\t" }.count
      trace.append(try plain(scalars.dropFirst(indent)))
    }
  }

  private mutating func takeKey(_ scalars: String.UnicodeScalarView) throws(CaseTextError) {
    guard let colon = scalars.firstIndex(of: ":") else {
      throw fault("'key: value' was expected in \(String(scalars).quotedForTerminal)")
    }
    let key = String(scalars[..<colon])
    let value = scalars[scalars.index(after: colon)...].drop { $0 == " " }
    let known = Self.single + Self.repeatable + Self.blocks
    guard known.contains(key) else {
      let mend = known.nearest(to: key).map { "did you mean '\($0)'?" }
      throw fault(
        "no key \(key.quotedForTerminal); "
          + (mend ?? "there are " + known.joined(separator: ", "))
      )
    }
    if Self.blocks.contains(key) {
      guard value.isEmpty else { throw fault("the lines of '\(key)' follow it, indented") }
      guard !seenBlocks.contains(key) else { throw fault("'\(key)' occurs twice") }
      seenBlocks.append(key)
      block = key == "steps" ? .steps : .trace
      return
    }
    block = .none
    if Self.single.contains(key), let old = values.first(where: { $0.key == key }) {
      throw fault("'\(key)' is in line \(old.line) already")
    }
    values.append((key, try plain(value), number))
  }

  private func plain(
    _ scalars: String.UnicodeScalarView.SubSequence
  ) throws(CaseTextError) -> String {
    var scalars = scalars
    while scalars.last == " " { scalars.removeLast() }
    do throws(CaseError) {
      return try String(scalars).unescapedFromCase()
    } catch {
      throw fault(error.description)
    }
  }

  private func fault(_ problem: String, line: Int? = nil) -> CaseTextError {
    CaseTextError(line: line ?? number, problem: problem)
  }

  // MARK: The whole

  func finished() throws(CaseTextError) -> Case {
    let version = try required("vcfuzz-case")
    guard (1...Case.formatVersion).map(String.init).contains(version.value) else {
      throw fault(
        "unknown form \(version.value.quotedForTerminal): this tool reads forms 1 to "
          + String(Case.formatVersion),
        line: version.line
      )
    }
    let scenario = try required("scenario").value
    let configuration = try configuration()
    guard seenBlocks.contains("steps") else { throw missing("steps") }
    let identity = Failure.Identity(
      invariant: try required("invariant").value,
      roles: values.filter { $0.key == "role" }.map(\.value),
      transition: value("transition")?.value
    )
    var result = Case(
      scenario: scenario,
      configuration: configuration,
      steps: steps,
      verdict: Case.Verdict(
        identity,
        event: value("event")?.value ?? "",
        expected: value("expected")?.value ?? "",
        found: value("found")?.value ?? ""
      ),
      trace: trace
    )
    result.notes = notes
    result.origin = value("origin")?.value ?? ""
    result.grading = try grading()
    result.isAccepted = try isAccepted()
    return result
  }

  /// The words of a file for the states that it can have.
  private enum StateWord: String, CaseIterable {
    case open
    case accepted
  }

  /// What files of forms 1 and 2 have instead of a state.
  private enum FormerStateWord: String, CaseIterable {
    case fault
    case nothing
  }

  private func isAccepted() throws(CaseTextError) -> Bool {
    if let given = value("state") {
      let word: StateWord = try choice(given, "state")
      return word == .accepted
    }
    guard let given = value("expect") else { return false }
    let word: FormerStateWord = try choice(given, "expect")
    return word == .nothing
  }

  private func grading() throws(CaseTextError) -> Grading? {
    let needs = values.filter { $0.key == "needs" }
    for need in needs where !Grading.isNeed(need.value) {
      throw fault(
        "invalid value \(need.value.quotedForTerminal) of a variant: "
          + "write it as in a profile's name",
        line: need.line
      )
    }
    guard let grade = value("grade") else {
      if let need = needs.first { throw fault("'needs' goes with a 'grade'", line: need.line) }
      return nil
    }
    return Grading(try choice(grade, "grade"), needs: needs.map(\.value))
  }

  private func configuration() throws(CaseTextError) -> Configuration {
    let name = try required("profile")
    let profile: Profile
    do throws(ProfileNameError) {
      profile = try Profile(named: name.value)
    } catch {
      throw fault(error.description.escapedForTerminal, line: name.line)
    }
    var device = Configuration.DeviceName.phone
    if let given = value("device") { device = try choice(given, "device") }
    let spares = values.filter { $0.key == "spare" }.map { ($0.value, $0.line) }
    let lines: [(value: String, line: Int)] = [try required("window")] + spares
    var trees: [Tree] = []
    for line in lines { trees.append(try tree(line)) }
    let configuration = Configuration(profile: profile, device: device, trees: trees)
    guard trees.reduce(0, { $0 + $1.count }) <= Self.controllersMax else {
      throw fault("more than \(Self.controllersMax) controllers", line: lines[0].line)
    }
    guard configuration.hasOneRoot else {
      throw fault("'root' occurs more than once", line: lines[0].line)
    }
    // A file that calls its screens by other names than their places give would deceive.
    if let (tree, problem) = configuration.misnaming(in: lines.map(\.value)) {
      throw fault(problem, line: lines[tree].line)
    }
    return configuration
  }

  private func tree(_ line: (value: String, line: Int)) throws(CaseTextError) -> Tree {
    do throws(CaseError) {
      return try Tree(text: line.value)
    } catch {
      throw fault(error.description.escapedForTerminal, line: line.line)
    }
  }

  private func value(_ key: String) -> (value: String, line: Int)? {
    values.first { $0.key == key }.map { ($0.value, $0.line) }
  }

  private func required(_ key: String) throws(CaseTextError) -> (value: String, line: Int) {
    guard let found = value(key) else { throw missing(key) }
    guard !found.value.isEmpty else { throw fault("'\(key)' is empty", line: found.line) }
    return found
  }

  private func missing(_ key: String) -> CaseTextError {
    if values.isEmpty {
      return CaseTextError(line: nil, problem: "not a case: no line 'vcfuzz-case: …' begins it")
    }
    return CaseTextError(line: nil, problem: "the line '\(key): …' is missing")
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ given: (value: String, line: Int),
    _ key: String
  ) throws(CaseTextError) -> Choice {
    guard let choice = Choice(rawValue: given.value) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw fault(
        "invalid value \(given.value.quotedForTerminal) for '\(key)': expected \(known)",
        line: given.line
      )
    }
    return choice
  }
}
