// The values of the variants of controllers, their layout, their children and windows.

extension Variant {
  /// The values of `V-LOAD-POS`.
  public enum LoadPosition: VariantValue { case loadFirst, wdFirst }
  /// The values of `V-IA-CHILD`.
  public enum IsAppearingChild: VariantValue { case missing, missingAll, delivered }
  /// The values of `V-END-IA`.
  public enum EndIsAppearing: VariantValue { case inEnd, inBegin, none }
  /// The values of `V-IA-CANCEL`.
  public enum IsAppearingCancel: VariantValue { case again, none }
  /// The values of `V-IA-ORDER` and `V-FWD-ORDER`.
  public enum ParentOrder: VariantValue { case parentFirst, childFirst }
  /// The values of `V-LOAD-ON-BEGIN`.
  public enum LoadOnBegin: VariantValue { case loads, no }
  /// The values of `V-WA-SUPERVIEW`.
  public enum WillAppearSuperview: VariantValue { case detached, attached }
  /// The values of `V-TRAITS-DL`.
  public enum TraitsDL: VariantValue { case stale, predicted }
  /// The values of `V-TRAIT-HANDLERS`.
  public enum TraitHandlers: VariantValue { case afterDidChange, beforeDidChange }
  /// The values of `V-CANCEL-TIME`.
  public enum CancelTime: VariantValue { case atEnd, atRelease }
  /// The values of `V-CANCEL-ANIM`.
  public enum CancelAnimated: VariantValue { case `true`, `false` }
  /// The values of `V-FLAG-CANCEL`.
  public enum FlagCancel: VariantValue { case none, movingTo }
  /// The values of `V-CHILD-ANIM`.
  public enum ChildAnimated: VariantValue { case same, `false` }
  /// The values of `V-FWD-DURING`.
  public enum ForwardDuring: VariantValue { case toSide, finishFirst }
  /// The values of `V-LAYOUT-REVEALED`.
  public enum LayoutRevealed: VariantValue { case asNeeded, always, never }
  /// The values of `V-BG-LAYOUT`.
  public enum BackgroundLayout: VariantValue { case none, two }
  /// The values of `V-LAYOUT-COUNT`.
  public enum LayoutCount: VariantValue { case std, one, min, max }
  /// The values of `V-ROT-LAYOUT`.
  public enum RotationLayout: VariantValue { case one, two }
  /// The values of `V-WM-PARENT`.
  public enum WillMoveParent: VariantValue { case set, unset }
  /// The values of `V-DM-REPEAT`.
  public enum DidMoveRepeat: VariantValue { case no, atEnd }
  /// The values of `V-ORPHAN`.
  public enum Orphan: VariantValue { case none, waOnly, full }
  /// The values of `V-ORPHAN-EARLY`.
  public enum OrphanEarly: VariantValue { case none, withParent }
  /// The values of `V-ORPHAN-MID`.
  public enum OrphanMid: VariantValue { case full, waOnly }
  /// The values of `V-ADD-DOUBLE`.
  public enum AddDouble: VariantValue { case once, twice }
  /// The values of `V-ADD-PREWINDOW`.
  public enum AddPreWindow: VariantValue { case waNow, atWindow }
  /// The values of `V-WRAPPED-MOVE`.
  public enum WrappedMove: VariantValue { case asOwn, silent }
  /// The values of `V-REMOVE-DD`.
  public enum RemoveDidDisappear: VariantValue { case afterCommit, sync }
  /// The values of `V-KEEP-VIEW`.
  public enum KeepView: VariantValue { case orphan, wdDd }
  /// The values of `V-REPARENT`.
  public enum Reparent: VariantValue { case removeFirst, silent }
  /// The values of `V-ADDCHILD-TWICE`.
  public enum AddChildTwice: VariantValue { case noop, wmAgain, duplicates }
  /// The values of `V-XFER`.
  public enum Transfer: VariantValue { case fromFirst, toFirst, modalLike }
  /// The values of `V-NESTED-BEGIN`.
  public enum NestedBegin: VariantValue { case count, ignore, refire }
  /// The values of `V-BEGIN-T-S2` and `V-BEGIN-F-S0`.
  public enum RedundantBegin: VariantValue { case fire, ignore }
  /// The values of `V-REVERSE-DEPTH`.
  public enum ReverseDepth: VariantValue { case reset, keep }
  /// The values of `V-STRAY-END`.
  public enum StrayEnd: VariantValue { case logOnly, did }
  /// The values of `V-BEGIN-DRIVEN`.
  public enum BeginDriven: VariantValue { case fire, count }
  /// The values of `V-LAUNCH-ORDER`.
  public enum LaunchOrder: VariantValue { case activeFirst, daFirst }
  /// The values of `V-ROOT-SWAP`.
  public enum RootSwap: VariantValue { case oldOutNewIn, navLike, newFirst }
  /// The values of `V-ROOT-SWAP-MODAL`.
  public enum RootSwapModal: VariantValue { case leak, dismissed }
  /// The values of `V-WINDOW-HIDE` and `V-SCENE-END`.
  public enum WindowLoss: VariantValue { case silent, balanced }
}
