// The split controller: columns side by side, or one column where there is no room (spec 1.9, 2.4).

public import Foundation
internal import VCLifecycle

/// A container that shows two or three columns, or one where the width is compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are; `unspecified` is the classic style of two plain children.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// Which columns are on screen.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How the columns share the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  // MARK: Hidden state

  let styleStorage: Style
  var slots: [SplitColumnSlot] = []
  var compactSlot: SplitColumnSlot?
  /// The controllers whose views are on screen, or would be: one per visible column.
  var shownRoots: [UIViewController] = []
  /// The one controller that is shown while there is no room for columns.
  var collapsedRoot: UIViewController?
  /// The detail controllers that went onto the primary column's stack when the columns collapsed.
  var collapsedDetails: [UIViewController] = []
  var isCollapsedNow = false
  var preferredMode = DisplayMode.automatic
  /// What `show` and `hide` made of the preferred mode.
  var chosenMode: DisplayMode?
  /// Roots whose willMove was sent while the didMove is out.
  var owedAdditions: [UIViewController] = []
  var owedRemovals: [UIViewController] = []
  /// What lay above the detail controller when the columns expanded: its didMove(nil) is out.
  var owedDrops: [UIViewController] = []
  var openTransition: Transition?
  var animatesNext = false
  var isAdapting = false
  /// Whether the shown columns have received the will of this appearance.
  var hasForwarded = false

  // MARK: Making

  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var style: Style { styleStorage }
  open var presentsWithGesture = true
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var isCollapsed: Bool { isCollapsedNow }

  open var viewControllers: [UIViewController] {
    get { isCollapsedNow ? collapsedRoot.map { [$0] } ?? [] : slots.map(\.root) }
    set {
      // The classic way: two plain children, primary first (SHOW-9).
      let secondary = newValue.dropFirst().first
      setColumns([(.primary, newValue.first), (.secondary, secondary)], animated: false)
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumns([(column, vc)], animated: false)
  }

  open func viewController(for column: Column) -> UIViewController? { slot(column)?.content }

  /// Shows a column with an animation (SPLIT-3).
  open func show(_ column: Column) {
    if isCollapsedNow { return showCollapsedColumn(column) }
    guard !columns(in: currentMode).contains(column) else { return }
    let mode: DisplayMode = isTriplePrimary(column) ? .twoBesideSecondary : .oneBesideSecondary
    changeMode(to: mode, animated: true)
  }

  /// Hides a column with an animation (SPLIT-3).
  open func hide(_ column: Column) {
    if isCollapsedNow { return hideCollapsedColumn(column) }
    guard column != .secondary, columns(in: currentMode).contains(column) else { return }
    let mode: DisplayMode = isTriplePrimary(column) ? .oneBesideSecondary : .secondaryOnly
    changeMode(to: mode, animated: true)
  }

  open var displayMode: DisplayMode { currentMode }

  open var preferredDisplayMode: DisplayMode {
    get { preferredMode }
    set {
      preferredMode = newValue
      changeMode(to: nil, animated: false)  // SPLIT-3: at once
    }
  }

  // MARK: Showing (SHOW-5)

  /// Wide: into the column that the call comes from; compact: full screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    guard !isCollapsedNow else { return presentFullScreen(vc) }
    let origin = sender as? UIViewController ?? runtime.showOrigin
    let isFromPrimary = origin.map { slot(.primary)?.root.isAncestor(of: $0) ?? false } ?? false
    replace(isFromPrimary ? .primary : .secondary, with: vc)
  }

  /// Wide: the detail column; compact: what is shown is asked to show it, else full screen.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    if isCollapsedNow {
      showCompactDetail(vc, sender: sender)
    } else if let detail = slot(.secondary)?.content, detail !== vc, overridesShow(detail) {
      detail.show(vc, sender: sender)
    } else {
      replace(.secondary, with: vc)
    }
  }

  // MARK: Forwarding, from inside UIKit's own implementation (CHILD-18)

  override func reachedBase(_ kind: Event.Kind, animated: Bool) {
    super.reachedBase(kind, animated: animated)
    if kind == .viewWillAppear { adapt() }
    forwardToShown(kind, animated: animated)
    guard kind == .viewWillAppear else { return }
    hasForwarded = true
    attachColumns()
  }

  override var containerKind: ContainerKind { .split }
  override var shownChildren: [UIViewController] { shownRoots }
  override var hasShownChildren: Bool { !shownRoots.isEmpty }
  override func viewIsLaidOut() { placeColumns() }

  override func adaptToSize(grows: Bool) {
    disappearUnasked(grows: grows)
    adapt()
  }

  override func checkInvariants() {
    super.checkInvariants()
    assert(!isAdapting, "a split controller adapts between steps")
    assert(openTransition?.isOpen ?? true, "a split controller waits for a transition that ended")
    assert(isCollapsedNow || collapsedRoot == nil, "an expanded split controller is collapsed")
    for (slot, next) in zip(slots, slots.dropFirst()) {
      assert(slot.column.rawValue < next.column.rawValue, "columns are out of order")
    }
    assert(owedAdditions.isEmpty || openTransition != nil, "a column waits for its didMove")
  }

  override func didSettle(_ direction: Direction) {
    super.didSettle(direction)
    hasForwarded = false
    adapt()
  }
}

/// The content of one column: the app's controller, and what UIKit shows of it.
struct SplitColumnSlot {
  let column: UISplitViewController.Column
  let content: UIViewController
  /// The content, or the navigation controller that UIKit wraps it in (SPLIT-3).
  let root: UIViewController
}
