// Unwind segues: the search for the destination, and the way back to it (SHOW-12, SHOW-13).

internal import Foundation
internal import VCLifecycle

/// An action that unwind segues can lead to; a storyboard would know it as a method.
struct UnwindAction {
  let action: Selector
  let body: @MainActor (UIStoryboardSegue) -> Void
}

extension UIViewController {
  func unwindAction(for action: Selector) -> UnwindAction? {
    extras?.unwindActions.first { $0.action == action }
  }

  // MARK: Running

  func unwind(by identifier: String, action: Selector, sender: Any?) {
    let search = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = destination(of: search) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    segue.action = { [unowned self, unowned segue] in
      travel(to: destination, by: segue)
    }
    announce(segue, sender: sender)
    destination.perform(action, by: segue)
    segue.perform()
  }

  private func perform(_ action: Selector, by segue: UIStoryboardSegue) {
    var event = Event(.unwindAction, id, other: segue.source.id)
    event.text = runtime.recorder.addText(action.description)
    execute(event) {
      unwindAction(for: action)?.body(segue)
    }
  }

  // MARK: The search (TN2298)

  /// Outwards from the source: at each ancestor its other children, then the ancestor itself.
  private func destination(of search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var visited: UIViewController = self
    while let outer = visited.parentController ?? visited.presentingController {
      for child in outer.allowedChildrenForUnwinding(from: search) {
        if let found = child.destinationInside(search) { return found }
      }
      if outer.accepts(search) { return outer }
      visited = outer
    }
    return nil
  }

  private func destinationInside(_ search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: search) {
      if let found = child.destinationInside(search) { return found }
    }
    return accepts(search) ? self : nil
  }

  private func accepts(_ search: UIStoryboardUnwindSegueSource) -> Bool {
    canPerformUnwindSegueAction(search.unwindAction, from: search.source, sender: search.sender)
  }

  // MARK: The way

  /// Dismisses what was presented on the way, then lets each container go one step further.
  private func travel(to destination: UIViewController, by segue: UIStoryboardSegue) {
    var presenter: UIViewController?
    var meeting: UIViewController = self
    while !meeting.isAncestor(of: destination) {
      if let parent = meeting.parentController {
        meeting = parent
      } else if let presenting = meeting.presentingController {
        presenter = presenting
        meeting = presenting
      } else {
        return
      }
    }
    presenter?.dismiss(animated: true, completion: nil)
    var way: [UIViewController] = [destination]
    while let last = way.last, last !== meeting, let parent = last.parentController {
      way.append(parent)
    }
    for (container, next) in zip(way.dropFirst(), way).reversed() {
      container.unwind(for: segue, towards: next)
    }
  }
}
