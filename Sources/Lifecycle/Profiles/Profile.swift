// A profile: one OS version with a value for every variant point and a state for every quirk.

/// One permitted behaviour of UIKit: an OS version, a value per variant and a set of quirks.
public struct Profile: Hashable, Sendable {
  /// The OS version whose rules hold.
  public var os: OSVersion
  /// The version defects that are switched on.
  public var quirks: QuirkSet

  // MARK: Appearance

  public var loadPosition = Variant.LoadPosition.standard(on: .standard)
  public var isAppearingChild = Variant.IsAppearingChild.standard(on: .standard)
  public var endIsAppearing = Variant.EndIsAppearing.standard(on: .standard)
  public var isAppearingCancel = Variant.IsAppearingCancel.standard(on: .standard)
  public var isAppearingOrder = Variant.IsAppearingOrder.standard(on: .standard)
  public var loadOnBegin = Variant.LoadOnBegin.standard(on: .standard)
  public var willAppearSuperview = Variant.WillAppearSuperview.standard(on: .standard)
  public var traitsDL = Variant.TraitsDL.standard(on: .standard)
  public var cancelTime = Variant.CancelTime.standard(on: .standard)
  public var cancelAnimated = Variant.CancelAnimated.standard(on: .standard)
  public var flagCancel = Variant.FlagCancel.standard(on: .standard)
  public var childAnimated = Variant.ChildAnimated.standard(on: .standard)
  public var forwardDuring = Variant.ForwardDuring.standard(on: .standard)

  // MARK: Layout

  public var layoutRevealed = Variant.LayoutRevealed.standard(on: .standard)
  public var backgroundLayout = Variant.BackgroundLayout.standard(on: .standard)
  public var layoutCount = Variant.LayoutCount.standard(on: .standard)
  public var layoutPresenter = Variant.LayoutPresenter.standard(on: .standard)
  public var rotationLayout = Variant.RotationLayout.standard(on: .standard)

  // MARK: Navigation

  public var navCancel = Variant.NavCancel.standard(on: .standard)
  public var navNested = Variant.NavNested.standard(on: .standard)
  public var navSkipped = Variant.NavSkipped.standard(on: .standard)
  public var navStart = Variant.NavStart.standard(on: .standard)
  public var navStackDuring = Variant.NavStackDuring.standard(on: .standard)
  public var navWillMoveTime = Variant.NavWillMoveTime.standard(on: .standard)
  public var navMiddleMove = Variant.NavMiddleMove.standard(on: .standard)
  public var navOffWindow = Variant.NavOffWindow.standard(on: .standard)
  public var willShowCancel = Variant.WillShowCancel.standard(on: .standard)
  public var didShowCancel = Variant.DidShowCancel.standard(on: .standard)
  public var launchDidShow = Variant.LaunchDidShow.standard(on: .standard)
  public var moveCancel = Variant.MoveCancel.standard(on: .standard)
  public var flagNavRoot = Variant.FlagNavRoot.standard(on: .standard)

  // MARK: Modal

  public var presentStart = Variant.PresentStart.standard(on: .standard)
  public var didAppearPresent = Variant.DidAppearPresent.standard(on: .standard)
  public var earlyPresent = Variant.EarlyPresent.standard(on: .standard)
  public var chainBeingDismissed = Variant.ChainBeingDismissed.standard(on: .standard)
  public var chainOrder = Variant.ChainOrder.standard(on: .standard)
  public var coverBeneath = Variant.CoverBeneath.standard(on: .standard)
  public var sheetBeingDismissed = Variant.SheetBeingDismissed.standard(on: .standard)
  public var sheetCancel = Variant.SheetCancel.standard(on: .standard)
  public var sheetWillDisappear = Variant.SheetWillDisappear.standard(on: .standard)
  public var sheetBlocked = Variant.SheetBlocked.standard(on: .standard)
  public var modalCancel = Variant.ModalCancel.standard(on: .standard)
  public var compactSheet = Variant.CompactSheet.standard(on: .standard)
  public var popoverCompact = Variant.PopoverCompact.standard(on: .standard)
  public var dismissNothing = Variant.DismissNothing.standard(on: .standard)

  // MARK: Tab

  public var tabCancel = Variant.TabCancel.standard(on: .standard)
  public var tabAnimated = Variant.TabAnimated.standard(on: .standard)
  public var tabSetViewControllers = Variant.TabSetViewControllers.standard(on: .standard)
  public var tabMove = Variant.TabMove.standard(on: .standard)

  // MARK: Page

  public var pageCancel = Variant.PageCancel.standard(on: .standard)
  public var pageProgram = Variant.PageProgram.standard(on: .standard)
  public var pageEarly = Variant.PageEarly.standard(on: .standard)
  public var pagePreload = Variant.PagePreload.standard(on: .standard)

  // MARK: Split

  public var splitDetail = Variant.SplitDetail.standard(on: .standard)
  public var splitColumn = Variant.SplitColumn.standard(on: .standard)
  public var splitCollapse = Variant.SplitCollapse.standard(on: .standard)

  // MARK: Child

  public var willMoveParent = Variant.WillMoveParent.standard(on: .standard)
  public var didMoveRepeat = Variant.DidMoveRepeat.standard(on: .standard)
  public var orphan = Variant.Orphan.standard(on: .standard)
  public var orphanEarly = Variant.OrphanEarly.standard(on: .standard)
  public var orphanMid = Variant.OrphanMid.standard(on: .standard)
  public var addDouble = Variant.AddDouble.standard(on: .standard)
  public var addPreWindow = Variant.AddPreWindow.standard(on: .standard)
  public var forwardOrder = Variant.ForwardOrder.standard(on: .standard)
  public var removeDidDisappear = Variant.RemoveDidDisappear.standard(on: .standard)
  public var keepView = Variant.KeepView.standard(on: .standard)
  public var reparent = Variant.Reparent.standard(on: .standard)
  public var addChildTwice = Variant.AddChildTwice.standard(on: .standard)
  public var transfer = Variant.Transfer.standard(on: .standard)
  public var nestedBegin = Variant.NestedBegin.standard(on: .standard)
  public var beginTrueWhenAppeared = Variant.BeginTrueWhenAppeared.standard(on: .standard)
  public var beginFalseWhenDisappeared = Variant.BeginFalseWhenDisappeared.standard(on: .standard)
  public var reverseDepth = Variant.ReverseDepth.standard(on: .standard)
  public var strayEnd = Variant.StrayEnd.standard(on: .standard)
  public var beginDriven = Variant.BeginDriven.standard(on: .standard)

  // MARK: Window

  public var launchOrder = Variant.LaunchOrder.standard(on: .standard)
  public var rootSwap = Variant.RootSwap.standard(on: .standard)
  public var rootSwapModal = Variant.RootSwapModal.standard(on: .standard)
  public var windowHide = Variant.WindowHide.standard(on: .standard)
  public var sceneEnd = Variant.SceneEnd.standard(on: .standard)

  /// Creates the standard profile of an OS version, with all quirks off.
  public init(os: OSVersion) {
    self = Self.standards.first { $0.os == os } ?? Profile(restoring: os)
  }

  private init(restoring os: OSVersion) {
    self.os = os
    quirks = []
    for variant in Variant.all { variant.restore(in: &self) }
  }

  /// The standard profiles, made once because every run starts from one.
  private static let standards = OSVersion.profiled.map { Profile(restoring: $0) }
}
