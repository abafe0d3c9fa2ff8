// The public documents behind the rules, each under a short key.

package import VCLifecycle

extension Rule {
  /// A public document that rules cite.
  public struct Source: Hashable, Sendable {
    public let key: String
    /// The title of the document, and where to find it.
    public let document: String
    /// The address of the document, if it has a lasting one.
    public let address: String?

    /// Reads `N17 | public navigation log with scene events, iOS 17`; an address may follow below.
    package init(_ entry: TextTable.Entry) throws(TableError) {
      guard entry.fields.count == 2 else { throw entry.error("expected KEY | DOCUMENT") }
      key = entry.fields[0]
      document = entry.fields[1]
      address = entry.text.isEmpty ? nil : "https://" + entry.text
    }
  }
}

extension Rule.Source {
  /// Every source, documents first, then logs and tests, then single reports.
  public static let all: [Rule.Source] = table.values(Rule.Source.init)

  package static let table = TextTable(
    "Rule.Source.swift",
    #"""
    IA | Apple: viewIsAppearing(_:)
      developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
    DA | Apple: viewDidAppear(_:)
      developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
    SHOWDOC | Apple: Showing and hiding view controllers
    MPS | Apple: UIModalPresentationStyle
      developer.apple.com/documentation/uikit/uimodalpresentationstyle
    ADPT | Apple: UIAdaptivePresentationControllerDelegate
      developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
    DISM | Apple: dismiss(animated:completion:)
      developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    NAVDOC | Apple: UINavigationController and UINavigationControllerDelegate
      developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
    TABDOC | Apple: UITabBarControllerDelegate
      developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
    PAGEDOC | Apple: UIPageViewControllerDelegate
      developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
    TCDOC | Apple: notifyWhenInteractionChanges(_:) and notifyWhenInteractionEnds(_:)
    COMPDOC | Apple: completeTransition(_:)
      developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
    HVC | SDK header UIViewController.h
      developer.apple.com/documentation/uikit/uiviewcontroller
    HTC | SDK header UIViewControllerTransitionCoordinator.h
      developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
    HSV | SDK header UISplitViewController.h
      developer.apple.com/documentation/uikit/uisplitviewcontroller
    TN2298 | Apple Technical Note TN2298, Using Unwind Segues
    ROOTDOC | Apple: rootViewController, quoted in onmyway133/notes issue 251
    MSDOC | Microsoft .NET reference for UIKit: the flags of UIViewController
    W19 | WWDC 2019 session 224
      developer.apple.com/videos/play/wwdc2019/224/
    W23 | WWDC 2023 session 10055
      developer.apple.com/videos/play/wwdc2023/10055/

    CAT | experiment log with stack traces, Mac Catalyst / iPadOS 26.5, 2026
    N17 | public navigation log with scene events, iOS 17
    YAG | yagamo-style.com: UIViewController life cycle log, iOS 12.2, 2019
    NJP | Japanese navigation log with a cancelled swipe, iOS 14
    UIKitTestable | UIKitTestable: tests of controllers in a window
    NAIR | A. Nair / W. Ling: The Inconsistent Order of View Transition Events, 2014
    ARM1 | arm1.ru: UIViewController life cycle
    READKE | readke.com: navigation log
    VAST | Vast developer blog: UIViewController Life Cycle, 2012 (iOS 5)
    PGZXC | pgzxc.github.io: tab log
    REMKOH | remkoh.dev: log of a chain of presentations
    CHEN | blog: addChildViewController and addSubview call order, 2019 (iOS 12)
    SO1 | Stack Overflow 48653763: children of a page view controller
    SO2 | Stack Overflow 18927878: interactive pop
    SO3 | Stack Overflow answer 66605799: launch order per version
    SQM | square/swift-modals: VisibilityTests, run on real UIKit
    SQW | square/workflow-swift: UIViewControllerExtensionTests, run on real UIKit
    WOC | microsoft/WinObjC: UIViewControllerTests, issues and pull requests
    QMUI | Tencent/QMUI_iOS: comments in UINavigationController+QMUI
    RNS | software-mansion/react-native-screens: comments and pull requests
    STY | "Why isn't viewWillAppear getting called?", table of styles, 2019
    ADO | UIViewKit blog: Understanding viewIsAppearing, 2024
    CCT | Adobels/CodeCallTracker: Detecting the First-Time Call of viewWillAppear
    SCH | "When viewWillAppear: Isn't Called", 2011 (iOS 4)
    BAM | B. Bambara: Object Life Cycle: UIViewController, 2014
    HILL | D. Hill: cancelled transitions in custom containers, 2019
    AKINTO | akinto.jimdofree.com: children of view controllers, 2013
    DEFAGOS | defagos: ios5-root-container-bug, 2012
    JEKSYS | gist jeksys 238575ab: the flags in viewWillAppear
    DEVGEM | devgem.io: appearance in the background, iOS 17.5.1
    OBJCIO | objc.io: article on testing view controllers
    Jianshu | jianshu.com: articles with logs, by their numbers

    R | Open Radar, by number
    STACKS | developers' stack traces, iOS 7 to 17
    REPORTS | many public defect reports and questions
    SUITES | several public test suites, iOS 17
    FURTHER | one further public log
    APPS | comments in the source of public apps
    SHEETS | source of two public apps that follow a sheet's drag, iOS 26
    HEADERS | header comment of a public library
    AWFUL | Awful app: source of its navigation controller, iOS 26
    BufferedNavigationController | GitHub issue
    ChatSecure | GitHub issue
    Cobalt | cobaltians/Cobalt, GitHub issue
    FeatherweightRouter | GitHub issue
    Hero | GitHub issue
    LNPopupController | GitHub issue, 2022
    NYTPhotoViewer | GitHub issue
    Pageboy | GitHub issue
    PageMenu | GitHub issue
    Parchment | GitHub issue and pull request
    react-native-navigation | wix/react-native-navigation, GitHub issue
    RZUtils | GitHub issue
    SideMenu | GitHub issue
    SwipeableTabBarController | GitHub issue
    UIWindowTransitions | GitHub issue
    XLPagerTabStrip | GitHub issue
    """#
  )
}
