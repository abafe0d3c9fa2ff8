// The operations of the hosts, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let hosts: [CorrectContainer] = [
    CorrectContainer(9, "reattach", ReattachController.self) { container, _ in
      Call("reattach") { container.reattach() }
    },
    CorrectContainer(8, "made-view", MadeViewController.self) { container, stage in
      Call("replace content") { container.replaceContent(with: stage.screen("next")) }
    },
    CorrectContainer(9, "two-slots", TwoSlotsController.self) { slots, _ in
      Call("move player") { slots.movePlayer() }
    },
    CorrectContainer(8, "camera-host", CameraHostController.self) { host, _ in
      Call("flip") { host.flip() }
    },
    CorrectContainer(8, "reloading-host", ReloadingHostController.self) { host, _ in
      Call("reload") { host.reload() }
    },
    CorrectContainer(16, "outer-frame", FrameController.self) { frame, _ in
      Call("swap") { frame.inner.swap() }
    },
    CorrectContainer(24, "expanding-panel", ExpandingPanelController.self) { container, _ in
      Call("expand") { container.setExpanded(true, animated: true) }
      Call("collapse") { container.setExpanded(false, animated: true) }
      Call("expand at once") { container.setExpanded(true, animated: false) }
      Call("collapse at once") { container.setExpanded(false, animated: false) }
    },
    CorrectContainer(24, "prefetching", PrefetchingController.self) { container, _ in
      Call("prepare next") { container.prepareNext() }
      Call("show next") { container.showNext() }
    },
    CorrectContainer(24, "stepwise-list", StepwiseListController.self) { container, _ in
      Call("reload") { container.reload() }
    },
    CorrectContainer(24, "badge", BadgeController.self) { container, _ in
      Call("show badge") { container.showBadge() }
    },
    CorrectContainer(16, "stack-pager-tabs") { stage in
      let pager = StackPagerController(roots: [stage.screen("left"), stage.screen("right")])
      let tabs = UITabBarController()
      tabs.setViewControllers([pager, stage.screen("other")], animated: false)
      return EmbeddingController(embedding: stage.named("tabs", tabs))
    } operations: { (wrapper: EmbeddingController, stage) in
      let tabs = wrapper.embedded as? UITabBarController
      let pager = tabs?.viewControllers?.first as? StackPagerController
      Call("turn") { pager?.turn() }
      Call("push") { pager?.push(stage.screen("next")) }
      Call("select", 0..<2) { tabs?.selectedIndex = $0 }
    },
    CorrectContainer(21, "patient-host", PatientController.self) { host, stage in
      Call("show") { host.show(stage.screen("child")) }
      Call("clear") { host.clear() }
    },
  ]
}

extension BrokenContainer {
  static let hosts: [BrokenContainer] = [
    BrokenContainer(3, "one-way-host", FrameController.self, .forgetsItsDisappearance) { frame, _ in
      Call("swap") { frame.inner.swap() }
    }
    .because("The disappearance of the container is not forwarded.")
    .reported(as: "INV-29", "INV-30")
    .naming("forwards viewWillAppear but not viewWillDisappear", "does not forward its own")
  ]
}
