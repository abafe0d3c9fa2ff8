// One stream of output: buffered, and never the end of the process.

import Foundation
internal import VCFuzzProcesses

/// The bytes on their way to a file descriptor, or in memory where there is none.
struct OutputStream {
  private let descriptor: Int32?
  let isTerminal: Bool
  private var buffer: [UInt8] = []
  /// Whether the reader at the other end has gone.
  private(set) var isAbandoned = false
  private(set) var failure: String?

  /// Where the bytes are counted that have left all workers of a command.
  private var counter: UnsafeMutablePointer<Int>?
  /// The bytes that an earlier worker has written already.
  private var skipped = 0

  private static let bufferBytes = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Creates the results of a worker, which continues where an earlier one has ended.
  @MainActor
  init(resultsTo descriptor: Int32) {
    self.init(descriptor: descriptor)
    counter = WorkerRecord.current?.outputCounter
    skipped = counter?.pointee ?? 0
  }

  init(capturedAsTerminal isTerminal: Bool) {
    descriptor = nil
    self.isTerminal = isTerminal
  }

  /// The characters that a line of the terminal holds.
  var columns: Int {
    var size = winsize()
    guard let descriptor, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else {
      return 80
    }
    return Int(size.ws_col)
  }

  /// What was written to a stream without a descriptor.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  mutating func write(_ text: String) {
    if isAbandoned || failure != nil { return }
    buffer.append(contentsOf: text.utf8)
    if isTerminal || buffer.count >= Self.bufferBytes { flush() }
  }

  mutating func flush() {
    guard let descriptor else { return }
    var rest = buffer.dropFirst(skipped)
    skipped -= buffer.count - rest.count
    while !rest.isEmpty, !isAbandoned, failure == nil {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        counter?.pointee += count
      } else {
        handle(errno, on: descriptor)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func handle(_ code: Int32, on descriptor: Int32) {
    switch code {
    case EINTR:
      break
    case EAGAIN:
      // A pipe shared with a process that made it non-blocking: wait until it takes more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    case EPIPE:
      isAbandoned = true
    default:
      failure = String(cString: strerror(code))
    }
  }
}
