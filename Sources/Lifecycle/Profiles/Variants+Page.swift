// The page variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-PAGE-CANCEL` (PAGE-5).
  public enum PageCancel: String, VariantValue {
    case nair
    case any

    public static let id = "V-PAGE-CANCEL"
    public static let question =
      "Which orders may a cancelled page turn have?"
    public static let rules = ["PAGE-5"]

    public static func standard(on os: OSVersion) -> Self { .nair }
  }

  /// The values of `V-PAGE-PROG` (PAGE-7).
  public enum PageProgram: String, VariantValue {
    case sameAsGesture
    case navLike

    public static let id = "V-PAGE-PROG"
    public static let question =
      "Which order does a page turn by call have?"
    public static let rules = ["PAGE-7"]

    public static func standard(on os: OSVersion) -> Self { .sameAsGesture }
  }

  /// The values of `V-PAGE-EARLY` (PAGE-6).
  public enum PageEarly: String, VariantValue {
    case immediate
    case withContainer

    public static let id = "V-PAGE-EARLY"
    public static let question =
      "When does a child set before the page controller is shown appear?"
    public static let rules = ["PAGE-6"]

    public static func standard(on os: OSVersion) -> Self { .immediate }
  }

  /// The values of `V-PAGE-PRELOAD` (PAGE-9).
  public enum PagePreload: String, VariantValue {
    case loads
    case none

    public static let id = "V-PAGE-PRELOAD"
    public static let question =
      "Does scroll style load the neighbours ahead?"
    public static let rules = ["PAGE-9"]

    public static func standard(on os: OSVersion) -> Self { .loads }
  }
}
