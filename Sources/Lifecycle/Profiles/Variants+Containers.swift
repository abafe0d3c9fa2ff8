// The values of the variants of UIKit's containers and of presentation.

extension Variant {
  /// The values of `V-NAV-CANCEL`.
  public enum NavCancel: String, VariantValue {
    case nair, interleaved, abbrev
  }

  /// The values of `V-NAV-NESTED`.
  public enum NavNested: String, VariantValue {
    case nested, queue, drop, finishFirst
  }

  /// The values of `V-NAV-SKIPPED`.
  public enum NavSkipped: String, VariantValue {
    case none, willOnly, didOnly, full
  }

  /// The values of `V-NAV-START`.
  public enum NavStart: String, VariantValue {
    case deferred, sync
  }

  /// The values of `V-NAV-STACK-DURING`.
  public enum NavStackDuring: String, VariantValue {
    case removed, kept
  }

  /// The values of `V-NAV-WM-TIME`.
  public enum NavWillMoveTime: String, VariantValue {
    case inCall, atStart
  }

  /// The values of `V-NAV-MIDDLE-MOVE`.
  public enum NavMiddleMove: String, VariantValue {
    case both, dmOnly, none
  }

  /// The values of `V-NAV-OFFWINDOW`.
  public enum NavOffWindow: String, VariantValue {
    case silent, delegate
  }

  /// The values of `V-WILLSHOW-CANCEL`, `V-DIDSHOW-CANCEL` and `V-LAYOUT-PRESENTER`.
  public enum YesOrNo: String, VariantValue {
    case no, yes
  }

  /// The values of `V-LAUNCH-DIDSHOW`.
  public enum LaunchDidShow: String, VariantValue {
    case twice, once
  }

  /// The values of `V-MOVE-CANCEL`.
  public enum MoveCancel: String, VariantValue {
    case wmNilOnly, none, wmNilWmNav, wmNilWmNavDmNav
  }

  /// The values of `V-FLAG-NAVROOT` and `V-TAB-ANIM`.
  public enum Flag: String, VariantValue {
    case `false`, `true`
  }

  /// The values of `V-PRESENT-START`.
  public enum PresentStart: String, VariantValue {
    case sync, afterCommit
  }

  /// The values of `V-DIDAPPEAR-PRESENT`.
  public enum DidAppearPresent: String, VariantValue {
    case ddBefore, ddAfter
  }

  /// The values of `V-EARLY-PRESENT`.
  public enum EarlyPresent: String, VariantValue {
    case unbalanced, refused, deferred
  }

  /// The values of `V-BEING-EARLY`.
  public enum BeingEarly: String, VariantValue {
    case fromCall, fromStart
  }

  /// The values of `V-PRESENT-BEGIN`.
  public enum PresentationBegin: String, VariantValue {
    case beforeWill, afterWill
  }

  /// The values of `V-TAB-DIDS`.
  public enum TabDids: String, VariantValue {
    case oldFirst, newFirst
  }

  /// The values of `V-NAV-TWICE`.
  public enum NavTwice: String, VariantValue {
    case each, last
  }

  /// The values of `V-SETVCS-MOVE`.
  public enum SetViewControllersMove: String, VariantValue {
    case sent, notSent
  }

  /// The values of `V-HIERARCHY-XFER`.
  public enum HierarchyTransfer: String, VariantValue {
    case `throws`, moves
  }

  /// The values of `V-LAYOUT-PRESENTER`.
  public enum LayoutPresenter: String, VariantValue {
    case no, yes, last
  }

  /// The values of `V-DISMISS-BUSY`.
  public enum DismissBusy: String, VariantValue {
    case queued, refused
  }

  /// The values of `V-CHAIN-BD`.
  public enum ChainBeingDismissed: String, VariantValue {
    case all, notImmediate
  }

  /// The values of `V-CHAIN-ORDER`.
  public enum ChainOrder: String, VariantValue {
    case topFirst, bottomFirst
  }

  /// The values of `V-COVER-BENEATH`.
  public enum CoverBeneath: String, VariantValue {
    case presenterOnly, allVisible
  }

  /// The values of `V-COVER-BASE`.
  public enum CoverBase: String, VariantValue {
    case stays, dismissed
  }

  /// The values of `V-COMPLETE-FALSE`.
  public enum CompleteFalse: String, VariantValue {
    case cancels, finishes
  }

  /// The values of `V-SHEET-BD`.
  public enum SheetBeingDismissed: String, VariantValue {
    case atDrag, atRelease
  }

  /// The values of `V-SHEET-CANCEL`.
  public enum SheetCancel: String, VariantValue {
    case wdWaDa, silentDrag
  }

  /// The values of `V-SHEET-WD`.
  public enum SheetWillDisappear: String, VariantValue {
    case dragStart, afterSheetWill
  }

  /// The values of `V-SHEET-BLOCKED`.
  public enum SheetBlocked: String, VariantValue {
    case none, wdWaDa
  }

  /// The values of `V-MODAL-CANCEL` and `V-TAB-CANCEL`.
  public enum CancelOrder: String, VariantValue {
    case newFirst, interleaved, oldFirst
  }

  /// The values of `V-COMPACT-SHEET`.
  public enum CompactSheet: String, VariantValue {
    case keeps, hides
  }

  /// The values of `V-POPOVER-COMPACT`.
  public enum PopoverCompact: String, VariantValue {
    case fullScreen, sheet
  }

  /// The values of `V-DISMISS-NOTHING`.
  public enum DismissNothing: String, VariantValue {
    case never, calls
  }

  /// The values of `V-TAB-SETVCS`.
  public enum TabSetViewControllers: String, VariantValue {
    case onlyDiff, always
  }

  /// The values of `V-TAB-MOVE`.
  public enum TabMove: String, VariantValue {
    case bothInSetter, dmAtAppear
  }

  /// The values of `V-PAGE-CANCEL`.
  public enum PageCancel: String, VariantValue {
    case nair, any
  }

  /// The values of `V-PAGE-PROG`.
  public enum PageProgram: String, VariantValue {
    case sameAsGesture, navLike
  }

  /// The values of `V-PAGE-EARLY`.
  public enum PageEarly: String, VariantValue {
    case immediate, withContainer
  }

  /// The values of `V-PAGE-PRELOAD`.
  public enum PagePreload: String, VariantValue {
    case loads, none
  }

  /// The values of `V-PAGE-ASK`.
  public enum PageAsk: String, VariantValue {
    case atDisplay, atDrag
  }

  /// The values of `V-PAGE-SCROLL-END`.
  public enum PageScrollEnd: String, VariantValue {
    case beforeDids, afterPage
  }

  /// The values of `V-SPLIT-DETAIL`.
  public enum SplitDetail: String, VariantValue {
    case navLike, tabLike, modalLike
  }

  /// The values of `V-SPLIT-COLUMN`.
  public enum SplitColumn: String, VariantValue {
    case balanced, silent
  }

  /// The values of `V-SPLIT-COLLAPSE`.
  public enum SplitCollapse: String, VariantValue {
    case keep, rebuild, silent
  }
}
