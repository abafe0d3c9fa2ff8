// The split variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-SPLIT-DETAIL` (SPLIT-4).
  public enum SplitDetail: String, VariantValue {
    case navLike
    case tabLike
    case modalLike

    public static let id = "V-SPLIT-DETAIL"
    public static let question =
      "Which order does replacing the detail controller have?"
    public static let rules = ["SPLIT-4"]

    public static func standard(on os: OSVersion) -> Self { .navLike }
  }

  /// The values of `V-SPLIT-COLUMN` (SPLIT-2).
  public enum SplitColumn: String, VariantValue {
    case balanced
    case silent

    public static let id = "V-SPLIT-COLUMN"
    public static let question =
      "Does showing or hiding a column send appearance callbacks?"
    public static let rules = ["SPLIT-2"]

    public static func standard(on os: OSVersion) -> Self { .balanced }
  }

  /// The values of `V-SPLIT-COLLAPSE` (SPLIT-5).
  public enum SplitCollapse: String, VariantValue {
    case keep
    case rebuild
    case silent

    public static let id = "V-SPLIT-COLLAPSE"
    public static let question =
      "What do collapse and expand send?"
    public static let rules = ["SPLIT-5"]

    public static func standard(on os: OSVersion) -> Self { .keep }
  }
}
