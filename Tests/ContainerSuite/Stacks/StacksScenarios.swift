// The operations of the stacks, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let stacks: [CorrectContainer] = [
    CorrectContainer(16, "empty-stack", EmptyStackController.self) { pane, stage in
      Call("choose") { pane.choose(stage.screen("item"), animated: true) }
      Call("choose at once") { pane.choose(stage.screen("item"), animated: false) }
      Call("clear") { pane.clear() }
    },
    CorrectContainer(6, "hand-stack", HandStackController.self) { stack, stage in
      Call("push") { stack.push(stage.screen("pushed"), animated: true) }
      Call("push at once") { stack.push(stage.screen("pushed"), animated: false) }
      Call("pop") { stack.pop(animated: true) }
      Gesture(
        "swipe",
        begin: { stack.swipeBegan() },
        finish: { stack.swipeEnded(commit: true) },
        cancel: { stack.swipeEnded(commit: false) }
      )
    },
    CorrectContainer(14, "booking-stack") { stage in
      BookingStack(rootViewController: stage.screen("offers"))
    } operations: { stack, stage in
      Call("book") { stack.book(stage.screen("loading")) }
      Call("result") { stack.replaceTop(with: stage.screen("result"), animated: true) }
      Call("result at once") { stack.replaceTop(with: stage.screen("result"), animated: false) }
    },
    CorrectContainer(12, "full-width-pop") { stage in
      FullWidthPopStack(rootViewController: stage.screen("root screen"))
    } operations: { stack, stage in
      Call("open") { stack.open(stage.screen("detail")) }
      Gesture(
        "pan",
        begin: { stack.panBegan() },
        move: { stack.panMoved() },
        finish: { stack.panEnded(finished: true) },
        cancel: { stack.panEnded(finished: false) }
      )
    },
    CorrectContainer(13, "guarded-stack") { stage in
      GuardedStack(rootViewController: stage.screen("first"))
    } operations: { stack, stage in
      Call("open") { stack.open(stage.screen("next"), animated: true) }
      Call("open at once") { stack.open(stage.screen("next"), animated: false) }
      Call("go back") { stack.goBack(animated: true) }
      Call("go back at once") { stack.goBack(animated: false) }
    },
    CorrectContainer(15, "tinted-stack") { _ in
      TintedStack(rootViewController: TintedScreen())
    } operations: { stack, stage in
      Call("push") { stage.name(stack.push(barAlpha: 0.5, animated: true), "tinted") }
      Call("push at once") { stage.name(stack.push(barAlpha: 0, animated: false), "tinted") }
      Call("pop") { stack.pop(animated: true) }
      Call("pop at once") { stack.pop(animated: false) }
    },
    CorrectContainer(15, "player-bar", PlayerBarHost.self) { host, stage in
      Call("push") { host.push(stage.screen("next")) }
    },
    CorrectContainer(15, "queueing-stack") { stage in
      QueueingStack(rootViewController: stage.screen("home"))
    } operations: { stack, stage in
      Call("push") { stack.enqueue(.push(stage.screen("pushed"))) }
      Call("pop") { stack.enqueue(.pop) }
      Call("reset") { stack.enqueue(.reset(stage.screen("home"))) }
    },
    CorrectContainer(6, "hand-pile", HandPile.self) { pile, stage in
      Call("push") { pile.push(stage.screen("card")) }
      Call("pop") { pile.popToFirst() }
    },
  ]
}

extension BrokenContainer {
  static let stacks: [BrokenContainer] = [
    BrokenContainer(1, "card-pile", HandPile.self, .forgetsThePopped) { pile, stage in
      Call("push") { pile.push(stage.screen("card")) }
      Call("pop") { pile.popToFirst() }
    }
    .because("A popped card is removed without begin and end.")
    .reported(as: "INV-34", "INV-16")
    .naming("removes a child without sending", "taken out of its window without a disappearance"),
    BrokenContainer(8, "back-to-card", HandPile.self, .sendsTheTopAway) { pile, stage in
      Call("push") { pile.push(stage.screen("card")) }
      Call("pop") { pile.popToFirst() }
    }
    .because("The first card disappears though the stack goes back to it from itself.")
    .reported(as: "INV-1", "INV-29", "INV-32")
    .naming("chosen again"),
  ]
}
