// Arrays of objects, asked by identity. These take no closures: a closure of the main actor that
// goes through the standard library checks its executor at every element.

extension Array where Element: AnyObject {
  /// Whether the very same object is among these.
  func holds(_ object: AnyObject?) -> Bool { indexOfObject(object) != nil }

  package func indexOfObject(_ object: AnyObject?) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Whether the same objects are in the other array, in the same order.
  func isIdentical(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Those that are not among others.
  func without(_ others: [Element]) -> [Element] {
    // Mostly none is among them: then this is returned, and nothing is allocated.
    var first = startIndex
    while first < endIndex, !others.holds(self[first]) { first += 1 }
    guard first < endIndex else { return self }
    var rest = Array(self[..<first])
    for index in first..<endIndex where !others.holds(self[index]) { rest.append(self[index]) }
    return rest
  }

  /// Takes out every occurrence.
  package mutating func removeObject(_ object: AnyObject) {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === object { remove(at: index) }
    }
  }
}
