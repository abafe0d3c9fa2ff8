// The public documents behind the rules, each under a short key.

extension Rule {
  /// A public document that rules cite.
  public struct Source: Hashable, Sendable {
    public let key: String
    /// What the document is and where it is found.
    public let document: String

    init(_ key: String, _ document: String) {
      self.key = key
      self.document = document
    }
  }
}

extension Rule.Source {
  /// Every source, documents first, then logs and tests, then single reports.
  public static let all: [Rule.Source] = documents + logs + projects

  private static let documents: [Rule.Source] = [
    Rule.Source("IA", "Apple: viewIsAppearing(_:)"),
    Rule.Source("DA", "Apple: viewDidAppear(_:)"),
    Rule.Source("SHOWDOC", "Apple: Showing and hiding view controllers"),
    Rule.Source("MPS", "Apple: UIModalPresentationStyle"),
    Rule.Source("ADPT", "Apple: UIAdaptivePresentationControllerDelegate"),
    Rule.Source("DISM", "Apple: dismiss(animated:completion:)"),
    Rule.Source("NAVDOC", "Apple: UINavigationController and UINavigationControllerDelegate"),
    Rule.Source("TABDOC", "Apple: UITabBarControllerDelegate"),
    Rule.Source("PAGEDOC", "Apple: UIPageViewControllerDelegate"),
    Rule.Source(
      "TCDOC",
      "Apple: notifyWhenInteractionChanges(_:) and notifyWhenInteractionEnds(_:)"
    ),
    Rule.Source("HVC", "SDK header UIViewController.h"),
    Rule.Source("HTC", "SDK header UIViewControllerTransitionCoordinator.h"),
    Rule.Source("HSV", "SDK header UISplitViewController.h"),
    Rule.Source("TN2298", "Apple Technical Note TN2298, Using Unwind Segues"),
    Rule.Source("ROOTDOC", "Apple: rootViewController, quoted in onmyway133/notes issue 251"),
    Rule.Source("MSDOC", "Microsoft .NET reference for UIKit: the flags of UIViewController"),
    Rule.Source("W19", "WWDC 2019 session 224"),
    Rule.Source("W23", "WWDC 2023 session 10055"),
  ]

  private static let logs: [Rule.Source] = [
    Rule.Source("CAT", "experiment log with stack traces, Mac Catalyst / iPadOS 26.5, 2026"),
    Rule.Source("N17", "public navigation log with scene events, iOS 17"),
    Rule.Source("YAG", "yagamo-style.com: UIViewController life cycle log, iOS 12.2, 2019"),
    Rule.Source("NJP", "Japanese navigation log with a cancelled swipe, iOS 14"),
    Rule.Source(
      "NAIR",
      "A. Nair / W. Ling: The Inconsistent Order of View Transition Events, 2014"
    ),
    Rule.Source("ARM1", "arm1.ru: UIViewController life cycle"),
    Rule.Source("READKE", "readke.com: navigation log"),
    Rule.Source("VAST", "Vast developer blog: UIViewController Life Cycle, 2012 (iOS 5)"),
    Rule.Source("PGZXC", "pgzxc.github.io: tab log"),
    Rule.Source("REMKOH", "remkoh.dev: log of a chain of presentations"),
    Rule.Source("CHEN", "blog: addChildViewController and addSubview call order, 2019 (iOS 12)"),
    Rule.Source("SO1", "Stack Overflow 48653763: children of a page view controller"),
    Rule.Source("SO2", "Stack Overflow 18927878: interactive pop"),
    Rule.Source("SO3", "Stack Overflow answer 66605799: launch order per version"),
    Rule.Source("SQM", "square/swift-modals: VisibilityTests, run on real UIKit"),
    Rule.Source("SQW", "square/workflow-swift: UIViewControllerExtensionTests, run on real UIKit"),
    Rule.Source("WOC", "microsoft/WinObjC: UIViewControllerTests, issues and pull requests"),
    Rule.Source("QMUI", "Tencent/QMUI_iOS: comments in UINavigationController+QMUI"),
    Rule.Source("RNS", "software-mansion/react-native-screens: comments and pull requests"),
    Rule.Source("STY", "\"Why isn't viewWillAppear getting called?\", table of styles, 2019"),
    Rule.Source("ADO", "UIViewKit blog: Understanding viewIsAppearing, 2024"),
    Rule.Source("CCT", "Adobels/CodeCallTracker: Detecting the First-Time Call of viewWillAppear"),
    Rule.Source("SCH", "\"When viewWillAppear: Isn't Called\", 2011 (iOS 4)"),
    Rule.Source("BAM", "B. Bambara: Object Life Cycle: UIViewController, 2014"),
    Rule.Source("HILL", "D. Hill: cancelled transitions in custom containers, 2019"),
    Rule.Source("AKINTO", "akinto.jimdofree.com: children of view controllers, 2013"),
    Rule.Source("DEFAGOS", "defagos: ios5-root-container-bug, 2012"),
    Rule.Source("JEKSYS", "gist jeksys 238575ab: the flags in viewWillAppear"),
    Rule.Source("DEVGEM", "devgem.io: appearance in the background, iOS 17.5.1"),
    Rule.Source("OBJCIO", "objc.io: article on testing view controllers"),
    Rule.Source("Jianshu", "jianshu.com: articles with logs, by their numbers"),
  ]

  private static let projects: [Rule.Source] = [
    Rule.Source("R", "Open Radar, by number"),
    Rule.Source("STACKS", "developers' stack traces, iOS 7 to 17"),
    Rule.Source("REPORTS", "many public defect reports and questions"),
    Rule.Source("SUITES", "several public test suites, iOS 17"),
    Rule.Source("FURTHER", "one further public log"),
    Rule.Source("APPS", "comments in the source of public apps"),
    Rule.Source("SHEETS", "source of two public apps that follow a sheet's drag, iOS 26"),
    Rule.Source("HEADERS", "header comment of a public library"),
    Rule.Source("AWFUL", "Awful app: source of its navigation controller, iOS 26"),
    Rule.Source("BufferedNavigationController", "GitHub issue"),
    Rule.Source("ChatSecure", "GitHub issue"),
    Rule.Source("Cobalt", "cobaltians/Cobalt, GitHub issue"),
    Rule.Source("FeatherweightRouter", "GitHub issue"),
    Rule.Source("Hero", "GitHub issue"),
    Rule.Source("LNPopupController", "GitHub issue, 2022"),
    Rule.Source("NYTPhotoViewer", "GitHub issue"),
    Rule.Source("Pageboy", "GitHub issue"),
    Rule.Source("PageMenu", "GitHub issue"),
    Rule.Source("Parchment", "GitHub issue and pull request"),
    Rule.Source("react-native-navigation", "wix/react-native-navigation, GitHub issue"),
    Rule.Source("RZUtils", "GitHub issue"),
    Rule.Source("SideMenu", "GitHub issue"),
    Rule.Source("SwipeableTabBarController", "GitHub issue"),
    Rule.Source("UIWindowTransitions", "GitHub issue"),
    Rule.Source("XLPagerTabStrip", "GitHub issue"),
  ]
}
