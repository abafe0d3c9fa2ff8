// The operations of the wizards.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let wizards: [CorrectContainer] = [
    CorrectContainer(22, "wizard") { _ in
      WizardController(skips: [false, true, false, true, true, false])
    } operations: { wizard, _ in
      Call("advance") { wizard.advance() }
    }
  ]
}
