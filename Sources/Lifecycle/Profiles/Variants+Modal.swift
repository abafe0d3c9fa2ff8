// The modal variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-PRESENT-START` (MODAL-7).
  public enum PresentStart: String, VariantValue {
    case sync
    case afterCommit

    public static let id = "V-PRESENT-START"
    public static let question =
      "Does a presentation start inside the call or after the commit?"
    public static let rules = ["MODAL-7"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 7 ? .sync : .afterCommit }
  }

  /// The values of `V-DIDAPPEAR-PRESENT` (MODAL-13).
  public enum DidAppearPresent: String, VariantValue {
    case ddBefore
    case ddAfter

    public static let id = "V-DIDAPPEAR-PRESENT"
    public static let question =
      "Does viewDidDisappear precede a presentation started in viewDidAppear?"
    public static let rules = ["MODAL-13"]

    public static func standard(on os: OSVersion) -> Self { .ddBefore }
  }

  /// The values of `V-EARLY-PRESENT` (MODAL-14).
  public enum EarlyPresent: String, VariantValue {
    case unbalanced
    case refused
    case deferred

    public static let id = "V-EARLY-PRESENT"
    public static let question =
      "What does presenting before the root is shown do?"
    public static let rules = ["MODAL-14"]

    public static func standard(on os: OSVersion) -> Self { .unbalanced }
  }

  /// The values of `V-CHAIN-BD` (FLAG-2).
  public enum ChainBeingDismissed: String, VariantValue {
    case all
    case notImmediate

    public static let id = "V-CHAIN-BD"
    public static let question =
      "Which controllers of a dismissed chain report isBeingDismissed?"
    public static let rules = ["FLAG-2"]

    public static func standard(on os: OSVersion) -> Self { .all }
  }

  /// The values of `V-CHAIN-ORDER` (MODAL-10).
  public enum ChainOrder: String, VariantValue {
    case topFirst
    case bottomFirst

    public static let id = "V-CHAIN-ORDER"
    public static let question =
      "In which order do the controllers of a dismissed chain leave?"
    public static let rules = ["MODAL-10"]

    public static func standard(on os: OSVersion) -> Self { .topFirst }
  }

  /// The values of `V-COVER-BENEATH` (MODAL-12).
  public enum CoverBeneath: String, VariantValue {
    case presenterOnly
    case allVisible

    public static let id = "V-COVER-BENEATH"
    public static let question =
      "Which visible controllers does a full-screen presentation over a sheet hide?"
    public static let rules = ["MODAL-12"]

    public static func standard(on os: OSVersion) -> Self { .presenterOnly }
  }

  /// The values of `V-SHEET-BD` (FLAG-2).
  public enum SheetBeingDismissed: String, VariantValue {
    case atDrag
    case atRelease

    public static let id = "V-SHEET-BD"
    public static let question =
      "When is isBeingDismissed true in a sheet drag?"
    public static let rules = ["FLAG-2"]

    public static func standard(on os: OSVersion) -> Self { .atDrag }
  }

  /// The values of `V-SHEET-CANCEL` (MODAL-17).
  public enum SheetCancel: String, VariantValue {
    case wdWaDa
    case silentDrag

    public static let id = "V-SHEET-CANCEL"
    public static let question =
      "What does a sheet drag that is let go send?"
    public static let rules = ["MODAL-17"]

    public static func standard(on os: OSVersion) -> Self { .wdWaDa }
  }

  /// The values of `V-SHEET-WD` (MODAL-16).
  public enum SheetWillDisappear: String, VariantValue {
    case dragStart
    case afterSheetWill

    public static let id = "V-SHEET-WD"
    public static let question =
      "Does viewWillDisappear of a dragged sheet precede the delegate's willDismiss?"
    public static let rules = ["MODAL-16"]

    public static func standard(on os: OSVersion) -> Self { .dragStart }
  }

  /// The values of `V-SHEET-BLOCKED` (MODAL-18).
  public enum SheetBlocked: String, VariantValue {
    case none
    case wdWaDa

    public static let id = "V-SHEET-BLOCKED"
    public static let question =
      "What does a refused sheet drag send?"
    public static let rules = ["MODAL-18"]

    public static func standard(on os: OSVersion) -> Self { .none }
  }

  /// The values of `V-MODAL-CANCEL` (MODAL-19).
  public enum ModalCancel: String, VariantValue {
    case newFirst
    case interleaved
    case oldFirst

    public static let id = "V-MODAL-CANCEL"
    public static let question =
      "What does a cancelled interactive presentation or dismissal send after the release?"
    public static let rules = ["MODAL-19"]

    public static func standard(on os: OSVersion) -> Self { .newFirst }
  }

  /// The values of `V-COMPACT-SHEET` (MODAL-4).
  public enum CompactSheet: String, VariantValue {
    case keeps
    case hides

    public static let id = "V-COMPACT-SHEET"
    public static let question =
      "Does a sheet hide its presenter in compact height?"
    public static let rules = ["MODAL-4"]

    public static func standard(on os: OSVersion) -> Self { .keeps }
  }

  /// The values of `V-POPOVER-COMPACT` (MODAL-4).
  public enum PopoverCompact: String, VariantValue {
    case fullScreen
    case sheet

    public static let id = "V-POPOVER-COMPACT"
    public static let question =
      "What does a popover adapt to in compact width?"
    public static let rules = ["MODAL-4"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 12 ? .fullScreen : .sheet }
  }

  /// The values of `V-DISMISS-NOTHING` (MODAL-23).
  public enum DismissNothing: String, VariantValue {
    case never
    case calls

    public static let id = "V-DISMISS-NOTHING"
    public static let question =
      "Does the completion run when there is nothing to dismiss?"
    public static let rules = ["MODAL-23"]

    public static func standard(on os: OSVersion) -> Self { .never }
  }
}
