// Probes of the appearance and the layout of one controller and its children.

internal import Foundation
internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

extension Probe {
  static let appearance: [Probe] = [
    Probe(
      "children",
      "Shows a stack whose screen has a child.",
      asks: [
        Question("V-IA-CHILD V-IA-ORDER", watching: "A.ia B.ia"),
        Question("V-FWD-ORDER", watching: "A.wa B.wa"),
      ]
    ) { run in
      run.show(run.navigation(run.container("A", of: run.screen("B"))))
    },
    Probe(
      "driven-off-screen",
      "Begins and ends an appearance by hand, outside of every window.",
      asks: [
        Question("V-END-IA", watching: "A.ia begun ended"),
        Question("V-LOAD-ON-BEGIN", watching: "loaded"),
      ]
    ) { run in
      let screen = run.screen("A")
      screen.beginAppearanceTransition(true, animated: true)
      run.note("begun")
      run.note("loaded", screen.isViewLoaded)
      _ = screen.view
      screen.endAppearanceTransition()
      run.note("ended")
    },
    Probe(
      "child-added",
      "Adds a child to a controller that is shown.",
      asks: [
        Question("V-WA-SUPERVIEW", watching: "attached"),
        Question("V-WM-PARENT", watching: "parent"),
        Question("V-DM-REPEAT", watching: "B.dm"),
      ]
    ) { run in
      let root = run.shown(run.screen("A"))
      let child = run.screen("B")
      child.inside[.viewWillAppear] = { run.note("attached", $0.viewIfLoaded?.superview != nil) }
      child.inside[.willMoveToParent] = { run.note("parent", $0.parent != nil) }
      root.add(child)
    },
    Probe(
      "push-container",
      "Pushes a container with a child.",
      asks: [Question("V-CHILD-ANIM", watching: "B.wa(flag)")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.container("P", of: run.screen("B")), animated: true)
    },
    Probe(
      "traits-in-load",
      "Reads the traits in the viewDidLoad of a screen that is pushed.",
      asks: [Question("V-TRAITS-DL", watching: "known")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      let pushed = run.screen("B")
      pushed.inside[.viewDidLoad] = {
        run.note("known", $0.traitCollection.horizontalSizeClass != .unspecified)
      }
      navigation.pushViewController(pushed, animated: true)
    },
    Probe(
      "trait-handlers",
      "Overrides a trait of a screen that has registered for its changes.",
      asks: [Question("V-TRAIT-HANDLERS", watching: "handler did")]
    ) { run in
      let root = run.shown(run.named("A", ProbeTraitScreen()))
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      root.registerForTraitChanges(traits) { (_: ProbeTraitScreen, _) in run.note("handler") }
      root.onChange = { run.note("did") }
      root.traitOverrides.userInterfaceStyle = .dark
      run.settle()
      root.onChange = {}
    },
    Probe(
      "background",
      "The user leaves the app, and comes back.",
      asks: [Question("V-BG-LAYOUT", watching: "A.wl", after: "leave")],
      byHand: "leave the app, and come back to it"
    ) { run in
      run.show(run.screen("A"))
      var hasLeft = false
      let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification,
        object: nil,
        queue: nil
      ) { _ in MainActor.assumeIsolated { hasLeft = true } }
      run.note("leave")
      run.act(.leaveAndReturn)
      run.confirm(hasLeft)
      NotificationCenter.default.removeObserver(observer)
    },
    Probe(
      "rotation",
      "The device is turned.",
      asks: [Question("V-ROT-LAYOUT", watching: "A.wl", after: "rotate")],
      byHand: "turn the phone to landscape"
    ) { run in
      let root = run.shown(run.screen("A"))
      let size = root.view.bounds.size
      run.note("rotate")
      run.act(.rotate)
      run.confirm(root.view.bounds.size != size)
    },
  ]

  static let windows: [Probe] = [
    Probe(
      "replace-root",
      "Replaces the root of a window.",
      asks: [Question("V-ROOT-SWAP", watching: "A.wd A.dd B.wa B.da", after: "replace")]
    ) { run in
      let window = run.show(run.screen("A"))
      run.note("replace")
      window.rootViewController = run.screen("B")
    },
    Probe(
      "replace-presenting-root",
      "Replaces a root that presents.",
      asks: [Question("V-ROOT-SWAP-MODAL", watching: "B.wd B.dd", after: "replace")]
    ) { run in
      let root = run.screen("A")
      let window = run.show(root)
      let presented = run.screen("B", .fullScreen)
      root.present(presented, animated: true)
      run.settle()
      run.note("replace")
      window.rootViewController = run.screen("C")
    },
    Probe(
      "hide-window",
      "Hides a window, and shows it again.",
      asks: [Question("V-WINDOW-HIDE", watching: "A.wd A.dd", after: "hide")]
    ) { run in
      let window = run.show(run.screen("A"))
      run.note("hide")
      window.isHidden = true
      run.settle()
      window.isHidden = false
    },
  ]
}
