// What one line of a console says.
//
// People print a callback in many ways: `-[Foo viewWillAppear:]`, `<Foo: 0x7f> viewDidAppear`,
// `Foo.viewWillAppear(true)`, `viewWillAppear - Foo`. All have one word that is the callback's
// name; the controller is the nearest name before it, or else the first one after it.

internal import VCLifecycle

/// The meaning of one console line.
struct ConsoleLine {
  var kind: Event.Kind
  var controller: Reference?
  var other: Reference?
  /// Whether the line says who `other` is, `nil` included.
  var namesOther = false
  var animated: Bool?
  var flag: Bool?
  /// Whether the line itself is worth keeping, as a message of UIKit is.
  var isMessage = false
  /// Whether the line may tell of the end of a callback whose call an earlier line printed.
  var mayBeLeaving = false

  /// How a line names a controller.
  struct Reference: Hashable {
    /// The class, with its module or outer types if they are printed.
    var path: String
    var address: UInt64?
  }

  /// Reads a line; nil if it tells of no lifecycle event.
  ///
  /// `name` is the place of the controller's name, where other lines of the log have it.
  init?(_ tokens: ConsoleTokens, naming name: Int? = nil) {
    if let message = Self.message(tokens) {
      self = message
      return
    }
    guard let place = Self.callbackPlace(tokens),
      let kind = ConsoleWords.kind(of: tokens.text(place))
    else { return nil }
    self.kind = kind
    let reader = ConsoleLineReader(tokens: tokens, place: place)
    guard reader.proseCount < ConsoleLineReader.proseMax, !reader.isDenied else { return nil }
    if !kind.isControllerCallback, kind != .beginAppearance, kind != .endAppearance { return }
    mayBeLeaving = reader.mayBeLeaving

    let before = reader.referenceBefore()
    let after = reader.referenceAfter()
    if let name {
      let text = String(decoding: tokens.text(name), as: UTF8.self)
      controller = Reference(path: text, address: nil)
    } else if let before, !before.isWeak {
      controller = before.reference
    } else if let after {
      controller = after
    } else {
      controller = before?.reference
    }
    let isMove = kind == .willMoveToParent || kind == .didMoveToParent
    if name == nil, !isMove, before?.reference.address == nil, let receiver = reader.receiver {
      controller = receiver
    }
    if name == nil, !isMove {
      if controller?.address == nil, let labelled = reader.labelledName {
        controller = labelled
      } else if before?.isWeak == true || controller.map(Self.isSurelyName) != true,
        let better = reader.nameOfClass
      {
        controller = better
      }
    }
    let isControllerBefore = before != nil && controller == before?.reference
    if controller == nil, reader.proseCount > 0 { return nil }
    switch kind {
    case .willMoveToParent, .didMoveToParent:
      (namesOther, other) = reader.parent(isControllerBefore: isControllerBefore)
    case .beginAppearance:
      flag = reader.firstFlag
      animated = reader.animated
    case .created, .destroyed:
      // `init` and `deinit` are words of many a sentence: only the bare form counts.
      guard let controller, reader.proseCount == 0, controller.address != nil else { return nil }
    default:
      if kind.isAppearance { animated = reader.animated }
    }
    if controller?.address == nil, isControllerBefore, other == nil {
      controller?.address = reader.addressAfter
    }
  }

  /// Whether a name can be no word of a sentence in whatever language, no title and no tag.
  private static func isSurelyName(_ reference: Reference) -> Bool {
    reference.address != nil
      || reference.path.utf8.first.map { (0x41...0x5A).contains($0) } == true
        && !reference.path.utf8.contains(0x20)
  }

  private init(message kind: Event.Kind) {
    self.kind = kind
    isMessage = true
  }

  // MARK: Messages of UIKit

  private static func message(_ tokens: ConsoleTokens) -> ConsoleLine? {
    for index in tokens.tokens.indices where tokens.tokens[index].kind == .word {
      switch tokens.bytes[tokens.tokens[index].start] {
      case UInt8(ascii: "U"), UInt8(ascii: "n"), UInt8(ascii: "F"), UInt8(ascii: "A"),
        UInt8(ascii: "T"), UInt8(ascii: "P"):
        guard let known = ConsoleWords.messages.first(where: { tokens.hasText($0.text, at: index) })
        else { continue }
        return message(known.kind, tokens, from: index)
      case UInt8(ascii: "C"):
        // `Calling -viewWillAppear: directly on a view controller is not supported`.
        guard tokens.hasText("Calling -", at: index), tokens.isWord(index + 2),
          ConsoleWords.kind(of: tokens.text(index + 2))?.isAppearance == true,
          (index + 3..<max(index + 3, min(index + 5, tokens.count))).contains(where: {
            tokens.hasText("directly", at: $0)
          })
        else { continue }
        return message(.logMisuse, tokens, from: index)
      default: continue
      }
    }
    return nil
  }

  private static func message(
    _ kind: Event.Kind,
    _ tokens: ConsoleTokens,
    from start: Int
  ) -> ConsoleLine {
    var line = ConsoleLine(message: kind)
    let reader = ConsoleLineReader(tokens: tokens, place: start)
    var references: [Reference] = []
    var index = start + 1
    while index < tokens.count, references.count < 2 {
      if tokens.isSign(index, "<"), let group = reader.angleGroup(from: index) {
        references.append(group.reference)
        index = group.end
      }
      index += 1
    }
    line.controller = references.first
    line.other = references.dropFirst().first
    return line
  }

  // MARK: The callback

  /// The place of the line's one callback; nil if there is none, or if two differ.
  static func callbackPlace(_ tokens: ConsoleTokens) -> Int? {
    var place: Int?
    for index in tokens.tokens.indices where tokens.tokens[index].kind == .word {
      guard let kind = ConsoleWords.kind(of: tokens.text(index)) else { continue }
      if index >= 2, tokens.isSign(index - 1, "."), tokens.isWord(index - 2, "super") { return nil }
      if let place, let first = ConsoleWords.kind(of: tokens.text(place)) {
        if first == kind { continue }
        // `init` is a weak word beside any other.
        if kind == .created || kind == .destroyed { continue }
        if first != .created, first != .destroyed { return nil }
      }
      place = index
    }
    return place
  }
}
