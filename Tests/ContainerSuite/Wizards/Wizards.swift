// A wizard whose pages call it from their callbacks.

import HeadlessUIKit

/// A page that may skip itself as soon as it is shown.
final class WizardPage: UIViewController {
  var isSkipped = false
  var onSkip: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isSkipped { onSkip?() }
  }
}

/// Replaces its page by the next; calls that come while it does are kept for afterwards.
final class WizardController: UIViewController {
  private var pages: [WizardPage]
  private var page: WizardPage?
  private var isReplacing = false
  private var pendingAdvances = 0

  init(skips: [Bool]) {
    pages = skips.map { isSkipped in
      let page = WizardPage()
      page.isSkipped = isSkipped
      return page
    }
    super.init(nibName: nil, bundle: nil)
    for page in pages {
      page.onSkip = { [weak self, weak page] in
        if let self, self.page === page { advance() }
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    advance()
  }

  func advance() {
    guard isViewLoaded else { return }
    guard !isReplacing else {
      pendingAdvances += 1
      return
    }
    guard !pages.isEmpty else { return }
    isReplacing = true
    let old = page
    let new = pages.removeFirst()
    page = new
    old?.uninstall()
    install(new)
    isReplacing = false
    if pendingAdvances > 0 {
      pendingAdvances -= 1
      advance()
    }
  }
}
