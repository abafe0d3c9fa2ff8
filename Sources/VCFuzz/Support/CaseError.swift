// The error of everything that is read from text: cases, configurations, steps, names.

/// Why a configuration, a step or a name cannot be read.
package struct CaseError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
