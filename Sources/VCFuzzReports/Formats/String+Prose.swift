// Text from outside within our own Markdown: nothing of it may mark anything; all stays readable.

extension String {
  /// The text as words within a line of Markdown.
  ///
  /// Only what would mark something in its place gets a backslash, so that the file is readable
  /// as it is.
  package var escapedForProse: String {
    let scalars = Array(escapedForTerminal.unicodeScalars)
    let marks: [Unicode.Scalar] = [
      "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "@",
    ]
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      let isMark = marks.contains(scalar) || Self.isLink(scalars, place)
      if isMark || Self.opensLine(scalars, place) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether a colon or a stop would turn what is around it into a link.
  private static func isLink(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    switch scalars[place] {
    case ":": place + 1 < scalars.count && scalars[place + 1] == "/"
    case ".": place >= 3 && scalars[(place - 3)..<place].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }

  /// Whether the character would make the line a heading, a list or a rule.
  private static func opensLine(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    let before = scalars[..<place].drop { $0 == " " }
    switch scalars[place] {
    case "#", "+", "-", "=", ":": return before.isEmpty
    case ".", ")":
      return !before.isEmpty && before.allSatisfy { ("0"..."9").contains($0) }
    default: return false
    }
  }
}
