// A command line for a scenario that ends its process, for tests of what is said then.

import HeadlessUIKit
import VCFuzz
import VCFuzzCLI

/// A container whose two calls do not come back.
final class CrashingController: UIViewController {
  private let none: [Int] = []

  func trap() { title = "\(none[children.count])" }

  func recur(_ depth: Int) -> Int { depth < 0 ? 0 : recur(depth + 1) + children.count }
}

let trapping = Scenario("trapping") { stage in
  CrashingController()
} operations: { root, stage in
  Call("trap") { root.trap() }
}

let recurring = Scenario("recurring") { stage in
  CrashingController()
} operations: { root, stage in
  Call("recur") { root.title = "\(root.recur(0))" }
}

CommandLineTool.main(trapping, recurring)
