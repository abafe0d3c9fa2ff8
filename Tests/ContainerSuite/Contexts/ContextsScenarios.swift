// The operations of the contexts.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let contexts: [CorrectContainer] = [
    CorrectContainer(19, "context-columns", ContextColumnController.self) { columns, stage in
      Call("cover left") { columns.left.cover(with: stage.screen("cover"), animated: true) }
      Call("cover right at once") {
        columns.right.cover(with: stage.screen("cover"), animated: false)
      }
      Call("uncover left") { columns.left.uncover() }
      Call("uncover right") { columns.right.uncover() }
    },
    CorrectContainer(19, "searchable-list", SearchableList.self) { list, _ in
      Call("search") { list.setSearching(true) }
      Call("stop searching") { list.setSearching(false) }
    },
    CorrectContainer(19, "filtered-list", FilteredList.self) { list, _ in
      Call("search") { list.startSearch() }
      Call("cancel search") { list.cancelSearch() }
      Call("open") { list.open() }
    },
  ]
}
