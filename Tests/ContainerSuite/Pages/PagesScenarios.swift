// The operations of the pages.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let pages: [CorrectContainer] = [
    CorrectContainer(3, "late-slides") { stage in
      LateSlidesController(slides: (0..<3).map { stage.screen("slide \($0)") })
    } operations: { slides, _ in
      Call("play", 0..<3) { index in
        if slides.viewIfLoaded?.window != nil { slides.play(index, animated: true) }
      }
    },
    CorrectContainer(17, "chapter-pages") { stage in
      ChapterPages(chapters: (0..<3).map { stage.screen("chapter \($0)") })
    } operations: { pages, _ in
      Call("open", 0..<3) { pages.open($0, animated: true) }
      Call("open at once", 0..<3) { pages.open($0, animated: false) }
    },
    CorrectContainer(17, "remote-pages") { stage in
      RemotePages { stage.screen($0) }
    } operations: { pages, _ in
      Call("load") { pages.load() }
    },
    CorrectContainer(16, "headed-pages", HeadedPagesController.self) { pages, _ in
      Call("select", 0..<3) { pages.select($0) }
    },
    CorrectContainer(17, "indexed-pages") { stage in
      IndexedPages { stage.screen("page \($0)") }
    } operations: { pages, _ in
      Call("turn to", 0..<3) { pages.turn(to: $0) }
    },
  ]
}
