// The bar that a search controller belongs to; typing is setting its text.

/// A field for search terms.
@preconcurrency @MainActor open class UISearchBar: UIView {
  weak var searchController: UISearchController?

  open weak var delegate: (any UISearchBarDelegate)?
  open var placeholder: String?, prompt: String?, showsCancelButton = false, barTintColor: UIColor?, isTranslucent = true
  open var backgroundImage: UIImage?
  open private(set) lazy var searchTextField = UITextField()
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  open var text: String? { didSet { searchController?.textChanged() } }
}
