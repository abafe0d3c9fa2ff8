// The navigation variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-NAV-CANCEL` (NAV-4).
  public enum NavCancel: String, VariantValue {
    case nair
    case interleaved
    case abbrev

    public static let id = "V-NAV-CANCEL"
    public static let question =
      "What does a cancelled interactive pop send after the release?"
    public static let rules = ["NAV-4"]

    public static func standard(on os: OSVersion) -> Self { .nair }
  }

  /// The values of `V-NAV-NESTED` (NAV-12, TAB-7, PAGE-8).
  public enum NavNested: String, VariantValue {
    case nested
    case queue
    case drop
    case finishFirst

    public static let id = "V-NAV-NESTED"
    public static let question =
      "What happens to a second transition while an animated one runs?"
    public static let rules = ["NAV-12", "TAB-7", "PAGE-8"]

    public static func standard(on os: OSVersion) -> Self {
      (4...13).contains(os.major) ? .nested : .queue
    }
  }

  /// The values of `V-NAV-SKIPPED` (NAV-14).
  public enum NavSkipped: String, VariantValue {
    case none
    case willOnly
    case didOnly
    case full

    public static let id = "V-NAV-SKIPPED"
    public static let question =
      "What does a controller skipped by nested pushes hear?"
    public static let rules = ["NAV-14"]

    public static func standard(on os: OSVersion) -> Self { .none }
  }

  /// The values of `V-NAV-START` (NAV-6).
  public enum NavStart: String, VariantValue {
    case deferred
    case sync

    public static let id = "V-NAV-START"
    public static let question =
      "Does a push start in the next layout pass or inside the call?"
    public static let rules = ["NAV-6"]

    public static func standard(on os: OSVersion) -> Self { .deferred }
  }

  /// The values of `V-NAV-STACK-DURING` (NAV-17).
  public enum NavStackDuring: String, VariantValue {
    case removed
    case kept

    public static let id = "V-NAV-STACK-DURING"
    public static let question =
      "Does the stack still hold the leaving controller during an interactive pop?"
    public static let rules = ["NAV-17"]

    public static func standard(on os: OSVersion) -> Self { .removed }
  }

  /// The values of `V-NAV-WM-TIME` (MOVE-1).
  public enum NavWillMoveTime: String, VariantValue {
    case inCall
    case atStart

    public static let id = "V-NAV-WM-TIME"
    public static let question =
      "Is willMove(toParent:) of a push sent in the call or at the start?"
    public static let rules = ["MOVE-1"]

    public static func standard(on os: OSVersion) -> Self { .inCall }
  }

  /// The values of `V-NAV-MIDDLE-MOVE` (NAV-8).
  public enum NavMiddleMove: String, VariantValue {
    case both
    case dmOnly
    case none

    public static let id = "V-NAV-MIDDLE-MOVE"
    public static let question =
      "Which move callbacks do controllers skipped by a multi-level pop get?"
    public static let rules = ["NAV-8"]

    public static func standard(on os: OSVersion) -> Self { .both }
  }

  /// The values of `V-NAV-OFFWINDOW` (NAV-15).
  public enum NavOffWindow: String, VariantValue {
    case silent
    case delegate

    public static let id = "V-NAV-OFFWINDOW"
    public static let question =
      "Does the delegate hear of stack changes outside a window?"
    public static let rules = ["NAV-15"]

    public static func standard(on os: OSVersion) -> Self { .silent }
  }

  /// The values of `V-WILLSHOW-CANCEL` (DELEG-4).
  public enum WillShowCancel: String, VariantValue {
    case no
    case yes

    public static let id = "V-WILLSHOW-CANCEL"
    public static let question =
      "Is willShow sent again when an interactive pop is cancelled?"
    public static let rules = ["DELEG-4"]

    public static func standard(on os: OSVersion) -> Self { .no }
  }

  /// The values of `V-DIDSHOW-CANCEL` (DELEG-4).
  public enum DidShowCancel: String, VariantValue {
    case no
    case yes

    public static let id = "V-DIDSHOW-CANCEL"
    public static let question =
      "Is didShow sent when an interactive pop is cancelled?"
    public static let rules = ["DELEG-4"]

    public static func standard(on os: OSVersion) -> Self { .no }
  }

  /// The values of `V-LAUNCH-DIDSHOW` (DELEG-3).
  public enum LaunchDidShow: String, VariantValue {
    case twice
    case once

    public static let id = "V-LAUNCH-DIDSHOW"
    public static let question =
      "How often is didShow sent at the first display?"
    public static let rules = ["DELEG-3"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 5 ? .twice : .once }
  }

  /// The values of `V-MOVE-CANCEL` (MOVE-4).
  public enum MoveCancel: String, VariantValue {
    case wmNilOnly
    case none
    case wmNilWmNav
    case wmNilWmNavDmNav

    public static let id = "V-MOVE-CANCEL"
    public static let question =
      "Which move callbacks does a cancelled interactive pop send?"
    public static let rules = ["MOVE-4"]

    public static func standard(on os: OSVersion) -> Self { .wmNilOnly }
  }

  /// The values of `V-FLAG-NAVROOT` (FLAG-2).
  public enum FlagNavRoot: String, VariantValue {
    case `false`
    case `true`

    public static let id = "V-FLAG-NAVROOT"
    public static let question =
      "Is isMovingToParent true for a navigation root at its first display?"
    public static let rules = ["FLAG-2"]

    public static func standard(on os: OSVersion) -> Self { .false }
  }
}
