// Notifications as an asynchronous sequence, which Foundation lacks on Linux.

public import Foundation

#if !canImport(ObjectiveC)
extension NotificationCenter {
  /// Returns the notifications of a name that are posted from the first wait on.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of one name.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

    /// Waits for one notification after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// A notification on its way to the task that waits for it.
      private struct Posted: @unchecked Sendable {
        let notification: Notification
      }

      /// What the run loop of the stage holds weakly: it observes as long as the iterator is there.
      private final class Observer {}

      private let observer = Observer()
      private var posted: AsyncStream<Posted>.Iterator

      init(_ sequence: Notifications) {
        let (stream, continuation) = AsyncStream<Posted>.makeStream()
        posted = stream.makeAsyncIterator()
        nonisolated(unsafe) let observer = observer
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
          Runtime.current.selectorCalls.observe(
            sequence.center,
            observer,
            sequence.name,
            sequence.object
          ) { continuation.yield(Posted(notification: $0)) }
        }
      }

      public mutating func next() async -> Notification? { await next(isolation: #isolation) }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }
}
#endif
