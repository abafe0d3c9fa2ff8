// The mutants of the runtime that no run can tell from the runtime as it is, each with its reason.

package import HeadlessUIKit

extension RuntimeMutant {
  /// Why nothing can tell the mutant; nil if something can.
  package var equivalence: String? {
    switch self {
    default: nil
    }
  }
}
