// The operations of stacks, their guards, and their coordinators.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let navigation: [CorrectContainer] = [
    CorrectContainer(
      13,
      Scenario("guarded-presenter", "A presenter that looks at every flag.") { _ in
        GuardedPresenter()
      } operations: { presenter, stage in
        Call("present") {
          presenter.presentIfPossible(stage.screen("detail"), animated: true)
        }
        Call("present at once") {
          presenter.presentIfPossible(stage.screen("detail"), animated: false)
        }
        Call("dismiss") { presenter.dismissIfPossible(animated: true) }
        Call("dismiss at once") { presenter.dismissIfPossible(animated: false) }
      }
    ),
    CorrectContainer(
      13,
      Scenario("guarded-stack", "A stack that drops what comes too early.") { stage in
        GuardedStack(rootViewController: stage.screen("first"))
      } operations: { stack, stage in
        Call("open") { stack.open(stage.screen("next"), animated: true) }
        Call("open at once") { stack.open(stage.screen("next"), animated: false) }
        Call("go back") { stack.goBack(animated: true) }
        Call("go back at once") { stack.goBack(animated: false) }
      }
    ),
    CorrectContainer(
      14,
      Scenario("checkout", "A checkout with a coordinator.") { stage in
        let navigation = CheckoutNavigationController()
        navigation.coordinate { stage.screen($0) }
        return navigation
      } operations: { (checkout: CheckoutNavigationController, _) in
        Call("next") { checkout.coordinator?.next() }
        Call("ask for voucher") { checkout.coordinator?.askForVoucher() }
        Call("accept voucher") { checkout.coordinator?.acceptVoucher() }
        Call("cancel") { checkout.coordinator?.cancel() }
      }
    ),
    CorrectContainer(
      14,
      Scenario("onboarding-flow", "A host of a flow that pushes pages.") { stage in
        FlowHostController { stage.screen($0) }
      } operations: { host, _ in
        Call("advance") { host.advance() }
      }
    ),
    CorrectContainer(
      15,
      Scenario("tinted-stack", "Screens that change the bar.") { _ in
        TintedStack(rootViewController: TintedScreen())
      } operations: { stack, stage in
        Call("push") { stage.name(stack.push(barAlpha: 0.5, animated: true), "tinted") }
        Call("push at once") { stage.name(stack.push(barAlpha: 0, animated: false), "tinted") }
        Call("pop") { stack.pop(animated: true) }
        Call("pop at once") { stack.pop(animated: false) }
      }
    ),
    CorrectContainer(
      15,
      Scenario("player-bar", "A bar that follows the transitions of a stack.") { stage in
        PlayerBarHost(first: stage.screen("first"), bar: stage.screen("bar"))
      } operations: { host, stage in
        Call("push") { host.push(stage.screen("next")) }
      }
    ),
    CorrectContainer(
      14,
      Scenario("started-flow", "A flow that starts in a stack on screen.") { stage in
        StartedFlow { stage.screen("step") }
      } operations: { flow, _ in
        Call("restart") { flow.restart() }
        Call("next") { flow.next(animated: true) }
        Call("next at once") { flow.next(animated: false) }
        Call("back") { flow.back() }
      }
    ),
  ]
}
