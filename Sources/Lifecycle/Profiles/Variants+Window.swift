// The window variants: what the evidence leaves open, and the value taken for each OS.

extension Variant {
  /// The values of `V-LAUNCH-ORDER` (WIN-4).
  public enum LaunchOrder: String, VariantValue {
    case activeFirst
    case daFirst

    public static let id = "V-LAUNCH-ORDER"
    public static let question =
      "Does didBecomeActive precede viewDidAppear at launch?"
    public static let rules = ["WIN-4"]

    public static func standard(on os: OSVersion) -> Self {
      os.major <= 7 || (9...10).contains(os.major) || os.major >= 13 ? .activeFirst : .daFirst
    }
  }

  /// The values of `V-ROOT-SWAP` (WIN-7).
  public enum RootSwap: String, VariantValue {
    case oldOutNewIn
    case navLike
    case newFirst

    public static let id = "V-ROOT-SWAP"
    public static let question =
      "Which order does replacing the root have?"
    public static let rules = ["WIN-7"]

    public static func standard(on os: OSVersion) -> Self { .oldOutNewIn }
  }

  /// The values of `V-ROOT-SWAP-MODAL` (WIN-8).
  public enum RootSwapModal: String, VariantValue {
    case leak
    case dismissed

    public static let id = "V-ROOT-SWAP-MODAL"
    public static let question =
      "What becomes of a presentation whose root is replaced?"
    public static let rules = ["WIN-8"]

    public static func standard(on os: OSVersion) -> Self { .leak }
  }

  /// The values of `V-WINDOW-HIDE` (WIN-9).
  public enum WindowHide: String, VariantValue {
    case silent
    case balanced

    public static let id = "V-WINDOW-HIDE"
    public static let question =
      "What does hiding a window send?"
    public static let rules = ["WIN-9"]

    public static func standard(on os: OSVersion) -> Self { .silent }
  }

  /// The values of `V-SCENE-END` (WIN-9).
  public enum SceneEnd: String, VariantValue {
    case silent
    case balanced

    public static let id = "V-SCENE-END"
    public static let question =
      "What does a disconnecting scene send?"
    public static let rules = ["WIN-9"]

    public static func standard(on os: OSVersion) -> Self { .silent }
  }
}
