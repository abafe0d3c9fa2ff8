// The words that have no place in what a person reads, and where a text may still have one.

/// The language of printed texts, comments and documentation.
enum PlainEnglish {
  /// The words, each with what to write instead; a space stands for any white space.
  private static let words: [(word: String, instead: String)] = [
    ("mend", "fix"), ("mends", "fixes"), ("mended", "fixed"),
    ("fault", "failure, violation or bug"),
    ("faults", "failures, violations or bugs"), ("faulty", "deliberately broken, or wrong"),
    ("by purpose", "on purpose"), ("told", "reported, or receives"),
    ("tells", "sends, gives or prints"), ("hear", "receive"),
    ("hears", "receives"), ("heard", "received"), ("a person", "the user, or you"),
    ("at rest", "idle"), ("come to rest", "settle"), ("comes to rest", "settles"),
    ("as a rule", "by default"), ("by turns", "alternately"), ("is no value", "invalid value"),
    ("goes on", "continues"), ("go on", "continue"), ("gone on", "resumed"),
    ("surroundings", "environment"), ("found out", "found"), ("one's own", "custom"),
    ("somebody", "the actor's name"), ("nobody", "no controller, or no caller"),
    ("whoever", "a concrete noun"), ("anew", "again"), ("drawn", "sampled"),
    ("judge", "check"), ("judges", "checks"), ("judged", "checked"), ("made small", "shrunk"),
    ("stands in", "is in"), ("stands at", "is at"), ("looks for", "searches"),
  ]

  /// The words that a comment of a source file has no use for either.
  private static let peopleWords: Set<String> = ["told", "nobody", "somebody", "whoever"]

  /// Texts that must have a word, each with a part of its line.
  private static let allowances: [(path: String, line: String)] = [
    // Console levels, as other programs print them.
    ("Sources/LifecycleLogs/ConsoleWords.swift", "verbose VERBOSE fault Fault print"),
    // What `--fail-on` once took, and the form of the cases and of JSON that is read by programs.
    ("Sources/VCFuzzCLI/CommandLine/Invocation+Options.swift", "\"fault\": \"--fail-on"),
    ("Sources/VCFuzzReports/Logs/CheckDocument.swift", "\"judged\""),
    ("Sources/VCFuzzReports/Catalogues/InvariantListing.swift", "\"judged\": .bool"),
    // A word of the cases and tokens of earlier versions.
    ("Sources/VCFuzzKit/Steps/TreeOperation+Text.swift", "[\"with\", \"nobody\"]"),
    ("Sources/VCFuzzKit/Cases/PhrasePacker.swift", "nobody"),
    // The button of a sample app.
    ("Sources/VCFuzzSamples/Containers/FlowController.swift", "\"go on\""),
    ("Reports/replaced-untold_inv-16_in-root.md", "go on"),
    // What was wrong with the words of the first version.
    ("Sources/VCFuzzKit/VCFuzzKit.docc/Changelog.md", "*fault* and *suspect* are now"),
    ("Sources/VCFuzzKit/VCFuzzKit.docc/Changelog.md", "`vcfuzz-lab bench judges` is now"),
  ]

  /// Returns each such word in the texts of a Swift file.
  static func complaints(inTextsOf file: SourceFile) -> [String] {
    let withTexts = file.blanked(comments: true, texts: false)
    let lines = SourceFile.lines(of: withTexts)
    return zip(lines, file.codeLines).enumerated().flatMap { index, pair -> [String] in
      // What both have is code.
      let text = pair.0 == pair.1 ? "" : String(zip(pair.0, pair.1).map { $0 == $1 ? " " : $0 })
      return complaints(about: text, of: String(pair.0), words.map(\.word), file, index + 1)
    }
  }

  /// Returns each word for people that stands for code in a comment of a Swift file.
  static func complaints(inCommentsOf file: SourceFile) -> [String] {
    file.lines.enumerated().flatMap { index, line -> [String] in
      guard let start = line.firstRange(of: "// ")?.lowerBound else { return [] }
      let comment = String(line[start...])
      return complaints(about: comment, of: String(line), Array(peopleWords), file, index + 1)
    }
  }

  /// Returns each such word in a page of the documentation.
  static func complaints(inPage file: SourceFile) -> [String] {
    file.lines.enumerated().flatMap { index, line in
      complaints(about: String(line), of: String(line), words.map(\.word), file, index + 1)
    }
  }

  /// Returns each such word in an output.
  static func complaints(inOutput text: String, named name: String) -> [String] {
    complaints(inPage: SourceFile(path: name, text: text))
  }

  private static func complaints(
    about text: String,
    of line: String,
    _ banned: [String],
    _ file: SourceFile,
    _ number: Int
  ) -> [String] {
    if text.allSatisfy({ $0 == " " }) { return [] }
    // Words that a hyphen or a dot joins are names.
    let parts = text.lowercased().split { !($0.isLetter || "-'_./`".contains($0)) }
      .map { $0.trimmingPrefix("`") }
    let plain =
      " "
      + parts.map { part in
        String(part.reversed().drop { ".`'".contains($0) }.reversed())
      }.joined(separator: " ") + " "
    return banned.sorted().filter { plain.contains(" \($0) ") }.compactMap { word in
      let isAllowed = allowances.contains { $0.path == file.path && line.contains($0.line) }
      let instead = words.first { $0.word == word }?.instead ?? ""
      return isAllowed ? nil : file.complaint(number, "'\(word)': write \(instead)")
    }
  }
}
