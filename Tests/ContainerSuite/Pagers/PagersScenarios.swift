// The operations of the pagers, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let pagers: [CorrectContainer] = [
    CorrectContainer(21, "carousel", CarouselController.self) { carousel, _ in
      Call("advance") { carousel.advance() }
    },
    CorrectContainer(3, "endless-carousel", EndlessCarousel.self) { carousel, _ in
      Call("turn") { carousel.turn() }
    },
    CorrectContainer(2, "preloaded-pager", PreloadedPagerController.self) { pager, _ in
      Call("show", 0..<3) { pager.show($0, animated: true) }
      Call("show at once", 0..<3) { pager.show($0, animated: false) }
    },
    CorrectContainer(2, "story-pager", StoryPagerController.self) { pager, _ in
      Call("open", 0..<3) { pager.open($0) }
    },
    CorrectContainer(3, "lazy-pager", LazyPagerController.self) { pager, _ in
      Call("go", 0..<4) { pager.go(to: $0, animated: true) }
      Call("go at once", 0..<4) { pager.go(to: $0, animated: false) }
    },
    CorrectContainer(3, "windowed-pager", WindowedPagerController.self) { pager, _ in
      Call("jump", 0..<5) { pager.jump(to: $0) }
    },
    CorrectContainer(6, "dragged-page", DraggedPage.self) { page, _ in
      Gesture("pan", UIPanGestureRecognizer()) { page.handlePan($0) }
    },
    CorrectContainer(6, "two-way-swipe", TwoWaySwipe.self) { container, _ in
      Gesture(
        "swipe",
        begin: { container.swipe(toward: 0) },
        move: { container.swipe(toward: 2) },
        finish: { container.lift(isCancelled: false) },
        cancel: { container.lift(isCancelled: true) }
      )
    },
  ]
}

extension BrokenContainer {
  static let pagers: [BrokenContainer] = [
    BrokenContainer(4, "photo-drag", DraggedPage.self, .takesACancelForTheEnd) { page, _ in
      Gesture("pan", UIPanGestureRecognizer()) { page.handlePan($0) }
    }
    .because("A cancelled drag sends what a finished one would.")
    .reported(as: "INV-55", "INV-16", "INV-34", "INV-29")
    .naming("a cancelled gesture as a finished one", "removes a child without sending"),
    BrokenContainer(4, "abandoned-swipe", TwoWaySwipe.self, .endsTheAbandoned) { container, _ in
      Gesture(
        "swipe",
        begin: { container.swipe(toward: 0) },
        move: { container.swipe(toward: 2) },
        finish: { container.lift(isCancelled: false) },
        cancel: { container.lift(isCancelled: true) }
      )
    }
    .because("The page of an abandoned direction receives viewDidAppear.")
    .reported(as: "INV-55", "INV-34", "INV-1", "INV-2", "INV-29")
    .naming("the finger turns back", "a cancelled gesture is treated"),
    BrokenContainer(4, "halfway-page", DraggedPage.self, .endsAtAThreshold) { page, _ in
      Gesture("pan", UIPanGestureRecognizer()) { page.handlePan($0) }
    }
    .because("The page counts as turned while the finger is still down.")
    .reported(as: "INV-55")
    .naming("at a threshold while the finger is down"),
    BrokenContainer(
      5,
      Scenario("twice-watched-pager") { stage in
        TwiceWatchedPager { stage.screen($0) }
      } operations: { pager, _ in
        Call("go", 0..<3) { pager.go(to: $0) }
      }
    )
    .because("Two observers of one scroll view send begin and end to the same page.")
    .reported(as: "INV-1", "INV-2", "INV-20", "INV-21")
    .naming("two observers"),
    BrokenContainer(
      9,
      Scenario("neighbour") { stage in
        NeighbourController { stage.screen($0) }
      } operations: { pages, _ in
        Call("turn") { pages.turn() }
      }
    )
    .because("The neighbour of the page appears though it lies outside of the bounds.")
    .reported(as: "INV-54", at: .fragile)
    .naming("loaded ahead"),
  ]
}
