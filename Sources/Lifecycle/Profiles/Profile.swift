// A profile: one OS version with a value for every variant point and a state for every quirk.

/// One permitted behaviour of UIKit: an OS version, a value per variant and a set of quirks.
public struct Profile: Hashable, Sendable {
  /// The OS version whose rules hold.
  public var os: OSVersion
  /// The version defects that are switched on.
  public var quirks: QuirkSet

  // MARK: Appearance

  public var loadPosition: Variant.LoadPosition
  public var isAppearingChild: Variant.IsAppearingChild
  public var endIsAppearing: Variant.EndIsAppearing
  public var isAppearingCancel: Variant.IsAppearingCancel
  public var isAppearingOrder: Variant.IsAppearingOrder
  public var loadOnBegin: Variant.LoadOnBegin
  public var willAppearSuperview: Variant.WillAppearSuperview
  public var traitsDL: Variant.TraitsDL
  public var cancelTime: Variant.CancelTime
  public var cancelAnimated: Variant.CancelAnimated
  public var flagCancel: Variant.FlagCancel
  public var childAnimated: Variant.ChildAnimated
  public var forwardDuring: Variant.ForwardDuring

  // MARK: Layout

  public var layoutRevealed: Variant.LayoutRevealed
  public var backgroundLayout: Variant.BackgroundLayout
  public var layoutCount: Variant.LayoutCount
  public var layoutPresenter: Variant.LayoutPresenter
  public var rotationLayout: Variant.RotationLayout

  // MARK: Navigation

  public var navCancel: Variant.NavCancel
  public var navNested: Variant.NavNested
  public var navSkipped: Variant.NavSkipped
  public var navStart: Variant.NavStart
  public var navStackDuring: Variant.NavStackDuring
  public var navWillMoveTime: Variant.NavWillMoveTime
  public var navMiddleMove: Variant.NavMiddleMove
  public var navOffWindow: Variant.NavOffWindow
  public var willShowCancel: Variant.WillShowCancel
  public var didShowCancel: Variant.DidShowCancel
  public var launchDidShow: Variant.LaunchDidShow
  public var moveCancel: Variant.MoveCancel
  public var flagNavRoot: Variant.FlagNavRoot

  // MARK: Modal

  public var presentStart: Variant.PresentStart
  public var didAppearPresent: Variant.DidAppearPresent
  public var earlyPresent: Variant.EarlyPresent
  public var chainBeingDismissed: Variant.ChainBeingDismissed
  public var chainOrder: Variant.ChainOrder
  public var coverBeneath: Variant.CoverBeneath
  public var sheetBeingDismissed: Variant.SheetBeingDismissed
  public var sheetCancel: Variant.SheetCancel
  public var sheetWillDisappear: Variant.SheetWillDisappear
  public var sheetBlocked: Variant.SheetBlocked
  public var modalCancel: Variant.ModalCancel
  public var compactSheet: Variant.CompactSheet
  public var popoverCompact: Variant.PopoverCompact
  public var dismissNothing: Variant.DismissNothing

  // MARK: Tab

  public var tabCancel: Variant.TabCancel
  public var tabAnimated: Variant.TabAnimated
  public var tabSetViewControllers: Variant.TabSetViewControllers
  public var tabMove: Variant.TabMove

  // MARK: Page

  public var pageCancel: Variant.PageCancel
  public var pageProgram: Variant.PageProgram
  public var pageEarly: Variant.PageEarly
  public var pagePreload: Variant.PagePreload

  // MARK: Split

  public var splitDetail: Variant.SplitDetail
  public var splitColumn: Variant.SplitColumn
  public var splitCollapse: Variant.SplitCollapse

  // MARK: Child

  public var willMoveParent: Variant.WillMoveParent
  public var didMoveRepeat: Variant.DidMoveRepeat
  public var orphan: Variant.Orphan
  public var orphanEarly: Variant.OrphanEarly
  public var orphanMid: Variant.OrphanMid
  public var addDouble: Variant.AddDouble
  public var addPreWindow: Variant.AddPreWindow
  public var forwardOrder: Variant.ForwardOrder
  public var removeDidDisappear: Variant.RemoveDidDisappear
  public var keepView: Variant.KeepView
  public var reparent: Variant.Reparent
  public var addChildTwice: Variant.AddChildTwice
  public var transfer: Variant.Transfer
  public var nestedBegin: Variant.NestedBegin
  public var beginTrueWhenAppeared: Variant.BeginTrueWhenAppeared
  public var beginFalseWhenDisappeared: Variant.BeginFalseWhenDisappeared
  public var reverseDepth: Variant.ReverseDepth
  public var strayEnd: Variant.StrayEnd
  public var beginDriven: Variant.BeginDriven

