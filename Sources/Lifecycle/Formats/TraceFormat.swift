// The text forms of a trace, and how a reader recognizes them.

/// The forms in which a trace can be written down.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// A header object, then one event object a line; or one object with an `events` array.
  case json
  /// Lines as an app prints them.
  case console

  /// Tells the form by the first bytes of the input: JSON begins with `{` and a name or `}`.
  public init(detecting bytes: some Sequence<UInt8>) {
    var seen = 0
    for byte in bytes {
      if byte == 0xEF || byte == 0xBB || byte == 0xBF { continue }
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { continue }
      if seen == 0 {
        guard byte == UInt8(ascii: "{") else { break }
        seen = 1
        continue
      }
      self = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") ? .json : .console
      return
    }
    self = seen == 1 ? .json : .console
  }
}
