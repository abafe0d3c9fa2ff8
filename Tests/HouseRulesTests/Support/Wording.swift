// What a source file begins with, and the words that have no place in one.

/// The rules about single words and lines of a source file.
enum Wording {
  /// What would make two runs differ, and why.
  private static let unpredictable = [
    ".random(", ".randomElement(", "shuffled(", ".shuffle(", "SystemRandomNumberGenerator",
    "arc4random", "getrandom", "urandom", "hashValue", "Hasher", "Date()", "Date.now", "UUID()",
    "ContinuousClock", "SuspendingClock", "DispatchTime.now", "systemUptime", "clock_gettime",
    "CFAbsoluteTime", "mach_absolute_time", "gettimeofday", "time(nil)",
  ]

  /// The files that may use a word of that list.
  private static let allowances = [
    // The time limit and the progress line; no result reads it.
    (path: "Sources/VCFuzzSupport/Stopwatch.swift", word: "ContinuousClock"),
    // The clocks of virtual time have the names of Swift's, and are those where there is no stage.
    (path: "Sources/HeadlessUIKitCore/Tasks/VirtualClock.swift", word: "ContinuousClock"),
    (path: "Sources/HeadlessUIKitCore/Tasks/VirtualClock.swift", word: "SuspendingClock"),
    // CoreFoundation's name of a point in time, which is a virtual one here.
    (
      path: "Sources/HeadlessUIKitSurface/Graphics/CoreFoundation+Functions.swift",
      word: "CFAbsoluteTime"
    ),
    // The hash of a selector's name: a closure beside it has none.
    (path: "Sources/HeadlessUIKitCore/Messages/Selector.swift", word: "Hasher"),
    // The seed of a command line that names none; it is printed, and repeats the campaign.
    (path: "Sources/VCFuzzCLI/CommandLine/Invocation+Options.swift", word: ".random("),
  ]

  /// Returns each use of a clock or of chance in a file of `Sources`.
  static func nondeterminism(
    in file: SourceFile,
    allowances: [(path: String, word: String)] = allowances
  ) -> [String] {
    unpredictable.filter(file.code.contains).flatMap { word -> [String] in
      if allowances.contains(where: { $0.path == file.path && $0.word == word }) { return [] }
      return file.codeLines.enumerated()
        .filter { $0.element.contains(word) }
        .map { file.complaint($0.offset + 1, "'\(word)' makes two runs differ") }
    }
  }

  /// Returns a complaint if a file does not begin by saying what it is for.
  static func missingHead(in file: SourceFile) -> [String] {
    let first = file.lines.first ?? ""
    let isComment = first.hasPrefix("// ") && first.count > 10
    return isComment ? [] : [file.complaint(1, "the first line does not say what the file is for")]
  }

  /// Returns each note to oneself and each line of code that was commented out.
  static func leftovers(in file: SourceFile) -> [String] {
    let withoutTexts = file.blanked(comments: false, texts: true)
    let lines = SourceFile.lines(of: withoutTexts)
    var complaints: [String] = []
    for (index, line) in lines.enumerated() {
      guard let start = line.firstRange(of: "//")?.lowerBound else { continue }
      let comment = line[start...].drop { $0 == "/" || $0 == " " }
      for word in ["TODO", "FIXME", "XXX"] where comment.contains(word) {
        complaints.append(file.complaint(index + 1, "\(word) in a comment"))
      }
      let isDocumentation = line[start...].hasPrefix("///")
      if !isDocumentation, isCode(comment) {
        complaints.append(file.complaint(index + 1, "code that is commented out"))
      }
    }
    return complaints
  }

  private static func isCode(_ comment: Substring) -> Bool {
    if comment.hasSuffix(" {") || comment == "}" || comment.hasSuffix(");") { return true }
    let words = comment.split(separator: " ")
    guard words.count >= 2 else { return false }
    switch words[0] {
    case "let", "var": return words[1].hasSuffix(":") || (words.count > 2 && words[2] == "=")
    case "func": return words[1].contains("(")
    case "import": return words.count == 2
    default: return false
    }
  }

  /// Returns each function outside a type and each operator of our own.
  static func freeFunctions(in file: SourceFile) -> [String] {
    // Apple's frameworks have functions outside of types, and so have the files for them.
    if file.path.hasSuffix("+Functions.swift") || file.target == "UIKit" { return [] }
    return file.codeLines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard let place = words.firstIndex(where: { $0 == "func" || $0 == "operator" }) else {
        return nil
      }
      let before = words[..<place]
      let isFree = before.allSatisfy { word in
        word.hasPrefix("@")
          || [
            "public", "package", "internal", "fileprivate", "private", "nonisolated", "infix",
            "prefix", "postfix",
          ].contains(String(word))
      }
      return isFree ? file.complaint(index + 1, "a function or operator outside a type") : nil
    }
  }

  /// Returns each condition that the module `UIKit` of this package would make true by chance.
  ///
  /// All modules of a build are in one folder, so that `canImport(UIKit)` alone holds on Linux as
  /// soon as that module happens to be built.
  static func chanceConditions(in file: SourceFile) -> [String] {
    file.codeLines.enumerated().compactMap { index, line in
      let isCondition = line.contains("#if ") || line.contains("#elseif ")
      guard isCondition, line.contains("canImport(UIKit)"),
        !line.contains("canImport(ObjectiveC)"), !line.contains("os(")
      else { return nil }
      return file.complaint(index + 1, "canImport(UIKit) without && canImport(ObjectiveC)")
    }
  }

  /// Returns each place of one machine that a file names.
  static func machinePaths(in file: SourceFile) -> [String] {
    let paths = ["/home/", "/Users/", "/work/", "/root/"]
    return paths.filter(file.text.contains).flatMap { path in
      file.lines.enumerated()
        .filter { $0.element.contains(path) && !$0.element.contains("let paths = ") }
        .map { file.complaint($0.offset + 1, "'\(path)' is a place of one machine") }
    }
  }
}
