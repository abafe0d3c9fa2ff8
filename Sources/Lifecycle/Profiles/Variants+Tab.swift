// The tab variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-TAB-CANCEL` (TAB-6).
  public enum TabCancel: String, VariantValue {
    case newFirst
    case interleaved
    case oldFirst

    public static let id = "V-TAB-CANCEL"
    public static let question =
      "What does a cancelled interactive tab switch send after the release?"
    public static let rules = ["TAB-6"]

    public static func standard(on os: OSVersion) -> Self { .newFirst }
  }

  /// The values of `V-TAB-ANIM` (TAB-3).
  public enum TabAnimated: String, VariantValue {
    case `false`
    case `true`

    public static let id = "V-TAB-ANIM"
    public static let question =
      "Which animated flag does built-in tab switching pass?"
    public static let rules = ["TAB-3"]

    public static func standard(on os: OSVersion) -> Self { .false }
  }

  /// The values of `V-TAB-SETVCS` (TAB-8).
  public enum TabSetViewControllers: String, VariantValue {
    case onlyDiff
    case always

    public static let id = "V-TAB-SETVCS"
    public static let question =
      "Does setViewControllers make a kept selected child appear again?"
    public static let rules = ["TAB-8"]

    public static func standard(on os: OSVersion) -> Self { .onlyDiff }
  }

  /// The values of `V-TAB-MOVE` (TAB-9).
  public enum TabMove: String, VariantValue {
    case bothInSetter
    case dmAtAppear

    public static let id = "V-TAB-MOVE"
    public static let question =
      "When do the children of a tab bar controller get didMove(toParent:)?"
    public static let rules = ["TAB-9"]

    public static func standard(on os: OSVersion) -> Self { .bothInSetter }
  }
}
