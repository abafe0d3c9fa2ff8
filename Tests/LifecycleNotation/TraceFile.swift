// A trace that was read whole, with the line of each event.

public import LifecycleLogs
public import VCLifecycle

/// A trace from outside, with the line that each event stands in.
public struct TraceFile: Sendable {
  /// The events, with the header and the names.
  public var trace: Trace
  /// The line of each event, counted from 1.
  public var lines: [Int]
  public let format: TraceFormat
  /// The lines that tell of no lifecycle event.
  public let unrecognised: UnrecognisedLines
  /// What the one who reads a verdict should know of the reading.
  public let notes: [String]

  /// Reads a whole trace; the first bytes decide the form unless it is given.
  public init(reading source: ByteSource, as format: TraceFormat? = nil) throws(TraceFormatError) {
    var reader = try TraceReader(source, as: format)
    var events: [Event] = []
    lines = []
    while let event = try reader.next() {
      events.append(event)
      lines.append(reader.line)
    }
    trace = reader.trace
    trace.events = events
    self.format = reader.format
    unrecognised = reader.unrecognised
    notes = reader.notes
  }
}
