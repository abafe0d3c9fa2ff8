// The operations of the presenters with transitions of their own.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let presentations: [CorrectContainer] = [
    CorrectContainer(
      11,
      Scenario("card-presenter", "Cards over a dimmed screen.") { _ in
        CardPresenter()
      } operations: { presenter, stage in
        Call("present") { presenter.presentCard(stage.screen("card"), animated: true) }
        Call("present at once") { presenter.presentCard(stage.screen("card"), animated: false) }
        Call("dismiss") { presenter.dismissCard(animated: true) }
        Call("dismiss at once") { presenter.dismissCard(animated: false) }
      }
    ),
    CorrectContainer(
      11,
      Scenario("cover-presenter", "Covers that remove the presenter's view.") { _ in
        CoverPresenter()
      } operations: { presenter, stage in
        Call("cover") { presenter.cover(with: stage.screen("cover")) }
        Call("uncover") { presenter.uncover(animated: true) }
        Call("uncover at once") { presenter.uncover(animated: false) }
      }
    ),
    CorrectContainer(
      11,
      Scenario("own-context", "A screen that presents in its own place.") { stage in
        OwnContextController(content: stage.screen("content"))
      } operations: { screen, stage in
        Call("cover") { screen.cover(with: stage.screen("cover")) }
        Call("uncover") { screen.uncover() }
      }
    ),
    CorrectContainer(
      12,
      Scenario("pull-down", "A detail that is pulled down.") { _ in
        PullDownPresenter()
      } operations: { presenter, stage in
        Call("show detail") { presenter.showDetail(stage.screen("detail")) }
        Gesture(
          "pull",
          begin: { presenter.pullBegan() },
          move: { presenter.pullMoved() },
          finish: { presenter.pullEnded(finished: true) },
          cancel: { presenter.pullEnded(finished: false) }
        )
      }
    ),
    CorrectContainer(
      12,
      Scenario("swipe-dismissal", "Photos that are swiped away.") { _ in
        PhotoGalleryController()
      } operations: { gallery, stage in
        Call("open") { gallery.open(stage.screen("photo")) }
        Call("close") { gallery.close() }
        Gesture("swipe", gallery.dismissal.pan) { gallery.dismissal.handle($0) }
      }
    ),
  ]
}
