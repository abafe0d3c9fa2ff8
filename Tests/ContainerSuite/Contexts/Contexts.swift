// Containers that define a context, and lists with a search.

import HeadlessUIKit

/// A column that defines a context for what it presents.
final class ContextColumn: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
  }

  func cover(with controller: UIViewController, animated: Bool) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil,
      transitionCoordinator == nil
    else { return }
    controller.modalPresentationStyle = .currentContext
    present(controller, animated: animated)
  }

  func uncover() {
    // What an ancestor presents is presented here as well.
    guard let cover = presentedViewController, cover.presentingViewController === self,
      !cover.isBeingDismissed, !cover.isBeingPresented
    else { return }
    dismiss(animated: true)
  }
}

/// Holds the columns.
final class ContextColumnController: SampleController {
  let left = ContextColumn()
  let right = ContextColumn()

  override func viewDidLoad() {
    super.viewDidLoad()
    let (leftFrame, rightFrame) = view.bounds.divided(
      atDistance: view.bounds.width / 2,
      from: .minXEdge
    )
    add(left, leftFrame)
    add(right, rightFrame)
  }

  private func add(_ column: UIViewController, _ frame: CGRect) {
    addChild(column)
    column.view.frame = frame
    view.addSubview(column.view)
    column.didMove(toParent: self)
  }
}

/// A list that searches.
final class SearchableList: SampleController, UISearchResultsUpdating {
  private lazy var results = makeScreen("results")
  private lazy var searchController = UISearchController(searchResultsController: results)
  private(set) var query = ""

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

/// A list that is filtered by its search, without a controller for results.
final class FilteredList: SampleController {
  private let search = UISearchController(searchResultsController: nil)
  private(set) var isSearching = false

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
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
    navigationController.pushViewController(makeScreen("detail"), animated: true)
  }
}

extension FilteredList: UISearchControllerDelegate, UISearchResultsUpdating {
  func didPresentSearchController(_ searchController: UISearchController) { isSearching = true }

  func didDismissSearchController(_ searchController: UISearchController) { isSearching = false }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text
  }
}
