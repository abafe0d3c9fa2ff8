// Where the main actor's code runs. That is not always the main thread: Swift Testing gives it up,
// and another thread takes the blocks of the main queue.

internal import Foundation

package enum MainQueue {
  /// Whether the calling code runs on the main thread, or in a block of the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || Foundation.DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark = {
    let mark = Foundation.DispatchSpecificKey<Void>()
    Foundation.DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
