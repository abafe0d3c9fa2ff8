// The page view controller: one or two pages, turned by scrolling or curling (spec 1.8, 2.4).

public import Foundation
internal import VCLifecycle

/// A container that shows one or two pages and turns them.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How a page gives way to the next.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// Along which axis pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way the pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where the spine of the book lies; in the middle, two pages are shown.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// Names an option of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  // MARK: Hidden state

  /// The pages that the app asked for last, or that a finished swipe brought.
  @exclusivity(unchecked) var pages: [UIViewController] = []
  @exclusivity(unchecked) var content = ShownContent()
  /// The pages before and after the shown ones, from the data source of the idle container.
  var neighbours = PageNeighbours()
  /// Pages that have been set off screen, before their willMove(toParent:).
  var awaitingWillMove: [UIViewController] = []
  /// Pages whose didMove(toParent:) waits for their viewDidAppear (MOVE-8).
  @exclusivity(unchecked) var awaitingDidMove: [UIViewController] = []
  var hasEverAppeared = false
  /// Whether the pages appeared before the container did, and do not appear again with it (PAGE-6).
  var hasAppearedEarly = false
  /// Whether callbacks run just before a turn starts: what they ask for waits for that turn.
  var isBeginningTurn = false
  /// Whether the delegate is being asked where the spine lies, and what it has set meanwhile.
  var isAskingForSpine = false
  var setForSpine: (@MainActor () -> Void)?

  /// The scroll view that the pages lie in; nil with the style of a page curl.
  var pageScroll: PageScrollView?

  // MARK: Making

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : Self.spine(in: options)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    let value = options?[.spineLocation]
    if let location = value as? SpineLocation { return location }
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    return number.flatMap(SpineLocation.init) ?? .min
  }

  open override func loadView() {
    super.loadView()
    guard transitionStyle == .scroll, let view = viewStorage else { return }
    let scroll = PageScrollView(of: self, in: view.bounds)
    pageScroll = scroll
    view.attach(scroll)
  }

  // MARK: Settings

  open weak var delegate: (any UIPageViewControllerDelegate)?

  @exclusivity(unchecked) open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { askForNeighbours() }
  }

  @exclusivity(unchecked) open private(set) var transitionStyle: TransitionStyle
  @exclusivity(unchecked) open private(set) var navigationOrientation: NavigationOrientation
  @exclusivity(unchecked) open internal(set) var spineLocation: SpineLocation
  open var isDoubleSided = false

  // MARK: The pages

  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if isAskingForSpine {
      setForSpine = { [unowned self] in
        setViewControllers(
          viewControllers,
          direction: direction,
          animated: animated,
          completion: completion
        )
      }
      return
    }
    guard let wanted = accepted(viewControllers ?? [], animated: animated) else { return }
    if wanted.isIdentical(to: pages), openSwitch == nil, content.waiting.isEmpty {
      completion?(true)  // PAGE-7
      askForNeighbours()  // PAGE-9
    } else if admitsSwitch() {
      recordRequest(for: wanted)
      pages = wanted
      show(
        ContentSwitch(
          to: wanted,
          isAnimated: animated,
          goesForward: direction == .forward,
          completion: completion
        )
      )
    } else {
      completion?(false)
    }
  }

  // MARK: Forwarding, from inside UIKit's own implementation (CHILD-18)

  override func reachedBase(_ kind: Event.Kind, animated: Bool) {
    super.reachedBase(kind, animated: animated)
    if kind == .viewWillAppear { hasEverAppeared = true }
    if kind == .viewWillDisappear { hasAppearedEarly = false }
    if !hasAppearedEarly || kind == .viewDidDisappear { forwardToShown(kind, animated: animated) }
    if kind == .viewWillAppear { placeShown() }
    guard kind == .viewDidAppear else { return }
    hasAppearedEarly = false
    endMovesOfAppeared()
  }

  override var containerKind: ContainerKind { .page }
  override var shownChildren: [UIViewController] { content.shown }
  override var hasShownChildren: Bool { !content.shown.isEmpty }
  override func viewIsLaidOut() { proceed() }

  override func hasAppearedUntold() {
    hasEverAppeared = true  // its pages are early no longer (PAGE-6)
    hasAppearedEarly = false
  }

  override func deviceWasTurned() { askForSpine() }
  override func appearanceWillBegin() { finishBeforeMoving() }

  override func offerGestures(to offers: inout GestureOffers) {
    offerTurns(to: &offers)
    super.offerGestures(to: &offers)
  }

  override func checkInvariants() {
    super.checkInvariants()
    checkContent()
    assert(pages.count <= pagesShown, "more pages are set than fit")
    assert(
      !hasAppearedEarly || runtime.profile.pageEarly == .immediate,
      "pages have appeared before their container against the profile"
    )
  }

  override func didSettle(_ direction: Direction) {
    super.didSettle(direction)
    proceed()
  }

  override func childDidSettle() { proceedUnseen() }

  override func catchUp() { proceed() }
}

/// The pages beside the shown ones.
struct PageNeighbours {
  /// The pages that were shown when the data source was asked, or could be.
  var shown: [ControllerID] = []
  /// The pages on each side; nil if the data source was not asked for them.
  var before: [UIViewController]?
  var after: [UIViewController]?
}

extension UIPageViewController {
  /// None: the fingers that turn pages are the container's own.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}
