// The child variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-WM-PARENT` (CHILD-3).
  public enum WillMoveParent: String, VariantValue {
    case set
    case unset

    public static let id = "V-WM-PARENT"
    public static let question =
      "Is the parent set when willMove(toParent:) runs in addChild?"
    public static let rules = ["CHILD-3"]

    public static func standard(on os: OSVersion) -> Self { .set }
  }

  /// The values of `V-DM-REPEAT` (CHILD-6).
  public enum DidMoveRepeat: String, VariantValue {
    case no
    case atEnd

    public static let id = "V-DM-REPEAT"
    public static let question =
      "Is didMove(toParent:) repeated with the did callback?"
    public static let rules = ["CHILD-6"]

    public static func standard(on os: OSVersion) -> Self { os.isCatalyst ? .atEnd : .no }
  }

  /// The values of `V-ORPHAN` (CHILD-8, WIN-10).
  public enum Orphan: String, VariantValue {
    case none
    case waOnly
    case full

    public static let id = "V-ORPHAN"
    public static let question =
      "What does a controller hear whose view is inserted without addChild?"
    public static let rules = ["CHILD-8", "WIN-10"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 4 ? .none : .full }
  }

  /// The values of `V-ORPHAN-EARLY` (CHILD-9).
  public enum OrphanEarly: String, VariantValue {
    case none
    case withParent

    public static let id = "V-ORPHAN-EARLY"
    public static let question =
      "What does such a controller hear when inserted in viewDidLoad or viewWillAppear?"
    public static let rules = ["CHILD-9"]

    public static func standard(on os: OSVersion) -> Self { .none }
  }

  /// The values of `V-ORPHAN-MID` (CHILD-10).
  public enum OrphanMid: String, VariantValue {
    case full
    case waOnly

    public static let id = "V-ORPHAN-MID"
    public static let question =
      "What does such a controller hear when inserted between will and did?"
    public static let rules = ["CHILD-10"]

    public static func standard(on os: OSVersion) -> Self { .full }
  }

  /// The values of `V-ADD-DOUBLE` (CHILD-14).
  public enum AddDouble: String, VariantValue {
    case once
    case twice

    public static let id = "V-ADD-DOUBLE"
    public static let question =
      "How often does viewDidAppear come when the view was added before addChild?"
    public static let rules = ["CHILD-14"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 5 ? .once : .twice }
  }

  /// The values of `V-ADD-PREWINDOW` (CHILD-13).
  public enum AddPreWindow: String, VariantValue {
    case waNow
    case atWindow

    public static let id = "V-ADD-PREWINDOW"
    public static let question =
      "When does a child added to a parent on its way to the window appear?"
    public static let rules = ["CHILD-13"]

    public static func standard(on os: OSVersion) -> Self { .waNow }
  }

  /// The values of `V-FWD-ORDER` (CHILD-17).
  public enum ForwardOrder: String, VariantValue {
    case parentFirst
    case childFirst

    public static let id = "V-FWD-ORDER"
    public static let question =
      "Does an automatic container's callback precede its children's?"
    public static let rules = ["CHILD-17"]

    public static func standard(on os: OSVersion) -> Self { .parentFirst }
  }

  /// The values of `V-REMOVE-DD` (CHILD-16).
  public enum RemoveDidDisappear: String, VariantValue {
    case afterCommit
    case sync

    public static let id = "V-REMOVE-DD"
    public static let question =
      "When does a removed child get viewDidDisappear?"
    public static let rules = ["CHILD-16"]

    public static func standard(on os: OSVersion) -> Self { .afterCommit }
  }

  /// The values of `V-KEEP-VIEW` (CHILD-33).
  public enum KeepView: String, VariantValue {
    case orphan
    case wdDd

    public static let id = "V-KEEP-VIEW"
    public static let question =
      "What does removeFromParent with the view kept send?"
    public static let rules = ["CHILD-33"]

    public static func standard(on os: OSVersion) -> Self { .orphan }
  }

  /// The values of `V-REPARENT` (CHILD-30).
  public enum Reparent: String, VariantValue {
    case removeFirst
    case silent

    public static let id = "V-REPARENT"
    public static let question =
      "How does addChild take a child from another parent?"
    public static let rules = ["CHILD-30"]

    public static func standard(on os: OSVersion) -> Self { .removeFirst }
  }

  /// The values of `V-ADDCHILD-TWICE` (CHILD-37).
  public enum AddChildTwice: String, VariantValue {
    case noop
    case wmAgain
    case duplicates

    public static let id = "V-ADDCHILD-TWICE"
    public static let question =
      "What does a second addChild to the same parent do?"
    public static let rules = ["CHILD-37"]

    public static func standard(on os: OSVersion) -> Self { .noop }
  }

  /// The values of `V-XFER` (CHILD-31).
  public enum Transfer: String, VariantValue {
    case fromFirst
    case toFirst
    case modalLike

    public static let id = "V-XFER"
    public static let question =
      "Which order does transition(from:to:) have?"
    public static let rules = ["CHILD-31"]

    public static func standard(on os: OSVersion) -> Self { .fromFirst }
  }

  /// The values of `V-NESTED-BEGIN` (CHILD-22).
  public enum NestedBegin: String, VariantValue {
    case count
    case ignore
    case refire

    public static let id = "V-NESTED-BEGIN"
    public static let question =
      "What does a second begin in the same direction do?"
    public static let rules = ["CHILD-22"]

    public static func standard(on os: OSVersion) -> Self { .count }
  }

  /// The values of `V-BEGIN-T-S2` (CHILD-20).
  public enum BeginTrueWhenAppeared: String, VariantValue {
    case fire
    case ignore

    public static let id = "V-BEGIN-T-S2"
    public static let question =
      "What does begin(true) on an appeared controller do?"
    public static let rules = ["CHILD-20"]

    public static func standard(on os: OSVersion) -> Self { .fire }
  }

  /// The values of `V-BEGIN-F-S0` (CHILD-20).
  public enum BeginFalseWhenDisappeared: String, VariantValue {
    case fire
    case ignore

    public static let id = "V-BEGIN-F-S0"
    public static let question =
      "What does begin(false) on a disappeared controller do?"
    public static let rules = ["CHILD-20"]

    public static func standard(on os: OSVersion) -> Self { .fire }
  }

  /// The values of `V-REVERSE-DEPTH` (CHILD-20).
  public enum ReverseDepth: String, VariantValue {
    case reset
    case keep

    public static let id = "V-REVERSE-DEPTH"
    public static let question =
      "Is the depth reset when the direction is reversed?"
    public static let rules = ["CHILD-20"]

    public static func standard(on os: OSVersion) -> Self { .reset }
  }

  /// The values of `V-STRAY-END` (CHILD-24).
  public enum StrayEnd: String, VariantValue {
    case logOnly
    case did

    public static let id = "V-STRAY-END"
    public static let question =
      "What does an end without a begin send?"
    public static let rules = ["CHILD-24"]

    public static func standard(on os: OSVersion) -> Self { .logOnly }
  }

  /// The values of `V-BEGIN-DRIVEN` (CHILD-20).
  public enum BeginDriven: String, VariantValue {
    case fire
    case count

    public static let id = "V-BEGIN-DRIVEN"
    public static let question =
      "What does begin on a controller that UIKit drives do?"
    public static let rules = ["CHILD-20"]

    public static func standard(on os: OSVersion) -> Self { .fire }
  }
}
