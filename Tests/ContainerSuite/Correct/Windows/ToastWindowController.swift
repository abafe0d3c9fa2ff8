// Toasts in a window of their own, above the app's.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows toasts over everything, and takes the window away after the last.
final class ToastWindowController: UIViewController {
  private var toastWindow: UIWindow?
  private let makeToast: () -> UIViewController
  private var count = 0

  init(makeToast: @escaping () -> UIViewController) {
    self.makeToast = makeToast
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func showToast() {
    count += 1
    if toastWindow == nil {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
      window.windowLevel = .alert
      window.rootViewController = makeToast()
      window.isHidden = false
      toastWindow = window
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self, count] in
      if self?.count == count { self?.hideToast() }
    }
  }

  func hideToast() {
    toastWindow?.isHidden = true
    toastWindow?.rootViewController = nil
    toastWindow = nil
  }
}
