// Exhaustive searches of the benchmark model, counted and timed.

import Foundation
package import ModelChecking

/// One exhaustive search of AppearanceLite.
package struct ModelBenchmark: Sendable {
  package let containers: Int
  package let children: Int
  package let fault: Int

  package init(containers: Int, children: Int, fault: Int = 0) {
    self.containers = containers
    self.children = children
    self.fault = fault
  }

  /// Returns what an exact breadth-first search up to the first breach covers.
  package func run() -> SearchReport<AppearanceLite.Step> {
    AppearanceLite(containers: containers, children: children, fault: fault).search()
  }

  /// Returns the same of the model packed by hand, searched by so many threads.
  package func runPacked(workers: Int) -> SearchReport<AppearanceLite.Step> {
    PackedAppearanceLite(containers: containers, children: children, fault: fault).search(
      workers: Workers(count: workers) { count, work in
        DispatchQueue.concurrentPerform(iterations: count, execute: work)
      }
    )
  }

  /// Whether the model of this size can be packed into one word.
  package var isPackable: Bool {
    let topBits = children <= 2 ? 1 : children <= 4 ? 2 : 3
    return containers * (2 * children + topBits + 2) + 3 <= 64
  }
}
