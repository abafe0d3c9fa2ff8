// A screen that shows a hint once in its life, with a memory that all screens share by mistake.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Remembers who has shown its hint.
@MainActor
final class HintMemory {
  private var hasShown = false
  private var shownBy: [ObjectIdentifier] = []
  private let isFaulty: Bool
  /// Receives each answer.
  var onAnswer: ((UIViewController, Bool) -> Void)?

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  /// Whether the screen asks for the first time.
  func isFirst(_ screen: UIViewController) -> Bool {
    // Bug: one memory for all screens, so that only the first of them ever shows its hint.
    let isFirst = isFaulty ? !hasShown : !shownBy.contains(ObjectIdentifier(screen))
    hasShown = true
    shownBy.append(ObjectIdentifier(screen))
    onAnswer?(screen, isFirst)
    return isFirst
  }

  func forget(_ screen: ObjectIdentifier) { shownBy.removeAll { $0 == screen } }
}

/// Shows a hint the first time that it appears.
final class HintScreen: ObserverScreen<HintMemory> {
  private(set) var isHintShown = false

  isolated deinit { observer.forget(ObjectIdentifier(self)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if observer.isFirst(self) { isHintShown = true }
  }
}

extension GalleryEntry {
  static let sharedFirstCall = GalleryEntry(
    "first-call-tracker",
    "Screens that show a hint when they first appear.",
    fault: "All screens share one memory of the first call.",
    breaks: ["INV-50"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { stage in
      let memory = HintMemory(isFaulty: isFaulty)
      memory.onAnswer = { [unowned stage] screen, isFirst in
        stage.recordFirstCall(of: screen, site: "hint", isFirst: isFirst)
      }
      return memory
    } screen: { memory in
      HintScreen(memory)
    } invariants: { _, _ in
    }
  }
}
