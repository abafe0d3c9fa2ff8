// Which classes override `show` and `showDetailViewController` (SHOW-3).

extension OverrideDetection {
  private final class Plain: UIViewController {}

  private final class Showing: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  private final class DetailShowing: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }

  static let show = OverrideDetection(
    base: UIViewController.self,
    plain: Plain.self,
    overriding: Showing.self
  )

  static let showDetail = OverrideDetection(
    base: UIViewController.self,
    plain: Plain.self,
    overriding: DetailShowing.self
  )
}
