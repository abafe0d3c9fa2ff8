// What the code under test gives to the real main queue or to real timers: no stage runs it.

#if os(Linux)
internal import Foundation

/// Finds work that waits for real time.
@MainActor
package enum RealTime {
  /// Whether a block has come to the real main queue, where it stays: no run loop takes it.
  package static var holdsNewBlock: Bool { !heldBlock && holdsBlock }

  /// Whether a timer was started that waits still, or has fired.
  package static var holdsNewTimer: Bool { !waitingTimers.isSubset(of: timersBefore) }

  /// Notes what is there before any code under test runs.
  static func begin() { _ = (heldBlock, timersBefore) }

  private static let heldBlock = holdsBlock
  private static let timersBefore = waitingTimers

  private static var holdsBlock: Bool {
    guard let mainQueue else { return false }
    var request = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents == Int16(POLLIN)
  }

  /// What libdispatch signals when the main queue gets a block; nil if it offers nothing to watch.
  private static let mainQueue: Int32? = {
    typealias Handle = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: Handle.self)()
    return descriptor >= 0 ? descriptor : nil
  }()

  /// The descriptors of the timers that will fire, or have fired and were not read since.
  private static var waitingTimers: Set<String> {
    let files = FileManager.default
    let descriptors = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return Set(
      descriptors.filter { descriptor in
        let target = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        guard target?.hasSuffix("[timerfd]") == true,
          let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
        else { return false }
        return !text.contains("ticks: 0\n") || !text.contains("it_value: (0, 0)")
      }
    )
  }
}
#else

/// Finds work that waits for real time: here the system doesn't show it.
@MainActor
package enum RealTime {
  package static let holdsNewBlock = false
  package static let holdsNewTimer = false

  static func begin() {}
}
#endif
