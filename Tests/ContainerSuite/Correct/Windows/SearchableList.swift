// A list with a search controller; the list defines the context in which results are shown.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A list that searches.
final class SearchableList: UIViewController, UISearchResultsUpdating {
  private let results: UIViewController
  private lazy var searchController = UISearchController(searchResultsController: results)
  private(set) var query = ""

  init(results: UIViewController) {
    self.results = results
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    searchController.searchResultsUpdater = self
    view.addSubview(searchController.searchBar)
  }

  func setSearching(_ isSearching: Bool) {
    guard viewIfLoaded?.window != nil, searchController.isActive != isSearching,
      transitionCoordinator == nil, !searchController.isBeingPresented,
      !searchController.isBeingDismissed
    else { return }
    if isSearching && presentedViewController != nil { return }
    searchController.isActive = isSearching
  }

  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
  }
}
