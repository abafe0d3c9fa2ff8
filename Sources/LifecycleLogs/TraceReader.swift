// The one door to traces that come from outside, whatever their form.

public import VCLifecycle

/// A reader of a trace in any form, one event at a time.
public struct TraceReader {
  /// The name of the controller of console lines that name none.
  public static let unnamedController = ConsoleNames.unnamed

  /// The form that is being read.
  public let format: TraceFormat
  /// Whether the first bytes decided the form.
  private let isDetected: Bool
  // One of the two is there; an enum would copy its reader at every event.
  private var json: JSONTraceReader?
  private var console: ConsoleTraceReader?

  /// Creates a reader; the first bytes decide the form unless it is given.
  ///
  /// `names` are controllers that the caller speaks of: they get the first identities.
  public init(
    _ source: ByteSource,
    as format: TraceFormat? = nil,
    naming names: [String] = []
  ) throws(TraceFormatError) {
    let first = source.readAll(max: ByteCursor.startLength - 1)
    var isFirst = true
    let whole = ByteSource {
      guard isFirst else { return source.next() }
      isFirst = false
      return first
    }
    self.format = format ?? TraceFormat(detecting: first)
    isDetected = format == nil
    do throws(TraceFormatError) {
      switch self.format {
      case .json: json = try JSONTraceReader(whole, naming: names)
      case .console: console = try ConsoleTraceReader(whole, naming: names)
      }
    } catch {
      throw noting(error)
    }
  }

  /// Says in an error which form was detected.
  private func noting(_ error: TraceFormatError) -> TraceFormatError {
    var error = error
    error.detectedFormat = isDetected ? format : nil
    return error
  }

  /// The header, the names and the texts read so far, without events.
  public var trace: Trace { json?.trace ?? console?.trace ?? Trace() }

  /// The line of the event that was returned last, counted from 1.
  public var line: Int { json?.line ?? console?.line ?? 0 }

  /// Returns the next event, or nil at the end.
  public mutating func next() throws(TraceFormatError) -> Event? {
    guard json != nil else { return console?.next() ?? nil }
    do throws(TraceFormatError) {
      return try json?.next() ?? nil
    } catch {
      throw noting(error)
    }
  }

  /// The controllers that share a name in a console log that prints no address of them, by name.
  public var sharedNames: [[ControllerID]] { console?.unaddressed ?? [] }

  /// The lines that were passed over, of a console log.
  public var unrecognised: UnrecognisedLines { console?.unrecognised ?? UnrecognisedLines() }

  /// What the one who reads a verdict should know of the reading.
  public var notes: [String] {
    var notes = (json?.unknownFields ?? []).map {
      "the field '\($0)' is unknown and was passed over"
    }
    for name in console?.guessedClasses ?? [] {
      notes.append(
        (name.isEmpty ? "a controller without a name" : "'\(name)'")
          + " loads its view again and no address is printed: taken as another controller"
      )
    }
    if let printed = console?.printed, printed.repetitions > 0 {
      let isOne = printed.repetitions == 1
      notes.append(
        (isOne ? "1 line prints" : "\(printed.repetitions) lines print")
          + " a callback again in another form and \(isOne ? "counts" : "count") as the same call: "
          + "\(isOne ? "" : "the first is ")line \(printed.firstRepetition)"
      )
    }
    if console?.hasUnnamedController == true {
      notes.append("some lines name no controller: all of them are taken as one")
    }
    return notes
  }
}
