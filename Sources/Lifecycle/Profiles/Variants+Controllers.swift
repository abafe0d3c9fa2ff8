// The values of the variants of controllers, their layout, their children and windows.

extension Variant {
  /// The values of `V-LOAD-POS`.
  public enum LoadPosition: String, VariantValue {
    case loadFirst, wdFirst
  }

  /// The values of `V-IA-CHILD`.
  public enum IsAppearingChild: String, VariantValue {
    case missing, missingAll, delivered
  }

  /// The values of `V-END-IA`.
  public enum EndIsAppearing: String, VariantValue {
    case inEnd, inBegin, none
  }

  /// The values of `V-IA-CANCEL`.
  public enum IsAppearingCancel: String, VariantValue {
    case again, none
  }

  /// The values of `V-IA-ORDER` and `V-FWD-ORDER`.
  public enum ParentOrder: String, VariantValue {
    case parentFirst, childFirst
  }

  /// The values of `V-LOAD-ON-BEGIN`.
  public enum LoadOnBegin: String, VariantValue {
    case loads, no
  }

  /// The values of `V-WA-SUPERVIEW`.
  public enum WillAppearSuperview: String, VariantValue {
    case detached, attached
  }

  /// The values of `V-TRAITS-DL`.
  public enum TraitsDL: String, VariantValue {
    case stale, predicted
  }

  /// The values of `V-TRAIT-HANDLERS`.
  public enum TraitHandlers: String, VariantValue {
    case afterDidChange, beforeDidChange
  }

  /// The values of `V-CANCEL-TIME`.
  public enum CancelTime: String, VariantValue {
    case atEnd, atRelease
  }

  /// The values of `V-CANCEL-ANIM`.
  public enum CancelAnimated: String, VariantValue {
    case `true`, `false`
  }

  /// The values of `V-FLAG-CANCEL`.
  public enum FlagCancel: String, VariantValue {
    case none, movingTo
  }

  /// The values of `V-CHILD-ANIM`.
  public enum ChildAnimated: String, VariantValue {
    case same, `false`
  }

  /// The values of `V-FWD-DURING`.
  public enum ForwardDuring: String, VariantValue {
    case toSide, finishFirst
  }

  /// The values of `V-LAYOUT-REVEALED`.
  public enum LayoutRevealed: String, VariantValue {
    case asNeeded, always, never
  }

  /// The values of `V-BG-LAYOUT`.
  public enum BackgroundLayout: String, VariantValue {
    case none, two
  }

  /// The values of `V-LAYOUT-COUNT`.
  public enum LayoutCount: String, VariantValue {
    case std, one, min, max
  }

  /// The values of `V-ROT-LAYOUT`.
  public enum RotationLayout: String, VariantValue {
    case one, two
  }

  /// The values of `V-WM-PARENT`.
  public enum WillMoveParent: String, VariantValue {
    case set, unset
  }

  /// The values of `V-DM-REPEAT`.
  public enum DidMoveRepeat: String, VariantValue {
    case no, atEnd
  }

  /// The values of `V-ORPHAN`.
  public enum Orphan: String, VariantValue {
    case none, waOnly, full
  }

  /// The values of `V-ORPHAN-EARLY`.
  public enum OrphanEarly: String, VariantValue {
    case none, withParent
  }

  /// The values of `V-ORPHAN-MID`.
  public enum OrphanMid: String, VariantValue {
    case full, waOnly
  }

  /// The values of `V-ADD-DOUBLE`.
  public enum AddDouble: String, VariantValue {
    case once, twice
  }

  /// The values of `V-ADD-PREWINDOW`.
  public enum AddPreWindow: String, VariantValue {
    case waNow, atWindow
  }

  /// The values of `V-WRAPPED-MOVE`.
  public enum WrappedMove: String, VariantValue {
    case asOwn, silent
  }

  /// The values of `V-REMOVE-DD`.
  public enum RemoveDidDisappear: String, VariantValue {
    case afterCommit, sync
  }

  /// The values of `V-KEEP-VIEW`.
  public enum KeepView: String, VariantValue {
    case orphan, wdDd
  }

  /// The values of `V-REPARENT`.
  public enum Reparent: String, VariantValue {
    case removeFirst, silent
  }

  /// The values of `V-ADDCHILD-TWICE`.
  public enum AddChildTwice: String, VariantValue {
    case noop, wmAgain, duplicates
  }

  /// The values of `V-XFER`.
  public enum Transfer: String, VariantValue {
    case fromFirst, toFirst, modalLike
  }

  /// The values of `V-NESTED-BEGIN`.
  public enum NestedBegin: String, VariantValue {
    case count, ignore, refire
  }

  /// The values of `V-BEGIN-T-S2` and `V-BEGIN-F-S0`.
  public enum RedundantBegin: String, VariantValue {
    case fire, ignore
  }

  /// The values of `V-REVERSE-DEPTH`.
  public enum ReverseDepth: String, VariantValue {
    case reset, keep
  }

  /// The values of `V-STRAY-END`.
  public enum StrayEnd: String, VariantValue {
    case logOnly, did
  }

  /// The values of `V-BEGIN-DRIVEN`.
  public enum BeginDriven: String, VariantValue {
    case fire, count
  }

  /// The values of `V-LAUNCH-ORDER`.
  public enum LaunchOrder: String, VariantValue {
    case activeFirst, daFirst
  }

  /// The values of `V-ROOT-SWAP`.
  public enum RootSwap: String, VariantValue {
    case oldOutNewIn, navLike, newFirst
  }

  /// The values of `V-ROOT-SWAP-MODAL`.
  public enum RootSwapModal: String, VariantValue {
    case leak, dismissed
  }

  /// The values of `V-WINDOW-HIDE` and `V-SCENE-END`.
  public enum WindowLoss: String, VariantValue {
    case silent, balanced
  }
}
