// What the fuzzer is told: how a container is made, and what a caller can do with it.

import Foundation
import HeadlessUIKit
public import VCFuzz

/// The container as it should be.
public let pages = Scenario("pages", "One page at a time.") { stage in
  PagesController((1...3).map { stage.screen("page \($0)") })
} operations: { pages, _ in
  Call("show", 0..<3) { pages.show($0) }
}

/// The first draft; it is mended where the environment says `PAGES=mended`.
public let hastyPages = Scenario("hasty-pages", "One page at a time, in haste.") {
  stage -> PagesController in
  let screens = (1...3).map { stage.screen("page \($0)") }
  let isMended = ProcessInfo.processInfo.environment["PAGES"] == "mended"
  return isMended ? PagesController(screens) : HastyPagesController(screens)
} operations: { pages, _ in
  Call("show", 0..<3) { pages.show($0) }
}
