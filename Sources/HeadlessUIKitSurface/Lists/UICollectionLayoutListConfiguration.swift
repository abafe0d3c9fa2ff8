// Lists made with collection views: rows over the whole width, and cells with accessories.

public import Foundation

/// How a collection lays out rows as a table does.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// What is at the top of a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  /// What is at the bottom of a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true, backgroundColor: UIColor?, headerMode = HeaderMode.none, footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?, leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// Rows over the whole width, each as high as a row of a table.
  public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  { NSCollectionLayoutSection(group: .row) }
}

extension NSCollectionLayoutGroup {
  fileprivate static var row: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in .list(using: configuration, layoutEnvironment: environment) })
  }
}

/// A row of a list that is a collection.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [], indentationLevel = 0, indentationWidth: CGFloat = 10, indentsAccessories = true
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What is at the edge of a row, which nothing shows.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory()
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { UICellAccessory() }
}
