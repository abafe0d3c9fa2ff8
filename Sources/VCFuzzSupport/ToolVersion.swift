// The version of vcfuzz: checkpoints, reports, and `vcfuzz version` name it.

/// The version of the tool.
package enum ToolVersion {
  package static let current = "0.1.0"
}
