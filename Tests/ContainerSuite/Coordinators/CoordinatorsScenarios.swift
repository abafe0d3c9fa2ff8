// The operations of the coordinators.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let coordinators: [CorrectContainer] = [
    CorrectContainer(14, "checkout") { stage in
      let navigation = CheckoutNavigationController()
      navigation.coordinate { stage.screen($0) }
      return navigation
    } operations: { (checkout: CheckoutNavigationController, _) in
      Call("next") { checkout.coordinator?.next() }
      Call("ask for voucher") { checkout.coordinator?.askForVoucher() }
      Call("accept voucher") { checkout.coordinator?.acceptVoucher() }
      Call("cancel") { checkout.coordinator?.cancel() }
    },
    CorrectContainer(14, "onboarding-flow", FlowHostController.self) { host, _ in
      Call("advance") { host.advance() }
    },
    CorrectContainer(14, "started-flow", StartedFlow.self) { flow, _ in
      Call("restart") { flow.restart() }
      Call("next") { flow.next(animated: true) }
      Call("next at once") { flow.next(animated: false) }
      Call("back") { flow.back() }
    },
  ]
}
