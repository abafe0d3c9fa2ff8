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
  public var id: String {
    switch self {
    case .unknown: "K-UNKNOWN"
    case .root: "K-ROOT"
    case .rootSwap: "K-ROOTSWAP"
    case .push: "K-PUSH"
    case .pop: "K-POP"
    case .popTo: "K-POPTO"
    case .setViewControllers: "K-SETVCS"
    case .presentHiding, .presentKeeping: "K-PRESENT"
    case .dismissHiding, .dismissKeeping: "K-DISMISS"
    case .sheetDrag: "K-SHEET"
    case .chainDismiss: "K-CHAIN"
    case .tab: "K-TAB"
    case .pageScroll: "K-PAGES"
    case .pageCurl: "K-PAGEC"
    case .pageEarly: "K-PAGEEARLY"
    case .splitColumn: "K-SPLITCOL"
    case .splitDetail: "K-SPLITDET"
    case .splitAdapt: "K-SPLITADAPT"
    case .childAdd: "K-ADD"
    case .childRemove: "K-REMOVE"
    case .childSwap: "K-SWAP"
    case .childTransfer: "K-XFER"
    }
  }

  /// Whether a presentation context runs it, and no container.
  public var isPresentation: Bool {
    switch self {
    case .presentHiding, .dismissHiding, .presentKeeping, .dismissKeeping, .sheetDrag,
      .chainDismiss:
      true
    default: false
    }
  }

  /// The words that a person reads: `push`, `interactive sheet drag`.
  public var words: String {
    switch self {
    case .unknown: "transition"
    case .root: "first display of a window's root"
    case .rootSwap: "replacement of a window's root"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "pop over several levels"
    case .setViewControllers: "setViewControllers"
    case .presentHiding: "full-screen presentation"
    case .dismissHiding: "dismissal of a full-screen presentation"
    case .presentKeeping: "presentation over a visible presenter"
    case .dismissKeeping: "dismissal over a visible presenter"
    case .sheetDrag: "sheet drag"
    case .chainDismiss: "dismissal of several levels"
    case .tab: "tab switch"
    case .pageScroll: "page scroll"
    case .pageCurl: "page curl"
    case .pageEarly: "page set before display"
    case .splitColumn: "split column shown or hidden"
    case .splitDetail: "replacement of the detail controller"
    case .splitAdapt: "split collapse or expansion"
    case .childAdd: "addition of a child"
    case .childRemove: "removal of a child"
    case .childSwap: "swap of children"
    case .childTransfer: "transition(from:to:)"
    }
  }
}
