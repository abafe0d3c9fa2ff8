// Work off the main thread: each piece of it runs by a step, in any order that its queues permit.

/// What the app has asked other threads to do and none has done yet.
struct BackgroundWork {
  private struct Piece {
    /// The serial queue whose pieces run in their order; nil if nothing orders this one.
    let queue: AnyObject?
    let run: @MainActor () -> Void
  }

  private var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }
  var count: Int { pieces.count }

  /// The places of the pieces that can run now: of a serial queue, only its first.
  var runnable: [Int] {
    pieces.indices.filter { place in
      guard let queue = pieces[place].queue else { return true }
      return !pieces[..<place].contains { $0.queue === queue }
    }
  }

  mutating func append(_ run: @escaping @MainActor () -> Void, inOrderOf queue: AnyObject? = nil) {
    pieces.append(Piece(queue: queue, run: run))
  }

  /// Takes out the piece at a place among those that can run.
  mutating func remove(at place: Int) -> (@MainActor () -> Void)? {
    let runnable = runnable
    guard runnable.indices.contains(place) else { return nil }
    return pieces.remove(at: runnable[place]).run
  }

  mutating func removeAll() { pieces.removeAll() }
}
