// The option `--seeds` of the commands that measure with several seeds.

internal import VCFuzzCLI

extension Invocation {
  /// Returns the seeds that `--seeds` lists; 1 unless it was given.
  func seeds() throws -> [UInt64] {
    guard let text = value(of: "seeds") else { return [1] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let seeds = words.compactMap { UInt64($0) }
    guard seeds.count == words.count, Set(seeds).count == seeds.count, seeds.count <= 100 else {
      throw UsageError.invalidValue(
        of: "--seeds",
        value: text,
        expected: "whole numbers with commas between them, each once, as in 1,2,3"
      )
    }
    return seeds
  }
}
