// Exhaustive searches of the benchmark model, counted and timed.

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
}
