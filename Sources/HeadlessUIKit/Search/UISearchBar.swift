// The bar that a search controller belongs to; typing is setting its text.

/// A field for search terms.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  weak var searchController: UISearchController?

  open var placeholder: String?

  open var text: String? {
    didSet { searchController?.textChanged() }
  }
}
