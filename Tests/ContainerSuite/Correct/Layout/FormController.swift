// A form whose sections report to it through weak delegates.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Is called when a section wants to be removed.
@MainActor
protocol SectionDelegate: AnyObject {
  func sectionWantsRemoval(_ section: SectionController)
}

/// A section of the form.
final class SectionController: UIViewController {
  weak var delegate: (any SectionDelegate)?

  func askForRemoval() { delegate?.sectionWantsRemoval(self) }
}

/// Holds sections in a column.
final class FormController: UIViewController, SectionDelegate {
  private var sections: [SectionController] = []

  @discardableResult
  func append() -> SectionController {
    let section = SectionController()
    section.delegate = self
    sections.append(section)
    addChild(section)
    if isViewLoaded {
      view.addSubview(section.view)
      view.setNeedsLayout()
    }
    section.didMove(toParent: self)
    return section
  }

  func removeFirst() { sections.first?.askForRemoval() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for section in sections { view.addSubview(section.view) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (index, section) in sections.enumerated() {
      let top = CGFloat(index) * 150
      section.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 150)
    }
  }

  func sectionWantsRemoval(_ section: SectionController) {
    sections.removeAll { $0 === section }
    section.willMove(toParent: nil)
    section.viewIfLoaded?.removeFromSuperview()
    section.removeFromParent()
  }
}
