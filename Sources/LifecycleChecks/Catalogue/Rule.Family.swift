// The families of rules, in the order in which the rulebook lists them.

extension Rule {
  /// A group of rules about one subject; its raw value begins the identity of its rules.
  public enum Family: String, CaseIterable, Sendable {
    case state = "STATE"
    case appear = "APPEAR"
    case layout = "LAYOUT"
    case navigation = "NAV"
    case delegate = "DELEG"
    case modal = "MODAL"
    case tab = "TAB"
    case page = "PAGE"
    case split = "SPLIT"
    case child = "CHILD"
    case window = "WIN"
    case move = "MOVE"
    case flag = "FLAG"
    case stateAt = "STATEAT"
    case coordinator = "COORD"
    case show = "SHOW"
    case first = "FIRST"
    case quirk = "QUIRK"

    /// What the family is about.
    public var title: String {
      switch self {
      case .state: "the states of one controller"
      case .appear: "viewIsAppearing"
      case .layout: "layout passes"
      case .navigation: "UINavigationController"
      case .delegate: "delegates, and the forwarding workaround of 2011"
      case .modal: "presentation and dismissal"
      case .tab: "UITabBarController"
      case .page: "UIPageViewController"
      case .split: "UISplitViewController"
      case .child: "children, added and forwarded to by hand or automatically"
      case .window: "window, application and scene"
      case .move: "willMove(toParent:) and didMove(toParent:)"
      case .flag: "isMovingToParent and the other three flags"
      case .stateAt: "what is valid in which callback"
      case .coordinator: "the transition coordinator"
      case .show: "show, segues and unwinding"
      case .first: "tracking of first calls"
      case .quirk: "defects of single versions"
      }
    }
  }
}
