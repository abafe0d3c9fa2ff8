// The bar that a search controller belongs to; typing is setting its text.

/// A field for search terms.
@preconcurrency @MainActor open class UISearchBar: UIView {
  weak var searchController: UISearchController?

  open weak var delegate: (any UISearchBarDelegate)?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open private(set) lazy var searchTextField = UITextField()
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  open var text: String? { didSet { searchController?.textChanged() } }
}
