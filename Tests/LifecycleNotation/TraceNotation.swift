// A trace as one line of text, in the specification's short names: `A.wd(T) B.wa(T) ‖ A.dd(T)`.

public import VCLifecycle

/// The text form of traces: short names, `‖` between transactions, `✋c` and `✋f` for a release.
///
/// A word is `[controller.]name[(arguments)][{extras}][@transaction]`. Words that begin with `@`
/// belong to the header: `@os(ios17) @initial(A=S2) @parents(A=nav) @containers(nav=navigation)
/// @presenters(B=A) @kind(push) @rests(4) @names(A,B) @complete`. `/` is ignored.
public enum TraceNotation {
  /// Reads a trace; throws on the first word that cannot be read.
  public static func parse(_ text: String) throws(NotationError) -> Trace {
    var reader = TraceNotationReader()
    for (number, word) in words(in: text).enumerated() {
      try reader.read(word, number: number + 1)
    }
    return reader.trace
  }

  /// Returns a trace's text form; reading it gives the same trace.
  public static func print(_ trace: Trace) -> String {
    let short = TraceNotationWriter(trace: trace, namesTables: false).text
    // The tables are written only where the order of first mention does not give them.
    if let reread = try? parse(short), reread.names == trace.names, reread.texts == trace.texts {
      return short
    }
    return TraceNotationWriter(trace: trace, namesTables: true).text
  }

  /// Splits at spaces outside of quotes.
  private static func words(in text: String) -> [String] {
    var scanner = NotationScanner(text)
    var words: [String] = []
    while scanner.next != nil {
      let word = scanner.take { $0.isWhitespace }
      if word.isEmpty { scanner.skip() } else { words.append(word) }
    }
    return words
  }
}
