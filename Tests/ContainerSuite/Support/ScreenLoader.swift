// Loads screens as an app does: off the main actor, and not at once.

/// Answers a request for a screen after a while.
actor ScreenLoader {
  private var answers = 0

  /// Returns the number of the screen, once it has been fetched.
  func fetch(_ number: Int) async -> Int {
    answers += 1
    await Task.yield()
    return number
  }
}
