// Probes of pushes, pops and changes of a whole stack.

internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

extension Probe {
  static let navigation: [Probe] = [
    Probe(
      "push",
      "Pushes a screen with animation.",
      asks: [
        Question("V-LOAD-POS", watching: "A.wd B.dl"),
        Question("V-NAV-START", watching: "B.wa returned"),
        Question("V-NAV-WM-TIME", watching: "B.wm returned", given: "V-NAV-START"),
        Question("V-LAYOUT-COUNT", watching: "B.wl B.da"),
      ]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.screen("B"), animated: true)
      run.note("returned")
    },
    Probe(
      "push-flat",
      "Pushes a screen without animation.",
      asks: [Question("V-LAYOUT-COUNT", watching: "B.wl B.da")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.screen("B"), animated: false)
    },
    Probe(
      "pop",
      "Pops to a screen that needs layout.",
      asks: [Question("V-LAYOUT-REVEALED", watching: "A.wl A.da", after: "pop")]
    ) { run in
      let first = run.screen("A")
      let navigation = run.shown(run.navigation(first))
      navigation.pushViewController(run.screen("B"), animated: true)
      run.settle()
      first.view.setNeedsLayout()
      run.note("pop")
      navigation.popViewController(animated: true)
    },
    Probe(
      "pop-laid-out",
      "Pops to a screen that needs no layout.",
      asks: [Question("V-LAYOUT-REVEALED", watching: "A.wl A.da", after: "pop")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.screen("B"), animated: true)
      run.settle()
      run.note("pop")
      navigation.popViewController(animated: true)
    },
    Probe(
      "pop-to-root",
      "Pops two screens at once.",
      asks: [Question("V-NAV-MIDDLE-MOVE", watching: "B.wm B.dm", after: "pop")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A"), run.screen("B"), run.screen("C")))
      run.note("pop")
      navigation.popToRootViewController(animated: true)
    },
    Probe(
      "push-in-push",
      "Pushes a second screen while the first one slides in.",
      asks: [
        Question(
          "V-NAV-NESTED V-NAV-SKIPPED",
          watching: "B.wa B.da B.wd B.dd C.wa C.da pushed ended",
          given: "V-NAV-START"
        )
      ]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.screen("B"), animated: true)
      run.letBegin()
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        run.note("ended")
      }
      navigation.pushViewController(run.screen("C"), animated: true)
      run.note("pushed")
    },
    Probe(
      "push-twice",
      "Pushes two screens in one turn, without animation.",
      asks: [Question("V-NAV-TWICE", watching: "B.wa C.wa", given: "V-NAV-START V-NAV-NESTED")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      navigation.pushViewController(run.screen("B"), animated: false)
      navigation.pushViewController(run.screen("C"), animated: false)
    },
    Probe(
      "set-stack",
      "Replaces the only screen of a stack.",
      asks: [Question("V-SETVCS-MOVE", watching: "A.wm A.dm", after: "set")]
    ) { run in
      let navigation = run.shown(run.navigation(run.screen("A")))
      run.note("set")
      navigation.setViewControllers([run.screen("B")], animated: true)
    },
    Probe(
      "push-off-screen",
      "Pushes onto a stack that is in no window.",
      asks: [Question("V-NAV-OFFWINDOW", watching: "nav.willShow nav.didShow", after: "push")]
    ) { run in
      let navigation = run.navigation(run.screen("A"))
      run.note("push")
      navigation.pushViewController(run.screen("B"), animated: true)
    },
    Probe(
      "stack-shown",
      "Shows a stack for the first time.",
      asks: [
        Question("V-LAUNCH-DIDSHOW", watching: "nav.didShow", after: "show"),
        Question("V-FLAG-NAVROOT", watching: "moving"),
        Question("V-LAYOUT-COUNT", watching: "A.wl A.da"),
      ]
    ) { run in
      let root = run.screen("A")
      root.inside[.viewWillAppear] = { run.note("moving", $0.isMovingToParent) }
      let navigation = run.navigation(root)
      run.note("show")
      run.show(navigation)
    },
  ]

  static let cancelledPops: [Probe] = [
    Probe(
      "pop-cancelled",
      "Begins an interactive pop with an animator of the app's, and cancels it.",
      asks: [
        Question("V-NAV-CANCEL", watching: "A.wd A.dd B.wa B.da", after: "pop"),
        Question("V-IA-CANCEL", watching: "B.ia B.da", after: "pop", given: "V-IA-CHILD"),
        Question("V-CANCEL-ANIM", watching: "B.wa(flag)", after: "pop"),
        Question("V-FLAG-CANCEL", watching: "moving"),
        Question("V-MOVE-CANCEL", watching: "B.wm B.dm", after: "pop"),
        Question("V-WILLSHOW-CANCEL", watching: "nav.willShow", after: "pop"),
        Question("V-DIDSHOW-CANCEL", watching: "nav.didShow", after: "pop"),
      ]
    ) { run in
      let leaving = run.screen("B")
      let navigation = run.shown(run.navigation(run.screen("A"), leaving))
      leaving.inside[.viewWillAppear] = { run.note("moving", $0.isMovingToParent) }
      let slide = run.keep(ProbeSlide())
      navigation.slide = slide
      run.note("pop")
      navigation.popViewController(animated: true)
      run.letBegin()
      slide.interaction.update(0.3)
      slide.interaction.cancel()
    },
    Probe(
      "swipe-cancelled",
      "A swipe back that is let go too early.",
      asks: [
        Question("V-NAV-CANCEL", watching: "A.wd A.dd B.wa B.da", after: "swipe"),
        Question("V-MOVE-CANCEL", watching: "B.wm B.dm", after: "swipe"),
        Question("V-NAV-STACK-DURING", watching: "kept"),
      ],
      byHand: "swipe back from the left edge a little way, and let go so that the screen stays"
    ) { run in
      var hasBegun = false
      let revealed = run.screen("A")
      let leaving = run.screen("B")
      let navigation = run.shown(run.navigation(revealed, leaving))
      revealed.inside[.viewWillAppear] = { [weak navigation] _ in
        run.note("kept", navigation?.viewControllers.contains(leaving))
        hasBegun = true
      }
      run.note("swipe")
      run.act(.swipeBack(navigation, cancelled: true))
      run.confirm(hasBegun && navigation.topViewController === leaving)
    },
  ]
}
