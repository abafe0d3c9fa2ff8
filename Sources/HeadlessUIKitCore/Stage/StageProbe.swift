// What the checks need to know beside the callbacks: what can be seen of the children of an app's
// own containers (INV-54), the phases of its gestures (INV-55), what outlives a run (INV-57),
// what never ends (INV-58).

internal import Foundation
package import VCLifecycle

extension Stage {
  /// What the checks and the fuzzer record and ask, beside what an app can.
  package var probe: StageProbe { StageProbe(runtime: runtime) }

  /// How every view of every window looks, from the back to the front.
  package var looks: [ViewLook] { runtime.windows.flatMap { ViewLook.all(of: $0) } }

  /// Drops windows, roots and everything that waits; nothing happens on this stage any more.
  package func releaseEverything() {
    makeScreen = nil
    onEvent = nil
    runtime.tearDown()
  }

  /// Whether time alone still has something to do.
  package var isBusy: Bool { nextSettlingStep != nil }

  /// The controllers that exist now.
  package var livingControllers: [ControllerID] { runtime.recorder.living }

  /// Whether the code under test has asked for events that lack their snapshots.
  package var hasShownIncompleteEvents: Bool { runtime.recorder.hasShownIncompleteEvents }
}

/// What the checks and the fuzzer record of a stage, and ask of it.
@MainActor
package struct StageProbe {
  let runtime: Runtime

  // MARK: Records

  /// Records what can be seen of each child of a container that is the app's own.
  ///
  /// A child of which that cannot be said is left out: its view or its container's has no size or a
  /// mask, or only what lies outside of the container hides it.
  package func recordSight() {
    for container in runtime.allControllers where container.isOwnContainerOnScreen {
      for child in container.childControllers {
        guard let isVisible = child.isVisible(in: container) else { continue }
        runtime.record(.sightChanged, child, flag: isVisible)
      }
    }
  }

  /// Records a phase of a gesture that the app answers to; the end may be cancelled.
  package func recordGesture(_ kind: Event.Kind, isCancelled: Bool? = nil) {
    runtime.record(kind, nil, flag: isCancelled)
  }

  /// Records that time alone brings no rest, and whose view is laid out for ever if that is why
  /// (INV-58).
  package func recordUnsettled() {
    let isLayout = runtime.owesCommit && runtime.loop.isEmpty
    let restless = isLayout ? runtime.dirtyControllers.first : nil
    let accused = restless ?? runtime.windows.first?.rootViewController
    runtime.record(.unsettled, accused, flag: restless != nil)
  }

  /// Records what a call to a controller that has died would leave in a log.
  package func recordCall(_ kind: Event.Kind, toDead controller: ControllerID) {
    var event = Event(kind, controller, animated: false)
    event.origin = .direct
    runtime.record(event)
  }

  /// Records that a manual container declares that it shows a child.
  package func declareShown(_ child: UIViewController, in container: UIViewController) {
    runtime.recordStructure(.shownChanged, child, other: container, flag: true)
  }

  /// Removes the events from a position on, and records those controllers as survivors (INV-57).
  package func record(survivors: [ControllerID], from position: Int) {
    runtime.recorder.removeEvents(from: position)
    for survivor in survivors { runtime.recorder.record(Event(.outlived, survivor)) }
  }

  /// Replaces the events so far by those of an earlier run that did the same, and records snapshots
  /// from now on.
  package func takeOver(_ events: [Event]) { runtime.recorder.takeOver(events) }

  /// Calls `body` with every event as it is recorded, and its position; it reads no snapshots.
  package func listen(_ body: @escaping (Event, Int) -> Void) { runtime.recorder.onEvent = body }

  /// Runs calls of begin and end that a controller makes on another one (CHILD-20).
  package func runCalls(of caller: UIViewController, _ body: () -> Void) {
    let outer = runtime.underWay.declaredCaller
    runtime.underWay.declaredCaller = caller.id
    defer { runtime.underWay.declaredCaller = outer }
    body()
  }

  // MARK: Questions

  /// Whether a finger can do that now.
  package func offers(_ phase: StageStep.GesturePhase, of id: StageStep.GestureID) -> Bool {
    GestureOffers.gesture(offering: phase, of: id, on: runtime) != nil
  }

  /// The living controller with that number in the trace.
  package func controller(numbered number: Int) -> UIViewController? {
    runtime.allControllers.first { Int($0.id.index) == number }
  }

  /// Whether UIKit would refuse a call of `present` now, with a line on the console (MODAL-14,
  /// MODAL-15).
  package func refusesPresentation(from controller: UIViewController) -> Bool {
    controller.refusesPresentation
  }

  /// Whether a root or what it contains presents something, or is about to (MIS-63).
  package func presentsAnything(over root: UIViewController) -> Bool {
    runtime.presentations.hasAny(basedOn: root)
  }

  /// Whether a split would present a detail controller now and UIKit would refuse it (SPLIT-4).
  package func refusesDetail(from split: UISplitViewController) -> Bool {
    split.detailPresenter?.refusesPresentation ?? false
  }

  /// Whether UIKit would refuse a call of `dismiss` now, with a line on the console (MODAL-15).
  package func refusesDismissal(from controller: UIViewController) -> Bool {
    runtime.presentations.isUnderWay(around: controller)
  }

  /// Whether `viewControllers` differs from the stack, as it does until the layout pass (NAV-9).
  package func isStale(_ navigation: UINavigationController) -> Bool {
    !navigation.stack.isIdentical(to: navigation.viewControllers)
  }
}

