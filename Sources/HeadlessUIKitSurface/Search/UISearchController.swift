// A search controller: while it is active it is presented over the controller of its search bar,
// and its results are a child of it.

public import Foundation
@_spi(Surface) public import HeadlessUIKitCore

/// A method that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods that a search controller calls when it is presented and dismissed.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A controller that is presented while the user searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?, delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true, hidesNavigationBarDuringPresentation = true
  open private(set) lazy var searchBar: UISearchBar = makeSearchBar()
  /// The item of the navigation bar that shows the search bar.
  fileprivate weak var navigationItemOfBar: UINavigationItem?

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController else { return }
    addChild(results)
    guard let view, let resultsView = results.view else { return }
    view.fill(with: resultsView)
    view.addSubview(resultsView)
    results.didMove(toParent: self)
  }

  open var isActive: Bool {
    get { isPresentedItself }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// It lies over the context that holds the search bar, which stays visible.
  @_spi(Surface) open override var impliedPresentationStyle: UIModalPresentationStyle { .overCurrentContext }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchController = self
    return bar
  }

  /// The controller that shows the search bar, among its views or in the navigation bar.
  private var controllerOfBar: UIViewController? {
    if let controller = searchBar.nearestController { return controller }
    guard let controller = navigationItemOfBar?.controller else { return nil }
    return controller.viewIfLoaded?.window == nil ? nil : controller
  }

  private func activate() {
    guard let presenter = controllerOfBar else {
      delegate?.presentSearchController(self)
      return
    }
    delegate?.willPresentSearchController(self)
    presenter.present(self, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func deactivate() {
    delegate?.willDismissSearchController(self)
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  func textChanged() { searchResultsUpdater?.updateSearchResults(for: self) }
}

extension UINavigationItem {
  public var searchController: UISearchController? {
    get { searchControllerStorage as? UISearchController }
    set {
      searchController?.navigationItemOfBar = nil
      searchControllerStorage = newValue
      newValue?.navigationItemOfBar = self
    }
  }
}
