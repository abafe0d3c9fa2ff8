// A list whose search is in the navigation bar, and which opens what is found.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A list that is filtered by its search, without a controller for results.
final class FilteredList: UIViewController {
  private let search = UISearchController(searchResultsController: nil)
  private let makeDetail: () -> UIViewController
  private(set) var isSearching = false

  init(makeDetail: @escaping () -> UIViewController) {
    self.makeDetail = makeDetail
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.delegate = self
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func startSearch() {
    guard view.window != nil, presentedViewController == nil, transitionCoordinator == nil else {
      return
    }
    search.isActive = true
  }

  func cancelSearch() {
    guard search.isActive, !search.isBeingPresented, !search.isBeingDismissed else { return }
    search.isActive = false
  }

  func open() {
    guard view.window != nil, let navigationController, transitionCoordinator == nil,
      search.transitionCoordinator == nil, navigationController.topViewController === self
    else { return }
    navigationController.pushViewController(makeDetail(), animated: true)
  }
}

extension FilteredList: UISearchControllerDelegate, UISearchResultsUpdating {
  func didPresentSearchController(_ searchController: UISearchController) { isSearching = true }

  func didDismissSearchController(_ searchController: UISearchController) { isSearching = false }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text
  }
}
