// Performing segues (SHOW-7, CHILD-36).

internal import Foundation
internal import VCLifecycle

/// One segue of a controller, as its storyboard defines it.
struct SegueTemplate {
  enum Kind {
    case show
    case showDetail
    case present(UIModalPresentationStyle?)
    case embed
    case custom(@MainActor (String, UIViewController, UIViewController) -> UIStoryboardSegue)
    case unwind(Selector)
  }

  let identifier: String
  let kind: Kind
  let destination: (@MainActor () -> UIViewController)?

  var isEmbed: Bool {
    if case .embed = kind { true } else { false }
  }
}

extension UIViewController {
  /// A finger triggered the segue: the controller may refuse.
  func tapped(_ segue: SegueTemplate) {
    var event = Event(.segueShouldPerform, id)
    event.text = runtime.recorder.addText(segue.identifier)
    var isAllowed = true
    execute(event) {
      isAllowed = shouldPerformSegue(withIdentifier: segue.identifier, sender: self)
    }
    guard isAllowed else { return }
    run(segue, sender: self)
  }

  func run(_ template: SegueTemplate, sender: Any?) {
    if case .unwind(let action) = template.kind {
      return unwind(by: template.identifier, action: action, sender: sender)
    }
    guard let segue = make(template, sender: sender) else { return }
    announce(segue, sender: sender)
    segue.perform()
  }

  private func make(_ template: SegueTemplate, sender: Any?) -> UIStoryboardSegue? {
    guard runtime.hasStage, let destination = template.destination?() else { return nil }
    if case .custom(let maker) = template.kind {
      return maker(template.identifier, self, destination)
    }
    let segue = UIStoryboardSegue(
      identifier: template.identifier,
      source: self,
      destination: destination
    )
    segue.action = { [unowned self] in
      switch template.kind {
      case .show: show(destination, sender: sender)
      case .showDetail: showDetailViewController(destination, sender: sender)
      case .present(let style):
        if let style { destination.modalPresentationStyle = style }
        present(destination, animated: true, completion: nil)
      case .embed: embed(destination)
      case .custom, .unwind: break
      }
    }
    return segue
  }

  /// The source prepares; the destination's view is not loaded yet.
  func announce(_ segue: UIStoryboardSegue, sender: Any?) {
    var event = Event(.seguePrepare, id, other: segue.destination.id)
    event.text = segue.identifier.map(runtime.recorder.addText)
    execute(event) { prepare(for: segue, sender: sender) }
  }

  // MARK: Embedding

  /// While the view loads, embed segues make children (CHILD-36).
  func performEmbedSegues() {
    for segue in segues where segue.isEmbed { run(segue, sender: nil) }
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    rootView.addSubview(child.rootView)
    child.sendDidMove(to: self)
  }
}
