// How long a file, a function and a line may be.

import SourceRewriting

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
    let uncommented = SourceFile.lines(of: file.blanked(comments: true, texts: false))
    return long.compactMap { index in
      // A diagram in a test is a picture over several lines and cannot be broken.
      let isAllText = file.codeLines[index].allSatisfy { $0 == " " }
      let isPicture = isAllText && !uncommented[index].allSatisfy { $0 == " " }
      if isPicture, file.path.hasPrefix("Tests/") { return nil }
      return file.complaint(index + 1, "\(file.lines[index].count) columns, not \(columnsMax)")
    }
  }

  private static let keywords = ["func", "init", "subscript", "deinit"]

  private static func functions(in file: SourceFile) -> [String] {
    guard let code = file.syntax else { return [] }
    return keywords.flatMap(code.places).compactMap { index in
      guard !code.is(index - 1, "."), let body = code.body(of: index),
        // The brace of a later declaration is none of a requirement's.
        !(index + 1..<body.lowerBound).contains(where: {
          keywords.contains(code.tokens[$0].text) || code.is($0, "var")
        })
      else { return nil }
      let line = code.tokens[index].line
      let count = code.tokens[body.upperBound].line - line + 1
      guard count > functionLinesMax else { return nil }
      let name = code.tokens[code.is(index, "func") ? index + 1 : index].text
      return file.complaint(line, "\(name) has \(count) lines, not \(functionLinesMax)")
    }
  }
}
