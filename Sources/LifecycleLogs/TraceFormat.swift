// The text forms of a trace, and how a reader recognizes them.

internal import VCLifecycle

/// The forms in which a trace can be written down.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// A header object, then one event object a line; or one object with an `events` array.
  case json
  /// Lines as an app prints them.
  case console

  /// Recognizes the form by the first bytes of the input: JSON begins with `{` and a name or `}`,
  /// or with `[{`, which its reader refuses with a word.
  public init(detecting bytes: some Sequence<UInt8>) {
    // White space, and the bytes of a byte order mark.
    let ignored: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0xEF, 0xBB, 0xBF]
    let visible = bytes.lazy.filter { !ignored.contains($0) }
    let start = Array(visible.prefix(2))
    let isObject =
      start.first == UInt8(ascii: "{")
      && (start.count == 1 || start[1] == UInt8(ascii: "\"") || start[1] == UInt8(ascii: "}"))
    self = isObject || start == Array("[{".utf8) ? .json : .console
  }
}
