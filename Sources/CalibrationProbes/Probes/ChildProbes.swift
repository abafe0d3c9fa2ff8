// Probes of children that are added, moved and removed, and of forwarding by hand.

internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

extension Probe {
  static let children: [Probe] = [
    Probe(
      "orphan",
      "Adds the view of a controller that has no parent.",
      asks: [Question("V-ORPHAN", watching: "B.wa B.da")]
    ) { run in
      let root = run.shown(run.screen("A"))
      root.view.addSubview(run.screen("B").view)
    },
    Probe(
      "orphan-in-load",
      "Adds such a view in viewDidLoad.",
      asks: [Question("V-ORPHAN-EARLY", watching: "B.wa B.da")]
    ) { run in
      let root = run.screen("A")
      let orphan = run.screen("B")
      root.inside[.viewDidLoad] = { $0.view.addSubview(orphan.view) }
      run.show(root)
    },
    Probe(
      "orphan-on-the-way",
      "Adds such a view between viewWillAppear and viewDidAppear.",
      asks: [Question("V-ORPHAN-MID", watching: "B.wa B.da", given: "V-ORPHAN")]
    ) { run in
      let root = run.screen("A")
      let orphan = run.screen("B")
      root.inside[.viewIsAppearing] = { $0.view.addSubview(orphan.view) }
      run.show(root)
    },
    Probe(
      "view-before-child",
      "Adds a view, then its controller as a child, on the way to the window.",
      asks: [Question("V-ADD-DOUBLE", watching: "B.wa B.da", given: "V-ORPHAN-MID V-ORPHAN")]
    ) { run in
      let root = run.screen("A")
      let child = run.screen("B")
      root.inside[.viewIsAppearing] = { parent in
        parent.view.addSubview(child.view)
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      run.show(root)
    },
    Probe(
      "child-before-window",
      "Adds a child to a pushed container before its view is in the window.",
      asks: [Question("V-ADD-PREWINDOW", watching: "B.wa added")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      let parent = run.screen("P")
      let child = run.screen("B")
      navigation.onWillShow = {
        guard child.parent == nil else { return }
        parent.add(child)
        run.note("added")
      }
      navigation.pushViewController(parent, animated: true)
    },
    Probe(
      "remove-child",
      "Removes a child.",
      asks: [Question("V-REMOVE-DD", watching: "B.dd removed")]
    ) { run in
      let child = run.screen("B")
      run.show(run.container("A", of: child))
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      run.note("removed")
    },
    Probe(
      "remove-wrapper",
      "Removes a plain view that holds the view of a child.",
      asks: [Question("V-WRAPPED-MOVE", watching: "B.wd B.dd", after: "remove")]
    ) { run in
      let child = run.screen("B")
      let parent = run.container("A", of: child)
      run.show(parent)
      let card = UIView(frame: parent.view.bounds)
      parent.view.addSubview(card)
      card.addSubview(child.view)
      run.note("remove")
      card.removeFromSuperview()
    },
    Probe(
      "remove-link",
      "Removes a child and keeps its view.",
      asks: [Question("V-KEEP-VIEW", watching: "B.wd B.dd", after: "remove")]
    ) { run in
      let child = run.screen("B")
      run.show(run.container("A", of: child))
      run.note("remove")
      child.removeFromParent()
    },
    Probe(
      "take-child",
      "Adds a child that has another parent.",
      asks: [Question("V-REPARENT", watching: "B.wm B.dm", after: "take")]
    ) { run in
      let child = run.screen("B")
      let first = run.screen("A")
      first.addChild(child)
      child.didMove(toParent: first)
      run.note("take")
      let second = run.screen("Q")
      second.addChild(child)
      child.didMove(toParent: second)
    },
    Probe(
      "add-twice",
      "Adds a child twice to one parent.",
      asks: [Question("V-ADDCHILD-TWICE", watching: "B.wm doubled")]
    ) { run in
      let parent = run.screen("A")
      let child = run.screen("B")
      parent.addChild(child)
      parent.addChild(child)
      child.didMove(toParent: parent)
      run.note("doubled", parent.children.count > 1)
    },
    Probe(
      "transition",
      "Exchanges two children with transition(from:to:).",
      asks: [Question("V-XFER", watching: "B.wd B.dd C.wa C.da", after: "exchange")]
    ) { run in
      let old = run.screen("B")
      let parent = run.container("A", of: old)
      run.show(parent)
      let new = run.screen("C")
      run.note("exchange")
      old.willMove(toParent: nil)
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 0.2, options: [], animations: {}) { _ in
        old.removeFromParent()
        new.didMove(toParent: parent)
      }
    },
  ]

  /// A screen that no container drives: outside of every window, with its view loaded.
  @MainActor
  private static func loose(_ run: ProbeRun, appeared: Bool = false) -> ProbeScreen {
    let screen = run.screen("A")
    _ = screen.view
    if appeared {
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
    }
    run.note("ready")
    return screen
  }

  static let forwarding: [Probe] = [
    Probe(
      "begin-twice",
      "Begins an appearance twice, and ends it once.",
      asks: [Question("V-NESTED-BEGIN", watching: "A.wa A.da")]
    ) { run in
      let screen = loose(run)
      screen.beginAppearanceTransition(true, animated: false)
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
    },
    Probe(
      "begin-when-shown",
      "Begins the appearance of a controller that has appeared.",
      asks: [Question("V-BEGIN-T-S2", watching: "A.wa", after: "ready")]
    ) { run in
      let screen = loose(run, appeared: true)
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
    },
    Probe(
      "begin-when-gone",
      "Begins the disappearance of a controller that never appeared.",
      asks: [Question("V-BEGIN-F-S0", watching: "A.wd", after: "ready")]
    ) { run in
      let screen = loose(run)
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    },
    Probe(
      "reverse",
      "Begins twice, reverses, and ends once.",
      asks: [Question("V-REVERSE-DEPTH", watching: "A.wd A.dd", given: "V-NESTED-BEGIN")]
    ) { run in
      let screen = loose(run)
      screen.beginAppearanceTransition(true, animated: true)
      screen.beginAppearanceTransition(true, animated: true)
      screen.beginAppearanceTransition(false, animated: true)
      screen.endAppearanceTransition()
    },
    Probe(
      "stray-end",
      "Ends an appearance that was not begun.",
      asks: [Question("V-STRAY-END", watching: "A.da", after: "ready")]
    ) { run in loose(run, appeared: true).endAppearanceTransition() },
    Probe(
      "begin-on-pushed",
      "Begins the appearance of a controller that slides in.",
      asks: [Question("V-BEGIN-DRIVEN", watching: "B.wa")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      let pushed = run.screen("B")
      navigation.pushViewController(pushed, animated: true)
      run.letBegin()
      pushed.beginAppearanceTransition(true, animated: true)
      pushed.endAppearanceTransition()
    },
  ]
}
