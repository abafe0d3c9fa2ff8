// "Did you mean …?": the known word that a mistyped one is nearest to.

extension [String] {
  /// Returns the word that differs least from a mistyped one, or nil if none is similar.
  package func nearest(to word: String) -> String? {
    let typed = [Character](word.lowercased().prefix(64))
    let limit = Swift.max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in self {
      let distance = Self.distance(typed, [Character](candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns how many letters must be changed, added, removed or swapped with their neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = [Int](0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = Swift.min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (letter == other ? 0 : 1)
        )
        let isSwap =
          row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
        if isSwap { cost = Swift.min(cost, beforePrevious[column - 1] + 1) }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
