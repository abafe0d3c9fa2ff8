// The layout variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-LAYOUT-REVEALED` (LAYOUT-6).
  public enum LayoutRevealed: String, VariantValue {
    case asNeeded
    case always
    case never

    public static let id = "V-LAYOUT-REVEALED"
    public static let question =
      "Does an uncovered controller lay out before its did callback?"
    public static let rules = ["LAYOUT-6"]

    public static func standard(on os: OSVersion) -> Self { .asNeeded }
  }

  /// The values of `V-BG-LAYOUT` (LAYOUT-10).
  public enum BackgroundLayout: String, VariantValue {
    case none
    case two

    public static let id = "V-BG-LAYOUT"
    public static let question =
      "How many layout passes does going to the background cause?"
    public static let rules = ["LAYOUT-10"]

    public static func standard(on os: OSVersion) -> Self { os.major <= 12 ? .none : .two }
  }

  /// The values of `V-LAYOUT-COUNT` (LAYOUT-4).
  public enum LayoutCount: String, VariantValue {
    case std
    case min
    case max

    public static let id = "V-LAYOUT-COUNT"
    public static let question =
      "How many layout passes precede viewDidAppear: root, animated push, unanimated push?"
    public static let rules = ["LAYOUT-4"]

    public static func standard(on os: OSVersion) -> Self { .std }
  }

  /// The values of `V-LAYOUT-PRESENTER` (LAYOUT-7).
  public enum LayoutPresenter: String, VariantValue {
    case no
    case yes

    public static let id = "V-LAYOUT-PRESENTER"
    public static let question =
      "Does a full-screen presentation lay out the presenter too?"
    public static let rules = ["LAYOUT-7"]

    public static func standard(on os: OSVersion) -> Self { .no }
  }

  /// The values of `V-ROT-LAYOUT` (LAYOUT-9).
  public enum RotationLayout: String, VariantValue {
    case one
    case two

    public static let id = "V-ROT-LAYOUT"
    public static let question =
      "How many layout passes does a rotation cause?"
    public static let rules = ["LAYOUT-9"]

    public static func standard(on os: OSVersion) -> Self { .one }
  }
}
