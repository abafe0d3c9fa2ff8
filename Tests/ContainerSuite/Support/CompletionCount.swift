// What scenarios note of the completions that their containers run.

/// Counts calls with a completion and the completions that ran.
@MainActor
final class CompletionCount {
  private(set) var calls = 0
  private(set) var completions = 0
  private(set) var earlyScreen: String?

  func call() -> () -> Void {
    calls += 1
    return { self.completions += 1 }
  }

  func noteEarly(_ screen: String) { earlyScreen = screen }
}
