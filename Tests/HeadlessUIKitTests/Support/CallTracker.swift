// Tracking of first calls, as apps write it (spec 1.17): a right tracker, and the ones that go
// wrong.

/// Tells, for each call site, whether it is reached for the first time.
final class CallTracker {
  /// A place in the source.
  private struct Site: Hashable {
    let file: String
    let line: Int
    let column: Int
  }

  private var sites: Set<Site> = []

  /// Returns true at the first call from a place, and false ever after (FIRST-2).
  func isFirstTimeCall(
    file: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    sites.insert(Site(file: file, line: line, column: column)).inserted
  }
}

/// A tracker whose keys collide: it joins the digits of line and column (FIRST-4).
final class JoiningCallTracker {
  private var sites: Set<String> = []

  func isFirstTimeCall(file: String, line: Int, column: Int) -> Bool {
    sites.insert("\(file)\(line)\(column)").inserted
  }
}
