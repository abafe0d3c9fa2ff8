// Tells which lines of a console log print one call of a callback twice.
//
// A base class and its subclass, or a tracker beside a log, print the same call in two forms:
// `[Base] Login viewWillAppear`, then `Login.viewWillAppear(true)`. So do exchanged methods:
// `xxx_viewWillAppear`, and then the override that they call. A second line in the same form is a
// second call.

internal import VCLifecycle

/// The forms in which the last callback of each controller was printed.
struct PrintedCalls {
  /// The lines that print a call again.
  private(set) var repetitions = 0
  /// The first of them.
  private(set) var firstRepetition = 0
  /// The last calls of each controller, the latest at the end: a call may be printed again after
  /// those within it.
  private var last: [String: [Call]] = [:]
  private static let lastMax = 3

  private struct Call {
    var kind: Event.Kind
    var reference: ConsoleLine.Reference
    /// The parent of a move: `nil` inside if it is none, and outside if no line names it.
    var parent: ConsoleLine.Reference??
    var forms: [[UInt8]]
  }

  /// Returns whether a line prints the call that another one has printed.
  mutating func isRepetition(_ meaning: ConsoleLine, _ tokens: ConsoleTokens, line: Int) -> Bool {
    guard let reference = meaning.controller, meaning.kind.isControllerCallback else {
      return false
    }
    let name = reference.path.split(separator: ".").last.map(String.init) ?? reference.path
    let form = Self.form(of: tokens)
    let parent: ConsoleLine.Reference?? = meaning.namesOther ? .some(meaning.other) : nil
    var calls = last[name] ?? []
    let inner = calls.reversed().prefix { $0.kind != meaning.kind }
    guard let place = calls.lastIndex(where: { $0.kind == meaning.kind }),
      inner.allSatisfy({ !$0.kind.isAppearance }),
      Self.mayBeOne(calls[place].reference, reference),
      Self.mayBeOne(calls[place].parent, parent), !calls[place].forms.contains(form)
    else {
      calls.append(Call(kind: meaning.kind, reference: reference, parent: parent, forms: [form]))
      last[name] = Array(calls.suffix(Self.lastMax))
      return false
    }
    calls[place].forms.append(form)
    calls[place].parent = calls[place].parent ?? parent
    last[name] = calls
    if repetitions == 0 { firstRepetition = line }
    repetitions += 1
    return true
  }

  /// Whether two references can mean one controller: `Foo` and `App.Foo <0x7f>`.
  private static func mayBeOne(_ one: ConsoleLine.Reference, _ other: ConsoleLine.Reference) -> Bool
  {
    if let first = one.address, let second = other.address, first != second { return false }
    return one.path == other.path || one.path.hasSuffix("." + other.path)
      || other.path.hasSuffix("." + one.path)
  }

  /// Whether two moves can have one parent: `nil` and `Foo` are two.
  private static func mayBeOne(
    _ one: ConsoleLine.Reference??,
    _ other: ConsoleLine.Reference??
  ) -> Bool {
    guard let one, let other else { return true }
    guard let one, let other else { return one == nil && other == nil }
    return mayBeOne(one, other)
  }

  /// The words and signs of a line, without values that differ from call to call.
  private static func form(of tokens: ConsoleTokens) -> [UInt8] {
    var form: [UInt8] = []
    for (index, token) in tokens.tokens.enumerated() {
      if token.kind == .number || token.kind == .address { continue }
      let text = tokens.text(index)
      switch ConsoleWords.meaning(of: text) {
      case .yes?, .no?, .absent?: continue
      default: break
      }
      form += text
      form.append(0x20)
    }
    return form
  }
}
