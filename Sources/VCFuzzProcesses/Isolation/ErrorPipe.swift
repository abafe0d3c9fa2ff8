// What another process prints to its standard error, of which only the last fatal error counts.

internal import Foundation
internal import VCFuzzKit
internal import VCLifecycle

/// A pipe that a process prints its errors into.
@MainActor
final class ErrorPipe {
  /// Where the other process writes.
  let writingEnd: Int32
  private let readingEnd: Int32
  /// What was printed last.
  private var bytes: [UInt8] = []

  private var piece = [UInt8](repeating: 0, count: bytesMax)

  /// How much is kept, and as much as a pipe holds: an error with its stack trace.
  private static let bytesMax = 64 << 10

  /// Makes a pipe; nil if the system has none.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    _ = fcntl(readingEnd, F_SETFL, O_NONBLOCK)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { close(readingEnd) }

  /// Leaves the end for writing to the other process.
  func closeWritingEnd() { close(writingEnd) }

  /// Takes what the pipe holds, so that the other process need not wait.
  ///
  /// Once, and not until nothing is left: who prints without end would never let it return.
  func read() {
    let count = Foundation.read(readingEnd, &piece, piece.count)
    guard count > 0 else { return }
    bytes.append(contentsOf: piece[..<count])
    if bytes.count > Self.bytesMax { bytes.removeFirst(bytes.count - Self.bytesMax) }
  }

  /// Lets what was printed so far be of no interest.
  func forget() {
    read()
    bytes = []
  }

  /// The last fatal error that Swift printed, and where.
  var lastFatalError: String? { FatalError(in: String(decoding: bytes, as: UTF8.self))?.text }
}

/// A fatal error as Swift prints it.
struct FatalError {
  /// The place of the error and what it says, on one line.
  let text: String

  /// How Swift names what ends a process.
  private static let words = [
    "Fatal error", "Assertion failed", "Precondition failed", "Fatal access conflict",
  ]
  private static let lengthMax = 200

  /// Finds the last fatal error in what a process has printed; nil if there is none.
  init?(in output: String) {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let found = lines.lastIndex { line in Self.words.contains { line.contains($0) } }
    guard let place = found else { return nil }
    let plain = lines[place].escapedForTerminal
    // The folder of a source is no part of it: other machines have others.
    let isPath = plain.hasPrefix("/")
    var text = isPath ? plain.replacing(/^\/.*?([^\/]+\.swift:\d+:)/) { String($0.1) } : plain
    if text.count > Self.lengthMax { text = text.prefix(Self.lengthMax) + "…" }
    // Where Swift's own library stopped is of no help.
    let isSwifts = (["Swift/"] + Self.words).contains { text.hasPrefix($0) }
    let function = isSwifts ? Self.function(in: lines[(place + 1)...]) : nil
    text += function.map { ", in \($0)" } ?? ""
    let nib = lines[..<place].last { $0.hasPrefix(Self.nibStart) }
    // An outlet is nil that the nib would have set.
    if let nib, text.contains("found nil") {
      text += "; " + nib.dropFirst(Self.nibStart.count).escapedForTerminal
    }
    self.text = text
  }

  private static let nibStart = "vcfuzz: "

  /// The line that a probe prints for a nib that stays empty.
  static func nibLine(_ name: String) -> String { "\(nibStart)nib '\(name)'\(Failure.nibGap)" }

  /// The first function with a name that is in no shared library:
  /// `5    fuzz    0x00005567e3ed3bf0 MenuBar.move(from:to:) + 474` is in `MenuBar.move(from:to:)`.
  private static func function(in lines: ArraySlice<String>) -> String? {
    for line in lines {
      guard let frame = line.firstMatch(of: /^\d+\s+(\S+)\s+0x[0-9a-f]+ (.+) \+ \d+$/),
        !frame.1.contains(".so"), frame.2 != "<unavailable>"
      else { continue }
      return String(frame.2).escapedForTerminal
    }
    return nil
  }
}
