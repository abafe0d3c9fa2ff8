// How long a file, a function and a line may be.

/// The rule that everything fits on a screen or a few.
enum Sizes {
  static let fileLinesMax = 500
  static let functionLinesMax = 70
  static let columnsMax = 100
  /// What has no lifecycle is as terse as a header.
  static let columnsMaxOfSurface = 140

  static func complaints(about file: SourceFile) -> [String] {
    let lines = file.lines
    var complaints: [String] = []
    if lines.count > fileLinesMax {
      complaints.append(file.complaint(1, "\(lines.count) lines, not \(fileLinesMax)"))
    }
    return complaints + longLines(in: file) + functions(in: file)
  }

  private static func longLines(in file: SourceFile) -> [String] {
    // The rewriter keeps the lines of the original.
    if file.path.hasPrefix("Tests/AdoptedSamples/Rewritten/") { return [] }
    let columnsMax = file.target == "HeadlessUIKitSurface" ? columnsMaxOfSurface : columnsMax
    let long = file.lines.indices.filter {
      file.lines[$0].utf8.count > columnsMax && file.lines[$0].count > columnsMax
    }
    if long.isEmpty { return [] }
    let uncommented = SourceFile.lines(
      of: CodeReader.blanked(file.text, comments: true, texts: false)
    )
    return long.compactMap { index in
      // A diagram in a test is a picture over several lines and cannot be broken.
      let isAllText = file.codeLines[index].allSatisfy { $0 == " " }
      let isPicture = isAllText && !uncommented[index].allSatisfy { $0 == " " }
      if isPicture, file.path.hasPrefix("Tests/") { return nil }
      return file.complaint(index + 1, "\(file.lines[index].count) columns, not \(columnsMax)")
    }
  }

  private static func functions(in file: SourceFile) -> [String] {
    let lines = file.codeLines
    return lines.indices.compactMap { start in
      guard let name = function(declaredBy: lines[start]),
        let end = lastLine(ofBlockAfter: start, in: lines), end - start + 1 > functionLinesMax
      else { return nil }
      return file.complaint(
        start + 1,
        "\(name) has \(end - start + 1) lines, not \(functionLinesMax)"
      )
    }
  }

  /// Returns the name of the function that a line declares.
  private static func function(declaredBy line: Substring) -> String? {
    let words = line.split(separator: " ")
    for (index, word) in words.enumerated() {
      if word == "func", index + 1 < words.count {
        return String(words[index + 1].prefix { $0 != "(" && $0 != "<" })
      }
      for name in ["init", "subscript", "deinit"] where word.hasPrefix(name) {
        let next = word.dropFirst(name.count).first
        if next.map({ "(?!<".contains($0) }) ?? (name == "deinit") { return name }
      }
      // Only attributes and modifiers precede a declaration's own word.
      guard word.hasPrefix("@") || modifiers.contains(String(word)) else { return nil }
    }
    return nil
  }

  private static let modifiers = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "required", "convenience", "isolated",
    "borrowing", "consuming", "indirect", "dynamic", "prefix", "postfix", "private(set)",
  ]

  /// Returns the line that closes the first block at or after a line; nil if there is no block.
  private static func lastLine(ofBlockAfter start: Int, in lines: [Substring]) -> Int? {
    var depth = 0
    var parentheses = 0
    for index in start..<lines.count {
      for character in lines[index] {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{": depth += 1
        case "}":
          // A closing brace before any opening one ends the protocol that only declares it.
          depth -= 1
          if depth < 0 { return nil }
          if depth == 0, parentheses == 0 { return index }
        default: break
        }
      }
      let isNextDeclaration = index > start && depth == 0 && parentheses == 0
      if isNextDeclaration, function(declaredBy: lines[index]) != nil { return nil }
    }
    return nil
  }
}
