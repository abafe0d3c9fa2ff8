// The line of Swift that the page on trace formats shows, compiled.

import HeadlessUIKit

class PrintedController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("\(self) \(#function) animated: \(animated)")
  }
}
