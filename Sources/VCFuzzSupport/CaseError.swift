// The error of everything that is read from text: cases, configurations, steps, names.

/// Why a configuration, a step or a name cannot be read.
package struct CaseError: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// Whether a step names a call or a gesture that the scenario does not have.
  package let isMissingOperation: Bool

  package init(_ description: String, isMissingOperation: Bool = false) {
    self.description = description
    self.isMissingOperation = isMissingOperation
  }
}
