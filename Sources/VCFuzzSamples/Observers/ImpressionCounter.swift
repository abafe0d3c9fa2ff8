// Counts which screens a user has seen at all, once for each.

internal import HeadlessUIKit
internal import VCFuzzKit

/// The screens that were seen, once each.
@MainActor
final class ImpressionCounter {
  private struct Impression {
    weak var screen: CountedScreen?
  }

  private var impressions: [Impression] = []

  func count(_ screen: CountedScreen) { impressions.append(Impression(screen: screen)) }

  /// Whether a screen was counted that never appeared.
  var countsUnseen: Bool {
    impressions.contains { $0.screen.map { !$0.wasSeen } ?? false }
  }
}

/// Is counted when it is seen for the first time.
final class CountedScreen: ObserverScreen<ImpressionCounter> {
  private var isCounted = false
  /// Whether it has ever been on screen entirely.
  private(set) var wasSeen = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Bug: what will appear may not appear after all: a swipe or a drag that is cancelled.
    if isFaulty { countOnce() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wasSeen = true
    countOnce()
  }

  private func countOnce() {
    guard !isCounted else { return }
    isCounted = true
    observer.count(self)
  }
}

extension GalleryEntry {
  static let firstCallTooEarly = GalleryEntry(
    "first-impression",
    "Screens that are counted the first time that they are seen.",
    fault: "What is done once is done in the first viewWillAppear.",
    breaks: ["only what was seen is counted"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { _ in
      ImpressionCounter()
    } screen: { counter in
      CountedScreen(counter, isFaulty: isFaulty)
    } invariants: { counter, _ in
      Invariant("only what was seen is counted") {
        counter.countsUnseen ? "a screen was counted that never appeared" : nil
      }
    }
  }
}
