// The appearance variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-LOAD-POS` (NAV-1, MODAL-1).
  public enum LoadPosition: String, VariantValue {
    case loadFirst
    case wdFirst

    public static let id = "V-LOAD-POS"
    public static let question =
      "Does the new view load before or after the old controller's viewWillDisappear?"
    public static let rules = ["NAV-1", "MODAL-1"]

    public static func standard(on os: OSVersion) -> Self { .loadFirst }
  }

  /// The values of `V-IA-CHILD` (APPEAR-9).
  public enum IsAppearingChild: String, VariantValue {
    case missing
    case missingAll
    case delivered

    public static let id = "V-IA-CHILD"
    public static let question =
      "Do children get viewIsAppearing: not in automatic containers, in none, or everywhere?"
    public static let rules = ["APPEAR-9"]

    public static func standard(on os: OSVersion) -> Self {
      (13...15).contains(os.major) ? .missing : .delivered
    }
  }

  /// The values of `V-END-IA` (APPEAR-10).
  public enum EndIsAppearing: String, VariantValue {
    case inEnd
    case inBegin
    case none

    public static let id = "V-END-IA"
    public static let question =
      "When does a manually driven appearance outside a window send viewIsAppearing?"
    public static let rules = ["APPEAR-10"]

    public static func standard(on os: OSVersion) -> Self { .inEnd }
  }

  /// The values of `V-IA-CANCEL` (APPEAR-11).
  public enum IsAppearingCancel: String, VariantValue {
    case again
    case none

    public static let id = "V-IA-CANCEL"
    public static let question =
      "Does a compensating appearance send viewIsAppearing again?"
    public static let rules = ["APPEAR-11"]

    public static func standard(on os: OSVersion) -> Self { .again }
  }

  /// The values of `V-IA-ORDER` (APPEAR-13).
  public enum IsAppearingOrder: String, VariantValue {
    case parentFirst
    case childFirst

    public static let id = "V-IA-ORDER"
    public static let question =
      "Does viewIsAppearing reach the parent or the child first?"
    public static let rules = ["APPEAR-13"]

    public static func standard(on os: OSVersion) -> Self { .parentFirst }
  }

  /// The values of `V-LOAD-ON-BEGIN` (STATE-17).
  public enum LoadOnBegin: String, VariantValue {
    case loads
    case no

    public static let id = "V-LOAD-ON-BEGIN"
    public static let question =
      "Does beginAppearanceTransition(true) load the view?"
    public static let rules = ["STATE-17"]

    public static func standard(on os: OSVersion) -> Self { .loads }
  }

  /// The values of `V-WA-SUPERVIEW` (STATEAT-3).
  public enum WillAppearSuperview: String, VariantValue {
    case detached
    case attached

    public static let id = "V-WA-SUPERVIEW"
    public static let question =
      "Is the view in its superview at the first viewWillAppear?"
    public static let rules = ["STATEAT-3"]

    public static func standard(on os: OSVersion) -> Self { .detached }
  }

  /// The values of `V-TRAITS-DL` (STATEAT-1).
  public enum TraitsDL: String, VariantValue {
    case stale
    case predicted

    public static let id = "V-TRAITS-DL"
    public static let question =
      "Are the traits in viewDidLoad stale or predicted?"
    public static let rules = ["STATEAT-1"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 12 ? .stale : .predicted }
  }

  /// The values of `V-CANCEL-TIME` (NAV-5).
  public enum CancelTime: String, VariantValue {
    case atEnd
    case atRelease

    public static let id = "V-CANCEL-TIME"
    public static let question =
      "When do the compensating callbacks of a cancelled transition run?"
    public static let rules = ["NAV-5"]

    public static func standard(on os: OSVersion) -> Self { .atEnd }
  }

  /// The values of `V-CANCEL-ANIM` (NAV-5).
  public enum CancelAnimated: String, VariantValue {
    case `true`
    case `false`

    public static let id = "V-CANCEL-ANIM"
    public static let question =
      "Which animated flag do compensating callbacks carry?"
    public static let rules = ["NAV-5"]

    public static func standard(on os: OSVersion) -> Self { .true }
  }

  /// The values of `V-FLAG-CANCEL` (FLAG-2).
  public enum FlagCancel: String, VariantValue {
    case none
    case movingTo

    public static let id = "V-FLAG-CANCEL"
    public static let question =
      "Do compensating callbacks carry moving flags?"
    public static let rules = ["FLAG-2"]

    public static func standard(on os: OSVersion) -> Self { .none }
  }

  /// The values of `V-CHILD-ANIM` (COORD-9).
  public enum ChildAnimated: String, VariantValue {
    case same
    case `false`

    public static let id = "V-CHILD-ANIM"
    public static let question =
      "Which animated flag does a child of the transitioning controller get?"
    public static let rules = ["COORD-9"]

    public static func standard(on os: OSVersion) -> Self { .same }
  }

  /// The values of `V-FWD-DURING` (CHILD-39).
  public enum ForwardDuring: String, VariantValue {
    case toSide
    case finishFirst

    public static let id = "V-FWD-DURING"
    public static let question =
      "Whom does a container forward to while a transition of its own is open?"
    public static let rules = ["CHILD-39"]

    public static func standard(on os: OSVersion) -> Self { .toSide }
  }
}
