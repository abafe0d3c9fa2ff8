// Where the main actor's code runs. That is not always the main thread: Swift Testing gives the main
// thread up, and another one takes the blocks of the main queue.

internal import Dispatch
internal import Foundation

package enum MainQueue {
  /// Whether the calling code runs on the main thread, or in a block of the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark = {
    let mark = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
