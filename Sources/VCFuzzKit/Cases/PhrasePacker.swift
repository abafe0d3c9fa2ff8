// Packs the text of a case: a byte for each phrase that cases are made of.
//
// 0 and the count begin a piece of text that no phrase covers; 1… mean the phrases; the
// numbers after the phrases mean the pieces met before. Example: "call open, commit, call
// open" is "call ", 0 4 "open", "commit", "call ", and the number of "open".

/// The packing inside tokens.
enum PhrasePacker {
  /// The phrases; a token's meaning hangs on their order, so new ones mean a new form.
  static let phrases: [[UInt8]] =
    ([
      "vcfuzz-case: 1\nscenario: ", "\nprofile: ", "\ndevice: phone\nwindow: ",
      "\ndevice: pad\nwindow: ", "\nspare: ", "\n\nsteps:", "\n\nsteps:\n  ", "\n  ",
      "\n\ninvariant: ", "INV-",
      "\nrole: ", "\ntransition: ", "\nexpect: nothing", "ios26", "ios", "+V-", "+Q-",
      "\n  commit", "\n  end animation", "\n  run queued block", "\n  fire timer", "commit",
      "end animation", "call ", "\n  call ", "gesture begin ", "gesture move ", "gesture finish ",
      "gesture cancel ", "finger begin ", "finger move ", "finger finish ", "finger cancel ",
      "swipe back of ", "page forward of ", "page backward of ", "sheet of ", "outside of ",
      "recognizer ", "scroll view ", " up", " down", " left", " right", "tap segue ", "app ",
      "rotate", "resize to ", "enter background", "enter foreground", "send memory warning",
      "hide window ", "show window ", "show keyboard", "hide keyboard", "inside ", "viewDidLoad",
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willMoveToParent",
      "didMoveToParent",
      "push ", " on ", "pop ", " to its root", "replace the top of ", "replace the stack of ",
      " by ", "select tab ", " of ", "turn ", " forward to ", " backward to ", "present ",
      " from ", " as ", "fullScreen", "pageSheet", "formSheet", "overFullScreen",
      "currentContext", "overCurrentContext", "automatic", "dismiss from ", "add ", " to ",
      "remove ", "show child ", "show primary of ", "hide primary of ", "show detail ",
      "replace window root ", "lay out ", "MIS-", " with ", "nobody", ", animated", "nav", "tabs",
      "pages", "curl", "split", "host", "manual", "root", "in root", "screen", "other", "nav(",
      "tabs(", "host(", "manual(", "S1", "S2", "S3", "A", "B", "C", "D", "(", ")", ", ", "0", "1",
      "2", "3", "4", "5", "6", "7", "8", "9", "K-", "K-PUSH", "K-POP", "K-TAB", "K-PAGE",
      "K-CHILD", "animated", " ", "\n",
    ] as [String]).map { Array($0.utf8) }

  private static let bytesMax = 1 << 20
  /// Shorter pieces are not worth a number.
  private static let keptPieceMin = 2
  private static let keptPiecesMax = 255 - phrases.count

  /// Returns the packed form.
  static func pack(_ text: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var pieces: [[UInt8]] = []
    var open: [UInt8] = []
    var place = 0
    func close() {
      var rest = open[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(255))
        rest = rest.dropFirst(piece.count)
        packed += [0, UInt8(piece.count)] + piece
        keep(piece, in: &pieces)
      }
      open = []
    }
    while place < text.count {
      let rest = text[place...]
      var best: (code: Int, count: Int)?
      for (index, phrase) in (phrases + pieces).enumerated()
      where phrase.count > best?.count ?? 0 && rest.starts(with: phrase) {
        best = (index + 1, phrase.count)
      }
      // A short phrase in the middle of a word would cost more than it saves.
      if let best, open.isEmpty || best.count > 1 || !Self.isWordLike(text[place]) {
        close()
        packed.append(UInt8(best.code))
        place += best.count
      } else {
        open.append(text[place])
        place += 1
      }
    }
    close()
    return packed
  }

  /// Returns the text, or nil if the bytes are none that `pack` makes.
  static func unpack(_ packed: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    var pieces: [[UInt8]] = []
    var rest = packed[...]
    while let code = rest.popFirst().map({ Int($0) }) {
      if code == 0 {
        guard let count = rest.popFirst(), rest.count >= Int(count) else { return nil }
        let piece = Array(rest.prefix(Int(count)))
        rest = rest.dropFirst(piece.count)
        text += piece
        keep(piece, in: &pieces)
      } else if code <= phrases.count {
        text += phrases[code - 1]
      } else {
        guard pieces.indices.contains(code - phrases.count - 1) else { return nil }
        text += pieces[code - phrases.count - 1]
      }
      guard text.count <= bytesMax else { return nil }
    }
    return text
  }

  private static func keep(_ piece: [UInt8], in pieces: inout [[UInt8]]) {
    if piece.count >= keptPieceMin, pieces.count < keptPiecesMax { pieces.append(piece) }
  }

  private static func isWordLike(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
