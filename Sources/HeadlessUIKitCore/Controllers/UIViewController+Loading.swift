// How a view comes and goes: STATE-6…STATE-8.

internal import Foundation
internal import VCLifecycle

extension UIViewController {
  /// The view that must exist now; an empty one stands in for a `loadView` that gave none.
  var rootView: UIView {
    loadViewIfNeeded()
    if let viewStorage { return viewStorage }
    let standIn = UIView(frame: runtime.device.bounds)
    setView(standIn)
    return standIn
  }

  func loadViewOnce() {
    guard viewStorage == nil else { return }
    guard loadingDepth < runtime.limits.nestedLoadsMax else {  // STATE-8
      runtime.raise(
        "stackOverflow",
        self,
        reason: "its view was asked for again and again while it loaded"
      )
      setView(UIView(frame: runtime.device.bounds))
      return
    }
    loadingDepth += 1
    execute(Event(.loadView, id)) { loadView() }
    if viewStorage != nil, loadingDepth == 1 { performEmbedSegues() }  // CHILD-36
    if viewStorage == nil, loadingDepth == 1 {
      execute(Event(.viewDidLoad, id)) { viewDidLoad() }
      if viewStorage == nil {
        runtime.raise("noView", self, reason: "loadView assigned no view")
      }
    } else if loadingDepth == 1 || viewStorage == nil {
      execute(Event(.viewDidLoad, id)) { viewDidLoad() }
    }
    loadingDepth -= 1
    assert(loadingDepth >= 0, "a view has loaded more often than it began to")
  }

  func setView(_ view: UIView?) {
    if view == nil, viewStorage != nil { runtime.record(.viewSetToNil, self) }
    viewStorage?.owner = nil
    viewStorage = view
    guard let view else { return }
    view.owner = self
    needsConstraintsUpdate =
      OverrideDetection.updateViewConstraints.isOverridden(by: type(of: self))  // LAYOUT-12
    if needsConstraintsUpdate { runtime.turn.owesConstraints = true }
    if view.currentWindow != nil { view.markDirty() }
  }
}
