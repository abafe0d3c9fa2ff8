// The scenario without a system of its own: UIKit's containers in every combination.

extension Scenario {
  /// Random trees of UIKit's own containers; without misuse nothing may ever be found.
  public static let uikit = Scenario(
    environment: "uikit",
    "Random trees of UIKit's own containers with random transitions and cancellations."
  )
}
