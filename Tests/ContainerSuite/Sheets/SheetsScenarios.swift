// The operations of the sheets, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let sheets: [CorrectContainer] = [
    CorrectContainer(10, "detent-sheet", DetentSheetController.self) { sheet, _ in
      Call("move to detent", 0..<4) { sheet.move(to: DetentSheetController.Detent.allCases[$0]) }
    },
    CorrectContainer(10, "floating-panels", MapHostController.self) { host, _ in
      Call("add", 0..<2) { host.panels[$0].add(to: host, animated: true) }
      Call("remove", 0..<2) { host.panels[$0].remove() }
      Call("enlarge", 0..<2) { host.panels[$0].move(to: .full) }
    },
    CorrectContainer(10, "reversible-panel", ReversiblePanelController.self) { container, _ in
      Call("toggle") { container.toggle() }
    },
    CorrectContainer(10, "animator-sheet", AnimatorSheetController.self) { container, _ in
      Call("raise") { container.setRaised(true, animated: true) }
      Call("lower") { container.setRaised(false, animated: true) }
      Call("raise at once") { container.setRaised(true, animated: false) }
      Call("lower at once") { container.setRaised(false, animated: false) }
      Gesture("pan", container.pan, by: CGPoint(x: 0, y: -80)) { container.handlePan($0) }
    },
    CorrectContainer(10, "peek-sheet", PeekSheetController.self) { container, _ in
      Gesture(
        "pull",
        begin: { container.panBegan() },
        move: { container.panChanged(0.5) },
        finish: { container.panEnded(isCancelled: false) },
        cancel: { container.panEnded(isCancelled: true) }
      )
      Call("hide at once") { container.hideAtOnce() }
    },
  ]
}

extension BrokenContainer {
  static let sheets: [BrokenContainer] = [
    BrokenContainer(2, "stopped-panel", AnimatorSheetController.self, .stopsForGood) { sheet, _ in
      Call("raise") { sheet.setRaised(true, animated: true) }
      Call("lower") { sheet.setRaised(false, animated: true) }
    }
    .because("An animation that is stopped does not end what it began.")
    .reported(as: "INV-20", "INV-15", "INV-1")
    .naming("a completion that calls endAppearanceTransition never runs")
  ]
}
