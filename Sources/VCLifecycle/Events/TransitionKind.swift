// The kinds of transition, by their names in the sequence table (spec section 2).

/// A kind of transition: each has an order of callbacks of its own.
public enum TransitionKind: UInt8, CaseIterable, Sendable {
  case unknown
  case root
  case rootSwap
  case push
  case pop
  case popTo
  case setViewControllers
  case presentHiding
  case dismissHiding
  case presentKeeping
  case dismissKeeping
  case sheetDrag
  case chainDismiss
  case tab
  case pageScroll
  case pageCurl
  case pageEarly
  case splitColumn
  case splitDetail
  case splitAdapt
  case childAdd
  case childRemove
  case childSwap
  case childTransfer

  /// The name in the sequence table: `K-PUSH`.
  public var id: String { texts.id }

  /// The words for people: `push`, `interactive sheet drag`.
  public var words: String { texts.words }

  /// Whether a presentation context runs it, and no container.
  public var isPresentation: Bool {
    switch self {
    case .presentHiding, .dismissHiding, .presentKeeping, .dismissKeeping, .sheetDrag,
      .chainDismiss:
      true
    default: false
    }
  }

  /// Whether a cancellation may compensate at the release: three logs of cancelled pops and
  /// scrolled pages contradict that (V-CANCEL-TIME).
  package var mayCompensateAtRelease: Bool {
    switch self {
    case .push, .pop, .popTo, .setViewControllers, .pageScroll: false
    default: true
    }
  }

  private var texts: Texts {
    let texts = Self.texts[Int(rawValue)]
    assert(texts.kind == self, "the texts of \(self) are those of \(texts.kind)")
    return texts
  }

  private typealias Texts = (kind: TransitionKind, id: String, words: String)

  /// The texts of each kind, in the order of the cases.
  private static let texts: [Texts] = [
    (.unknown, "K-UNKNOWN", "transition"),
    (.root, "K-ROOT", "first display of a window's root"),
    (.rootSwap, "K-ROOTSWAP", "replacement of a window's root"),
    (.push, "K-PUSH", "push"),
    (.pop, "K-POP", "pop"),
    (.popTo, "K-POPTO", "pop over several levels"),
    (.setViewControllers, "K-SETVCS", "setViewControllers"),
    (.presentHiding, "K-PRESENT", "full-screen presentation"),
    (.dismissHiding, "K-DISMISS", "dismissal of a full-screen presentation"),
    (.presentKeeping, "K-PRESENT", "presentation over a visible presenter"),
    (.dismissKeeping, "K-DISMISS", "dismissal over a visible presenter"),
    (.sheetDrag, "K-SHEET", "sheet drag"),
    (.chainDismiss, "K-CHAIN", "dismissal of several levels"),
    (.tab, "K-TAB", "tab switch"),
    (.pageScroll, "K-PAGES", "page scroll"),
    (.pageCurl, "K-PAGEC", "page curl"),
    (.pageEarly, "K-PAGEEARLY", "page set before display"),
    (.splitColumn, "K-SPLITCOL", "split column shown or hidden"),
    (.splitDetail, "K-SPLITDET", "replacement of the detail controller"),
    (.splitAdapt, "K-SPLITADAPT", "split collapse or expansion"),
    (.childAdd, "K-ADD", "addition of a child"),
    (.childRemove, "K-REMOVE", "removal of a child"),
    (.childSwap, "K-SWAP", "swap of children"),
    (.childTransfer, "K-XFER", "transition(from:to:)"),
  ]
}
