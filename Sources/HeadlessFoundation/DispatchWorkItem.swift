// Blocks that can be cancelled before they run.

/// A block of the main queue that can be cancelled before it runs.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  /// Whether the item was cancelled.
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void

  /// Creates an item of a block.
  public init(block: @escaping @MainActor () -> Void) { self.block = block }

  /// Runs the block now, unless the item was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// Keeps the block from running.
  public func cancel() { isCancelled = true }
}