  // MARK: Window

  public var launchOrder: Variant.LaunchOrder
  public var rootSwap: Variant.RootSwap
  public var rootSwapModal: Variant.RootSwapModal
  public var windowHide: Variant.WindowHide
  public var sceneEnd: Variant.SceneEnd

  /// Creates the standard profile of an OS version, with all quirks off.
  public init(os: OSVersion) {
    self.os = os
    quirks = []
    loadPosition = .standard(on: os)
    isAppearingChild = .standard(on: os)
    endIsAppearing = .standard(on: os)
    isAppearingCancel = .standard(on: os)
    isAppearingOrder = .standard(on: os)
    loadOnBegin = .standard(on: os)
    willAppearSuperview = .standard(on: os)
    traitsDL = .standard(on: os)
    cancelTime = .standard(on: os)
    cancelAnimated = .standard(on: os)
    flagCancel = .standard(on: os)
    childAnimated = .standard(on: os)
    forwardDuring = .standard(on: os)
    layoutRevealed = .standard(on: os)
    backgroundLayout = .standard(on: os)
    layoutCount = .standard(on: os)
    layoutPresenter = .standard(on: os)
    rotationLayout = .standard(on: os)
    navCancel = .standard(on: os)
    navNested = .standard(on: os)
    navSkipped = .standard(on: os)
    navStart = .standard(on: os)
    navStackDuring = .standard(on: os)
    navWillMoveTime = .standard(on: os)
    navMiddleMove = .standard(on: os)
    navOffWindow = .standard(on: os)
    willShowCancel = .standard(on: os)
    didShowCancel = .standard(on: os)
    launchDidShow = .standard(on: os)
    moveCancel = .standard(on: os)
    flagNavRoot = .standard(on: os)
    presentStart = .standard(on: os)
    didAppearPresent = .standard(on: os)
    earlyPresent = .standard(on: os)
    chainBeingDismissed = .standard(on: os)
    chainOrder = .standard(on: os)
    coverBeneath = .standard(on: os)
    sheetBeingDismissed = .standard(on: os)
    sheetCancel = .standard(on: os)
    sheetWillDisappear = .standard(on: os)
    sheetBlocked = .standard(on: os)
    modalCancel = .standard(on: os)
    compactSheet = .standard(on: os)
    popoverCompact = .standard(on: os)
    dismissNothing = .standard(on: os)
    tabCancel = .standard(on: os)
    tabAnimated = .standard(on: os)
    tabSetViewControllers = .standard(on: os)
    tabMove = .standard(on: os)
    pageCancel = .standard(on: os)
    pageProgram = .standard(on: os)
    pageEarly = .standard(on: os)
    pagePreload = .standard(on: os)
    splitDetail = .standard(on: os)
    splitColumn = .standard(on: os)
    splitCollapse = .standard(on: os)
    willMoveParent = .standard(on: os)
    didMoveRepeat = .standard(on: os)
    orphan = .standard(on: os)
    orphanEarly = .standard(on: os)
    orphanMid = .standard(on: os)
    addDouble = .standard(on: os)
    addPreWindow = .standard(on: os)
    forwardOrder = .standard(on: os)
    removeDidDisappear = .standard(on: os)
    keepView = .standard(on: os)
    reparent = .standard(on: os)
    addChildTwice = .standard(on: os)
    transfer = .standard(on: os)
    nestedBegin = .standard(on: os)
    beginTrueWhenAppeared = .standard(on: os)
    beginFalseWhenDisappeared = .standard(on: os)
    reverseDepth = .standard(on: os)
    strayEnd = .standard(on: os)
    beginDriven = .standard(on: os)
    launchOrder = .standard(on: os)
    rootSwap = .standard(on: os)
    rootSwapModal = .standard(on: os)
    windowHide = .standard(on: os)
    sceneEnd = .standard(on: os)
  }
}
