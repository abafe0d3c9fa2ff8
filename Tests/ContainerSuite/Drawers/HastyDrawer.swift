// A drawer with a bug: a second tap while it moves.

import HeadlessUIKit

/// Opens and closes a drawer; a second tap while it moves begins again and ends once.
final class HastyDrawerController: ManualContainer {
  private lazy var drawer = makeScreen("drawer")
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(drawer)
  }

  func tap() {
    guard isOnScreen, !isOpen else { return }
    drawer.beginAppearanceTransition(true, animated: true)
    UIView.animate(
      withDuration: 0.3,
      animations: {},
      completion: { [self] _ in
        guard !isOpen else { return }
        isOpen = true
        shown = [drawer]
        end(drawer)
      }
    )
  }
}
