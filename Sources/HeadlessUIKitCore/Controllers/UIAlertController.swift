// Alerts and action sheets: presented over a presenter that stays; a tap on an action dismisses.

internal import VCLifecycle

/// A controller that asks the user to choose.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question appears.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// An action sheet is a popover where there is room; all else lies over the whole screen.
  func systemStyle(_ policy: PresentationPolicy) -> UIModalPresentationStyle {
    preferredStyle == .actionSheet && !policy.isLikePhone ? .popover : .overFullScreen
  }

  /// A tap on each action that can be chosen now.
  override func offerGestures(to offers: inout GestureOffers) {
    super.offerGestures(to: &offers)
    guard let own = presentation?.own, own.isOnTop else { return }
    for index in actions.indices where actions[index].isEnabled {
      offers.offer(
        Tap(id: .alertAction(Int(id.index), index), target: self, index: index) { $0.choose($1) }
      )
    }
  }

  /// The user chooses: the alert goes, then the action's handler runs.
  private func choose(_ index: Int) {
    let action = actions[index]
    presentation?.own?.calls.requestDismissal(animated: true, isUserDriven: true) { _ in
      action.handler?(action)
    }
  }
}
