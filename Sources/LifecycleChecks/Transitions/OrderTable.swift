// The strings of wills and dids that each kind of transition permits (spec 2.6).

internal import VCLifecycle

/// The permitted projections of transitions under a profile.
enum OrderTable {
  static let navigation = [OrderWord("o.wd n.wa o.dd n.da")]
  static let modal = [OrderWord("o.wd n.wa n.da o.dd")]
  static let tab = [OrderWord("n.wa o.wd o.dd n.da")]
  static let page = [OrderWord("n.wa o.wd n.da o.dd")]
  static let swap = [OrderWord("o.wd o.dd n.wa n.da")]
  static let newFirst = [OrderWord("n.wd n.dd o.wa o.da")]
  static let interleaved = [OrderWord("n.wd o.wa n.dd o.da")]
  static let oldFirst = [OrderWord("o.wa o.da n.wd n.dd")]
  static let oldBack = [OrderWord("o.wa o.da")]
  static let oldGone = [OrderWord("o.wd o.dd")]
  static let newCome = [OrderWord("n.wa n.da")]
  static let newGone = [OrderWord("n.wd n.dd")]
  static let oldWill = [OrderWord("o.wd")]
  static let empty = [OrderWord()]
  private static let tabOrPage = tab + page

  /// The strings permitted in a finished transition; nil where none is fixed.
  static func finished(_ transition: OpenTransition, _ profile: Profile) -> [OrderWord]? {
    // From iOS 18 on two logs of taps contradict one of a call (TAB-2).
    let isOpen = profile.os.major >= 18 || profile.tabDids == .newFirst
    if transition.kind == .tab, isOpen, transition.isUserDriven != false { return tabOrPage }
    switch transition.kind {
    case .push, .pop, .popTo, .setViewControllers: return navigation
    case .presentHiding, .dismissHiding: return modal
    case .presentKeeping, .root: return newCome
    case .dismissKeeping, .sheetDrag: return oldGone
    case .tab: return tab
    case .pageScroll, .pageCurl:
      if transition.isUserDriven == false && profile.pageProgram == .navLike { return navigation }
      return transition.kind == .pageScroll ? page : tab
    case .pageEarly:
      // What is replaced off screen has no measured order.
      return profile.pageEarly == .immediate && transition.old < 0 ? newCome : nil
    case .splitColumn:
      if profile.splitColumn == .silent { return empty }
      return transition.new >= 0 ? newCome : oldGone
    case .splitDetail:
      switch profile.splitDetail {
      case .navLike: return navigation
      case .tabLike: return tab
      case .modalLike: return modal
      }
    case .childTransfer:
      switch profile.transfer {
      case .fromFirst: return navigation
      case .toFirst: return page
      case .modalLike: return modal
      }
    case .rootSwap:
      switch profile.rootSwap {
      case .oldOutNewIn: return swap
      case .navLike: return navigation
      case .newFirst: return tab
      }
    case .unknown, .chainDismiss, .splitAdapt, .childAdd, .childRemove, .childSwap: return nil
    }
  }

  /// The strings permitted after the release of a cancelled transition; nil where none is fixed.
  static func cancelled(_ transition: OpenTransition, _ profile: Profile) -> [OrderWord]? {
    let words = afterRelease(transition, profile)
    // Wills that come at the release precede every did, each in the order of its kind.
    let isAtRelease = profile.cancelTime == .atRelease && transition.kind.mayCompensateAtRelease
    return isAtRelease ? words?.map(\.willsFirst) : words
  }

  private static func afterRelease(
    _ transition: OpenTransition,
    _ profile: Profile
  ) -> [OrderWord]? {
    switch transition.kind {
    case .push, .pop, .popTo, .setViewControllers, .splitDetail, .childTransfer:
      switch profile.navCancel {
      case .nair: return newFirst
      case .interleaved: return interleaved
      // What a container has begun by hand, only its own callbacks let it end.
      case .abbrev: return transition.isBegunByHand ? newFirst : oldBack
      }
    case .presentHiding, .dismissHiding:
      switch profile.modalCancel {
      case .newFirst: return newFirst
      case .interleaved: return interleaved
      case .oldFirst: return oldFirst
      }
    case .presentKeeping: return newGone
    case .dismissKeeping: return oldBack
    case .sheetDrag: return profile.sheetCancel == .wdWaDa ? oldBack : empty
    case .tab:
      switch profile.tabCancel {
      case .newFirst: return newFirst
      case .interleaved: return interleaved
      case .oldFirst: return oldFirst
      }
    case .pageScroll: return profile.pageCancel == .any ? anyLegal : oldFirst
    case .pageCurl: return profile.pageCancel == .any ? anyLegal : interleaved
    case .unknown, .root, .rootSwap, .pageEarly, .splitColumn, .splitAdapt, .chainDismiss,
      .childAdd, .childRemove, .childSwap:
      return nil
    }
  }

  /// Every order in which each side's will precedes its did.
  static let anyLegal =
    newFirst + interleaved + oldFirst
    + [
      OrderWord("o.wa n.wd o.da n.dd"), OrderWord("o.wa n.wd n.dd o.da"),
      OrderWord("n.wd o.wa o.da n.dd"),
    ]

  /// The wills that precede the release of a cancelled transition.
  static func beforeRelease(_ transition: OpenTransition, _ profile: Profile) -> [OrderWord]? {
    if transition.kind == .sheetDrag { return profile.sheetCancel == .wdWaDa ? oldWill : empty }
    return finished(transition, profile)?.map { $0.filtered(\.isWill) }
  }

  /// Which sides are projected: a presentation that keeps its presenter has only one.
  static func isProjected(_ letter: OrderWord.Letter, _ kind: TransitionKind) -> Bool {
    switch kind {
    case .presentKeeping: !letter.isOld
    case .dismissKeeping, .sheetDrag: letter.isOld
    default: true
    }
  }
}
