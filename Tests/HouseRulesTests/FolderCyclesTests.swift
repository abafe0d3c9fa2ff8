// Tests that the folders of each module depend on each other without a cycle.

import XCTest

final class FolderCyclesTests: XCTestCase {
  /// How many folders of a module still depend on each other in cycles: it may only shrink.
  private static let inCycles = ["HeadlessUIKitCore": 5]

  func testFoldersDependOnEachOtherWithoutACycle() throws {
    let files = Dictionary(grouping: try Repository.swiftFiles(in: "Sources"), by: \.target)
    let types = files.mapValues {
      $0.map(FileOutline.init).reduce(into: Set()) { $0.formUnion($1.types) }
    }
    XCTAssertGreaterThan(files.count, 5)
    for module in files.keys.sorted() {
      // A type that another module declares as well may be meant where it is named.
      let foreign = types.filter { $0.key != module }.values.reduce(into: Set()) {
        $0.formUnion($1)
      }
      let graph = FolderGraph(of: files[module] ?? [], foreign: foreign)
      let folders = graph.foldersInCycles
      let row = "\(module): \(folders.joined(separator: ", ")): \(graph.cycle)"
      XCTAssertLessThanOrEqual(folders.count, Self.inCycles[module] ?? 0, row)
    }
  }

  // MARK: The scanner

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/Shop/" + path, text: text)
  }

  private let goods = """
    public struct Item {
      var basket: Basket?
    }
    """

  func testACycleIsNamedWithAFileAndATypeForEachEdge() {
    let files = [
      file("Goods/Item.swift", goods),
      file("Orders/Basket.swift", "final class Basket { var receipt: Receipt? }\n"),
      file("Payment/Receipt.swift", "enum Receipt { case of(Item) }\n"),
      file("Shop.swift", "struct Shop { let items: [Item] }\n"),
    ]
    XCTAssertEqual(
      FolderGraph(of: files).cycle,
      [
        "Goods -> Orders: Sources/Shop/Goods/Item.swift uses Basket",
        "Orders -> Payment: Sources/Shop/Orders/Basket.swift uses Receipt",
        "Payment -> Goods: Sources/Shop/Payment/Receipt.swift uses Item",
      ]
    )
  }

  func testTheShortestCycleIsNamed() {
    let files = [
      file("Goods/Item.swift", goods),
      file("Orders/Basket.swift", "struct Basket { let receipt: Receipt, items: [Item] }\n"),
      file("Payment/Receipt.swift", "extension Item {}\nstruct Receipt {}\n"),
    ]
    XCTAssertEqual(FolderGraph(of: files).cycle.count, 2)
  }

  func testAFolderWithinAnotherIsAFolderOfItsOwn() {
    let files = [
      file("Goods/Item.swift", goods),
      file("Goods/Baskets/Small/Basket.swift", "struct Basket { let item: Item }\n"),
      file("Orders/Order.swift", "struct Order { let item: Item }\n"),
    ]
    let graph = FolderGraph(of: files)
    XCTAssertEqual(graph.foldersInCycles, ["Goods", "Goods/Baskets/Small"])
    XCTAssertEqual(graph.cycle.count, 2)
  }

  func testWhatIsNoUseOfATypeMakesNoCycle() {
    let rows = [
      "// Item", "let a = \"Item\"", "struct Basket { var kind: Kind.Item }",
      "private struct Item {}\nstruct Basket { let item: Item }",
      "struct Basket {\n  enum Item {}\n  let item: Item\n}",
    ]
    for row in rows {
      let files = [
        file("Goods/Item.swift", goods), file("Orders/Basket.swift", row + "\nstruct Basket {}\n"),
      ]
      XCTAssertEqual(FolderGraph(of: files).cycle, [], row)
    }
    let nested = file(
      "Orders/Basket+Items.swift",
      "extension Basket {\n  var first: Item? { nil }\n}\n"
    )
    let basket = file("Orders/Basket.swift", "struct Basket {\n  struct Item {}\n}\n")
    XCTAssertEqual(FolderGraph(of: [file("Goods/Item.swift", goods), basket, nested]).cycle, [])
    let shared = [
      file("Goods/Item.swift", goods),
      file("Orders/Basket.swift", "let a: Item\nstruct Basket {}\n"),
    ]
    XCTAssertNotEqual(FolderGraph(of: shared).cycle, [])
    XCTAssertEqual(FolderGraph(of: shared, foreign: ["Item"]).cycle, [])
  }

  func testAPrivateTypeIsNotUsedByOtherFolders() {
    let files = [
      file("Goods/Item.swift", goods),
      file("Orders/Basket.swift", "private struct Basket { let item: Item }\n"),
    ]
    XCTAssertEqual(FolderGraph(of: files).cycle, [])
  }
}
