// The operations of the presenters.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let presenters: [CorrectContainer] = [
    CorrectContainer(13, "notice-presenter", NoticePresenter.self) { presenter, stage in
      Call("show") { presenter.show(stage.screen("notice")) }
    },
    CorrectContainer(13, "message-queue", MessageQueue.self) { queue, stage in
      Call("enqueue") { queue.enqueue(stage.screen("message")) }
      Call("confirm") { queue.confirm() }
    },
    CorrectContainer(13, "form-flow", FormFlow.self) { flow, stage in
      Call("open") { flow.open(stage.screen("form")) }
      Call("edit") { flow.edit() }
      Call("save") { flow.save() }
    },
    CorrectContainer(13, "guarded-presenter", GuardedPresenter.self) { presenter, stage in
      Call("present") {
        presenter.presentIfPossible(stage.screen("detail"), animated: true)
      }
      Call("present at once") {
        presenter.presentIfPossible(stage.screen("detail"), animated: false)
      }
      Call("dismiss") { presenter.dismissIfPossible(animated: true) }
      Call("dismiss at once") { presenter.dismissIfPossible(animated: false) }
    },
    CorrectContainer(11, "card-presenter", CardPresenter.self) { presenter, stage in
      Call("present") { presenter.presentCard(stage.screen("card"), animated: true) }
      Call("present at once") { presenter.presentCard(stage.screen("card"), animated: false) }
      Call("dismiss") { presenter.dismissCard(animated: true) }
      Call("dismiss at once") { presenter.dismissCard(animated: false) }
    },
    CorrectContainer(11, "cover-presenter", CoverPresenter.self) { presenter, stage in
      Call("cover") { presenter.cover(with: stage.screen("cover")) }
      Call("uncover") { presenter.uncover(animated: true) }
      Call("uncover at once") { presenter.uncover(animated: false) }
    },
    CorrectContainer(12, "pull-down", PullDownPresenter.self) { presenter, stage in
      Call("show detail") { presenter.showDetail(stage.screen("detail")) }
      Gesture(
        "pull",
        begin: { presenter.pullBegan() },
        move: { presenter.pullMoved() },
        finish: { presenter.pullEnded(finished: true) },
        cancel: { presenter.pullEnded(finished: false) }
      )
    },
    CorrectContainer(12, "swipe-dismissal", PhotoGalleryController.self) { gallery, stage in
      Call("open") { gallery.open(stage.screen("photo")) }
      Call("close") { gallery.close() }
      Gesture("swipe", gallery.dismissal.pan) { gallery.dismissal.handle($0) }
    },
    CorrectContainer(13, "reporting-stack") { stage in
      ReportingStack(rootViewController: stage.screen("list"))
    } operations: { stack, stage in
      Call("open") { stack.open(stage.screen("detail")) }
      Call("report") { stack.report { stage.screen("report") } }
      Call("dismiss report") { stack.dismissReport() }
    },
    CorrectContainer(12, "side-menu", SideMenuPresenter.self) { host, _ in
      Call("open") { host.open() }
      Call("close") { host.close() }
      Gesture(
        "pull",
        begin: { host.pullBegan() },
        move: { host.pullMoved() },
        finish: { host.pullEnded(finished: true) },
        cancel: { host.pullEnded(finished: false) }
      )
    },
    CorrectContainer(11, "filter-popover", FilterPopoverController.self) { host, _ in
      Call("open filters") { host.openFilters() }
      Call("close filters") { host.closeFilters() }
    },
    CorrectContainer(9, "inline-video", InlineVideoController.self) { host, _ in
      Call("enlarge") { host.enlarge() }
      Call("shrink") { host.shrink() }
    },
    CorrectContainer(13, "login-gate", LoginGateController.self) { host, stage in
      Call("ask for login") { host.askForLogin(stage.screen("login")) }
      Call("logged in") { host.loggedIn() }
    },
  ]
}