/// What can be seen of a view.
package struct ViewLook: Equatable {
  private let view: ObjectIdentifier
  private let isHidden: Bool
  private let alpha: CGFloat
  private let frame: CGRect

  /// The looks of a view and of all below it.
  @MainActor
  fileprivate static func all(of view: UIView) -> [ViewLook] {
    let own = ViewLook(
      view: ObjectIdentifier(view),
      isHidden: view.isHidden,
      alpha: view.alpha,
      frame: view.frame
    )
    return [own] + view.subviews.flatMap { all(of: $0) }
  }
}

extension Runtime {
  /// The controllers whose views wait for layout, those of the innermost views first.
  fileprivate var dirtyControllers: [UIViewController] {
    let waiting = turn.postponedLayout.compactMap(\.nearestController)
    if !waiting.isEmpty { return waiting }
    return allControllers.reversed().filter {
      $0.viewStorage?.needsLayoutFlag == true && $0.viewStorage?.currentWindow != nil
    }
  }
}

extension UIViewController {
  /// Whether the app's code decides what this shows, and its view is in a window.
  fileprivate var isOwnContainerOnScreen: Bool {
    !childControllers.isEmpty && viewStorage?.currentWindow != nil && !containerKind.isOfUIKit
  }

  /// Whether a part of the view shows; nil if that cannot be said.
  fileprivate func isVisible(in container: UIViewController) -> Bool? {
    guard let top = container.viewStorage, let window = top.currentWindow else { return nil }
    guard let view = viewStorage, view.currentWindow != nil else { return false }
    guard view !== top, view.isDescendant(of: top), view.hasExtent, top.hasExtent,
      window.hasExtent
    else { return nil }
    var sight = Sight(of: view)
    while sight.view !== top {
      guard let isShown = sight.climb() else { return nil }
      if !isShown { return false }
    }
    // What leaves the container and the screen is hidden; a container that has left it hides none.
    let isInside = sight.rect.isVisible(in: top.bounds)
    let onScreen = top.convert(sight.rect, to: window)
    if top.clips, !isInside { return false }
    if !isInside, !onScreen.isVisible(in: window.bounds) { return false }
    if top.clips { sight.rect = sight.rect.intersection(top.bounds) }
    while sight.view !== window {
      guard sight.climb() == true else { return nil }
    }
    return !window.isHidden && sight.rect.isVisible(in: window.bounds) ? true : nil
  }
}

/// A part of a view, followed upwards through what clips and covers it.
@MainActor
private struct Sight {
  var view: UIView
  /// What is left of it, in the coordinates of `view`.
  var rect: CGRect

  init(of view: UIView) {
    self.view = view
    rect = view.bounds
  }

  /// Goes on to the superview; false if nothing is left to be seen, nil if that cannot be said.
  ///
  /// What a controller's view shows is not known where it has no background: nothing is drawn here.
  mutating func climb() -> Bool? {
    guard let parent = view.superview, view.mask == nil else { return nil }
    if view.isTransparent { return false }
    if view.clips { rect = rect.intersection(view.bounds) }
    rect = view.convert(rect, to: parent)
    guard rect.hasExtent else { return false }
    let siblings = parent.subviews
    let place = siblings.indexOfObject(view) ?? siblings.endIndex - 1
    var isCovered: Bool? = false
    for sibling in siblings[(place + 1)...] where isCovered != true {
      let covers = sibling.covers(rect, of: parent)
      if covers != false { isCovered = covers }
    }
    view = parent
    if let isCovered { return !isCovered }
    return nil
  }
}

extension UIView {
  fileprivate var hasExtent: Bool { bounds.hasExtent }

  fileprivate var isTransparent: Bool {
    isHidden || alpha <= 0.01 || extras?.layer.map { $0.isHidden || $0.opacity <= 0.01 } ?? false
  }

  fileprivate var clips: Bool { clipsToBounds || (extras?.layer?.masksToBounds ?? false) }

  /// Whether it, or a view in it, hides a part of its superview wholly; nil if that is not known.
  fileprivate func covers(_ rect: CGRect, of parent: UIView) -> Bool? {
    guard !isTransparent, alpha >= 0.99, mask == nil, transform.keepsRectangles else {
      return false
    }
    let own = parent.convert(rect, to: self)
    let isInside = bounds.insetBy(dx: -0.5, dy: -0.5).contains(own)
    if isInside, let backgroundColor, backgroundColor.components[3] >= 0.99 { return true }
    if clips, !isInside { return false }
    var result: Bool? = isInside && owner != nil && backgroundColor == nil ? nil : false
    for subview in subviews where result != true {
      let covers = subview.covers(own, of: self)
      if covers != false { result = covers }
    }
    return result
  }
}

extension CGAffineTransform {
  /// Whether a rectangle stays one with sides along the axes.
  fileprivate var keepsRectangles: Bool { b == 0 && c == 0 }
}

extension CGRect {
  /// Whether there is enough of it to be seen; a mask may have made a size negative.
  fileprivate var hasExtent: Bool { !isNull && size.width > 0.5 && size.height > 0.5 }

  fileprivate func isVisible(in bounds: CGRect) -> Bool { intersection(bounds).hasExtent }
}
