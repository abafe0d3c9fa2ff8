// The operations of containers inside containers and of page view controllers.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let nesting: [CorrectContainer] = [
    CorrectContainer(
      16,
      Scenario("stack-pager-tabs", "Stacks in a pager in tabs in a wrapper.") { stage in
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
      }
    ),
    CorrectContainer(
      16,
      Scenario("nested-forwarding", "Pages by hand around columns of UIKit's.") { stage in
        NestedForwardingController(pages: [
          ColumnsController(columns: [stage.screen("a"), stage.screen("b")]),
          ColumnsController(columns: [stage.screen("c"), stage.screen("d")]),
        ])
      } operations: { container, _ in
        Call("swap") { container.swap() }
      }
    ),
    CorrectContainer(
      17,
      Scenario("chapter-pages", "A page controller that is its data source.") { stage in
        ChapterPages(chapters: (0..<3).map { stage.screen("chapter \($0)") })
      } operations: { pages, _ in
        Call("open", 0..<3) { pages.open($0, animated: true) }
        Call("open at once", 0..<3) { pages.open($0, animated: false) }
      }
    ),
    CorrectContainer(
      17,
      Scenario("remote-pages", "A page controller that loads its pages.") { stage in
        RemotePages { stage.screen($0) }
      } operations: { pages, _ in
        Call("load") { pages.load() }
      }
    ),
  ]
}
