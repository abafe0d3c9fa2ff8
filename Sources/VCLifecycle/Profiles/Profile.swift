// A profile: one OS version with a value for every variant point and a state for every quirk.
//
// The initial value of a property is the standard value on every version for which the table of
// the variants names no other.

/// One permitted behaviour of UIKit: an OS version, a value per variant and a set of quirks.
public struct Profile: Hashable, Sendable {
  /// The OS version whose rules apply.
  public var os: OSVersion
  /// The version defects that are switched on.
  public var quirks: QuirkSet

  // MARK: Appearance

  public var loadPosition = Variant.LoadPosition.loadFirst
  public var isAppearingChild = Variant.IsAppearingChild.delivered
  public var endIsAppearing = Variant.EndIsAppearing.inEnd
  public var isAppearingCancel = Variant.IsAppearingCancel.again
  public var isAppearingOrder = Variant.ParentOrder.parentFirst
  public var loadOnBegin = Variant.LoadOnBegin.loads
  public var willAppearSuperview = Variant.WillAppearSuperview.detached
  public var traitsDL = Variant.TraitsDL.predicted
  public var traitHandlers = Variant.TraitHandlers.afterDidChange
  public var cancelTime = Variant.CancelTime.atEnd
  public var cancelAnimated = Variant.CancelAnimated.true
  public var flagCancel = Variant.FlagCancel.none
  public var childAnimated = Variant.ChildAnimated.same
  public var forwardDuring = Variant.ForwardDuring.toSide

  // MARK: Layout

  public var layoutRevealed = Variant.LayoutRevealed.asNeeded
  public var backgroundLayout = Variant.BackgroundLayout.two
  public var layoutCount = Variant.LayoutCount.std
  public var layoutPresenter = Variant.LayoutPresenter.no
  public var rotationLayout = Variant.RotationLayout.one

  // MARK: Navigation

  public var navCancel = Variant.NavCancel.nair
  public var navNested = Variant.NavNested.queue
  public var navSkipped = Variant.NavSkipped.none
  public var navTwice = Variant.NavTwice.each
  public var setViewControllersMove = Variant.SetViewControllersMove.sent
  public var navStart = Variant.NavStart.deferred
  public var navStackDuring = Variant.NavStackDuring.removed
  public var navWillMoveTime = Variant.NavWillMoveTime.inCall
  public var navMiddleMove = Variant.NavMiddleMove.both
  public var navOffWindow = Variant.NavOffWindow.silent
  public var willShowCancel = Variant.YesOrNo.no
  public var didShowCancel = Variant.YesOrNo.no
  public var launchDidShow = Variant.LaunchDidShow.once
  public var moveCancel = Variant.MoveCancel.wmNilOnly
  public var flagNavRoot = Variant.Flag.false

  // MARK: Modal

  public var presentStart = Variant.PresentStart.afterCommit
  public var didAppearPresent = Variant.DidAppearPresent.ddBefore
  public var didAppearFlag = Variant.Flag.false
  public var earlyPresent = Variant.EarlyPresent.unbalanced
  public var beingEarly = Variant.BeingEarly.fromCall
  public var presentationBegin = Variant.PresentationBegin.beforeWill
  public var dismissBusy = Variant.DismissBusy.queued
  public var chainBeingDismissed = Variant.ChainBeingDismissed.all
  public var chainOrder = Variant.ChainOrder.topFirst
  public var coverBeneath = Variant.CoverBeneath.presenterOnly
  public var coverBase = Variant.CoverBase.stays
  public var completeFalse = Variant.CompleteFalse.cancels
  public var sheetBeingDismissed = Variant.SheetBeingDismissed.atDrag
  public var sheetCancel = Variant.SheetCancel.wdWaDa
  public var sheetWillDisappear = Variant.SheetWillDisappear.dragStart
  public var sheetBlocked = Variant.SheetBlocked.none
  public var modalCancel = Variant.CancelOrder.newFirst
  public var compactSheet = Variant.CompactSheet.keeps
  public var popoverCompact = Variant.PopoverCompact.sheet
  public var dismissNothing = Variant.DismissNothing.never

  // MARK: Tab

  public var tabDids = Variant.TabDids.oldFirst
  public var tabCancel = Variant.CancelOrder.newFirst
  public var tabAnimated = Variant.Flag.false
  public var tabSetViewControllers = Variant.TabSetViewControllers.onlyDiff
  public var tabMove = Variant.TabMove.bothInSetter

  // MARK: Page

  public var pageCancel = Variant.PageCancel.nair
  public var pageProgram = Variant.PageProgram.sameAsGesture
  public var pageEarly = Variant.PageEarly.immediate
  public var pagePreload = Variant.PagePreload.loads
  public var pageAsk = Variant.PageAsk.atDisplay
  public var pageScrollEnd = Variant.PageScrollEnd.beforeDids

  // MARK: Split

  public var splitDetail = Variant.SplitDetail.navLike
  public var splitColumn = Variant.SplitColumn.balanced
  public var splitCollapse = Variant.SplitCollapse.keep

  // MARK: Child

  public var willMoveParent = Variant.WillMoveParent.set
  public var didMoveRepeat = Variant.DidMoveRepeat.no
  public var orphan = Variant.Orphan.full
  public var orphanEarly = Variant.OrphanEarly.none
  public var orphanMid = Variant.OrphanMid.full
  public var addDouble = Variant.AddDouble.twice
  public var addPreWindow = Variant.AddPreWindow.waNow
  public var forwardOrder = Variant.ParentOrder.parentFirst
  public var removeDidDisappear = Variant.RemoveDidDisappear.afterCommit
  public var wrappedMove = Variant.WrappedMove.asOwn
  public var keepView = Variant.KeepView.orphan
  public var hierarchyTransfer = Variant.HierarchyTransfer.throws
  public var reparent = Variant.Reparent.removeFirst
  public var addChildTwice = Variant.AddChildTwice.noop
  public var transfer = Variant.Transfer.modalLike
  public var nestedBegin = Variant.NestedBegin.count
  public var beginTrueWhenAppeared = Variant.RedundantBegin.fire
  public var beginFalseWhenDisappeared = Variant.RedundantBegin.fire
  public var reverseDepth = Variant.ReverseDepth.reset
  public var strayEnd = Variant.StrayEnd.logOnly
  public var beginDriven = Variant.BeginDriven.fire

  // MARK: Window

  public var launchOrder = Variant.LaunchOrder.activeFirst
  public var rootSwap = Variant.RootSwap.oldOutNewIn
  public var rootSwapModal = Variant.RootSwapModal.leak
  public var windowHide = Variant.WindowLoss.silent
  public var sceneEnd = Variant.WindowLoss.silent

  /// Creates the standard profile of an OS version, with all quirks off.
  public init(os: OSVersion) {
    self = Self.standards.first { $0.os == os } ?? Profile(applyingExceptionsOf: os)
  }

  private init(applyingExceptionsOf os: OSVersion) {
    self.os = os
    quirks = []
    for variant in Variant.all { variant.applyException(to: &self) }
  }

  /// The standard profiles, made once because every run starts from one.
  private static let standards = OSVersion.profiled.map { Profile(applyingExceptionsOf: $0) }
}
