// Why a trace could not be read: one place, one problem.

internal import VCLifecycle

/// The first problem that stops a reader, with its place in the input.
public struct TraceFormatError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// What is wrong there, and what would fix it.
  public var problem: String
  /// The form that the first bytes seemed to have, if the caller named none.
  public var detectedFormat: TraceFormat?

  public init(line: Int, column: Int, problem: String) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

extension TraceFormatError: CustomStringConvertible {
  public var description: String { "line \(line), column \(column): \(problem)" }
}
