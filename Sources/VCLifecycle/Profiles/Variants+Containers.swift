// The values of the variants of UIKit's containers and of presentation.

extension Variant {
  /// The values of `V-NAV-CANCEL`.
  public enum NavCancel: VariantValue { case nair, interleaved, abbrev }
  /// The values of `V-NAV-NESTED`.
  public enum NavNested: VariantValue { case nested, queue, drop, finishFirst }
  /// The values of `V-NAV-SKIPPED`.
  public enum NavSkipped: VariantValue { case none, willOnly, didOnly, full }
  /// The values of `V-NAV-START`.
  public enum NavStart: VariantValue { case deferred, sync }
  /// The values of `V-NAV-STACK-DURING`.
  public enum NavStackDuring: VariantValue { case removed, kept }
  /// The values of `V-NAV-WM-TIME`.
  public enum NavWillMoveTime: VariantValue { case inCall, atStart }
  /// The values of `V-NAV-MIDDLE-MOVE`.
  public enum NavMiddleMove: VariantValue { case both, dmOnly, none }
  /// The values of `V-NAV-OFFWINDOW`.
  public enum NavOffWindow: VariantValue { case silent, delegate }
  /// The values of `V-WILLSHOW-CANCEL`, `V-DIDSHOW-CANCEL` and `V-LAYOUT-PRESENTER`.
  public enum YesOrNo: VariantValue { case no, yes }
  /// The values of `V-LAUNCH-DIDSHOW`.
  public enum LaunchDidShow: VariantValue { case twice, once }
  /// The values of `V-MOVE-CANCEL`.
  public enum MoveCancel: VariantValue { case wmNilOnly, none, wmNilWmNav, wmNilWmNavDmNav }
  /// The values of `V-FLAG-NAVROOT` and `V-TAB-ANIM`.
  public enum Flag: VariantValue { case `false`, `true` }
  /// The values of `V-PRESENT-START`.
  public enum PresentStart: VariantValue { case sync, afterCommit }
  /// The values of `V-DIDAPPEAR-PRESENT`.
  public enum DidAppearPresent: VariantValue { case ddBefore, ddAfter }
  /// The values of `V-EARLY-PRESENT`.
  public enum EarlyPresent: VariantValue { case unbalanced, refused, deferred }
  /// The values of `V-BEING-EARLY`.
  public enum BeingEarly: VariantValue { case fromCall, fromStart }
  /// The values of `V-PRESENT-BEGIN`.
  public enum PresentationBegin: VariantValue { case beforeWill, afterWill }
  /// The values of `V-TAB-DIDS`.
  public enum TabDids: VariantValue { case oldFirst, newFirst }
  /// The values of `V-NAV-TWICE`.
  public enum NavTwice: VariantValue { case each, last }
  /// The values of `V-SETVCS-MOVE`.
  public enum SetViewControllersMove: VariantValue { case sent, notSent }
  /// The values of `V-HIERARCHY-XFER`.
  public enum HierarchyTransfer: VariantValue { case `throws`, moves }
  /// The values of `V-LAYOUT-PRESENTER`.
  public enum LayoutPresenter: VariantValue { case no, yes, last }
  /// The values of `V-DISMISS-BUSY`.
  public enum DismissBusy: VariantValue { case queued, refused }
  /// The values of `V-CHAIN-BD`.
  public enum ChainBeingDismissed: VariantValue { case all, notImmediate }
  /// The values of `V-CHAIN-ORDER`.
  public enum ChainOrder: VariantValue { case topFirst, bottomFirst }
  /// The values of `V-COVER-BENEATH`.
  public enum CoverBeneath: VariantValue { case presenterOnly, allVisible }
  /// The values of `V-COVER-BASE`.
  public enum CoverBase: VariantValue { case stays, dismissed }
  /// The values of `V-COMPLETE-FALSE`.
  public enum CompleteFalse: VariantValue { case cancels, finishes }
  /// The values of `V-SHEET-BD`.
  public enum SheetBeingDismissed: VariantValue { case atDrag, atRelease }
  /// The values of `V-SHEET-CANCEL`.
  public enum SheetCancel: VariantValue { case wdWaDa, silentDrag }
  /// The values of `V-SHEET-WD`.
  public enum SheetWillDisappear: VariantValue { case dragStart, afterSheetWill }
  /// The values of `V-SHEET-BLOCKED`.
  public enum SheetBlocked: VariantValue { case none, wdWaDa }
  /// The values of `V-MODAL-CANCEL` and `V-TAB-CANCEL`.
  public enum CancelOrder: VariantValue { case newFirst, interleaved, oldFirst }
  /// The values of `V-COMPACT-SHEET`.
  public enum CompactSheet: VariantValue { case keeps, hides }
  /// The values of `V-POPOVER-COMPACT`.
  public enum PopoverCompact: VariantValue { case fullScreen, sheet }
  /// The values of `V-DISMISS-NOTHING`.
  public enum DismissNothing: VariantValue { case never, calls }
  /// The values of `V-TAB-SETVCS`.
  public enum TabSetViewControllers: VariantValue { case onlyDiff, always }
  /// The values of `V-TAB-MOVE`.
  public enum TabMove: VariantValue { case bothInSetter, dmAtAppear }
  /// The values of `V-PAGE-CANCEL`.
  public enum PageCancel: VariantValue { case nair, any }
  /// The values of `V-PAGE-PROG`.
  public enum PageProgram: VariantValue { case sameAsGesture, navLike }
  /// The values of `V-PAGE-EARLY`.
  public enum PageEarly: VariantValue { case immediate, withContainer }
  /// The values of `V-PAGE-PRELOAD`.
  public enum PagePreload: VariantValue { case loads, none }
  /// The values of `V-PAGE-ASK`.
  public enum PageAsk: VariantValue { case atDisplay, atDrag }
  /// The values of `V-PAGE-SCROLL-END`.
  public enum PageScrollEnd: VariantValue { case beforeDids, afterPage }
  /// The values of `V-SPLIT-DETAIL`.
  public enum SplitDetail: VariantValue { case navLike, tabLike, modalLike }
  /// The values of `V-SPLIT-COLUMN`.
  public enum SplitColumn: VariantValue { case balanced, silent }
  /// The values of `V-SPLIT-COLLAPSE`.
  public enum SplitCollapse: VariantValue { case keep, rebuild, silent }
}
