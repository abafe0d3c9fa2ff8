// The files in `Resources`, which the build embeds in the module as bytes.

/// Text files that are embedded in the module.
enum EmbeddedText {
  /// Returns the text without the end of its last line.
  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
