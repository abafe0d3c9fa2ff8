// Probes of presentations and dismissals.

internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

extension Probe {
  static let presentation: [Probe] = [
    Probe(
      "present",
      "Presents a full screen with animation.",
      asks: [
        Question("V-PRESENT-START", watching: "A.wd returned"),
        Question("V-LOAD-POS", watching: "A.wd B.dl"),
        Question("V-BEING-EARLY", watching: "presented", given: "V-PRESENT-START"),
        Question(
          "V-LAYOUT-PRESENTER",
          watching: "A.wl B.wl",
          after: "present",
          given: "V-LAYOUT-COUNT V-PRESENT-START"
        ),
      ]
    ) { run in
      let root = run.shown(run.screen("A"))
      run.note("present")
      let presented = run.screen("B", .fullScreen)
      root.present(presented, animated: true)
      run.note("returned")
      run.note("presented", presented.isBeingPresented)
    },
    Probe(
      "present-in-did-appear",
      "Presents a second full screen in the viewDidAppear of the first.",
      asks: [Question("V-DIDAPPEAR-PRESENT", watching: "A.dd B.wd", given: "V-PRESENT-START")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let first = run.screen("B", .fullScreen)
      let second = run.screen("C", .fullScreen)
      first.inside[.viewDidAppear] = {
        if $0.presentedViewController == nil { $0.present(second, animated: true) }
      }
      root.present(first, animated: true)
    },
    Probe(
      "dismiss-in-did-appear",
      "Dismisses without animation in the viewDidAppear of what is presented.",
      asks: [Question("V-DIDAPPEAR-FLAG", watching: "B.wd(flag)")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let presented = run.screen("B", .fullScreen)
      presented.inside[.viewDidAppear] = { $0.dismiss(animated: false) }
      root.present(presented, animated: false)
    },
    Probe(
      "present-in-load",
      "Presents in the viewDidLoad of a root.",
      asks: [Question("V-EARLY-PRESENT", watching: "A.wa A.da B.wa B.da")]
    ) { run in
      let root = run.screen("A")
      let presented = run.screen("B", .fullScreen)
      root.inside[.viewDidLoad] = { $0.present(presented, animated: false) }
      run.show(root)
    },
    Probe(
      "dismiss-while-presenting",
      "Dismisses while another presentation moves above.",
      asks: [Question("V-DISMISS-BUSY", watching: "B.wd B.dd C.wd C.dd", given: "V-CHAIN-ORDER")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let first = run.screen("B", .pageSheet)
      root.present(first, animated: true)
      run.settle()
      let second = run.screen("C", .pageSheet)
      first.present(second, animated: true)
      run.letBegin()
      root.dismiss(animated: true)
    },
    Probe(
      "chain",
      "Dismisses two sheets at once.",
      asks: [
        Question("V-CHAIN-ORDER", watching: "B.wd C.wd"),
        Question("V-CHAIN-BD", watching: "dismissed", given: "V-CHAIN-ORDER"),
      ]
    ) { run in
      let root = run.shown(run.screen("A"))
      let first = run.screen("B", .pageSheet)
      let second = run.screen("C", .pageSheet)
      root.present(first, animated: true)
      run.settle()
      first.present(second, animated: true)
      run.settle()
      first.inside[.viewWillDisappear] = { run.note("dismissed", $0.isBeingDismissed) }
      root.dismiss(animated: true)
    },
    Probe(
      "full-screen-over-sheet",
      "Presents a full screen from a sheet.",
      asks: [Question("V-COVER-BENEATH", watching: "A.wd B.wd")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let sheet = run.screen("B", .pageSheet)
      root.present(sheet, animated: true)
      run.settle()
      let cover = run.screen("C", .fullScreen)
      sheet.present(cover, animated: true)
    },
    Probe(
      "cover-without-base",
      "Removes a child from whose context a full screen was presented.",
      asks: [Question("V-COVER-BASE", watching: "D.wd D.dd", after: "remove")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let part = run.screen("B")
      part.definesPresentationContext = true
      root.addChild(part)
      root.view.addSubview(part.view)
      part.didMove(toParent: root)
      run.settle()
      let inPart = run.screen("C", .currentContext)
      part.present(inPart, animated: false)
      run.settle()
      inPart.present(run.screen("D", .fullScreen), animated: false)
      run.settle()
      run.note("remove")
      part.willMove(toParent: nil)
      part.view.removeFromSuperview()
      part.removeFromParent()
    },
    Probe(
      "popover",
      "Presents a popover on a phone.",
      asks: [Question("V-POPOVER-COMPACT", watching: "A.wd B.da")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let popover = run.screen("B", .popover)
      popover.popoverPresentationController?.sourceView = root.view
      root.present(popover, animated: true)
    },
    Probe(
      "dismiss-nothing",
      "Dismisses where nothing is presented.",
      asks: [Question("V-DISMISS-NOTHING", watching: "completion end")]
    ) { run in
      let root = run.shown(run.screen("A"))
      root.dismiss(animated: true) { run.note("completion") }
      run.settle()
      run.note("end")
    },
  ]

  static let customTransitions: [Probe] = [
    Probe(
      "custom-presentation",
      "Presents with a presentation controller of the app's.",
      asks: [Question("V-PRESENT-BEGIN", watching: "B.wa begins")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let presented = run.screen("B")
      let presentation = run.keep(ProbePresentation())
      presentation.slide.onPresentationBegin = { _ in run.note("begins") }
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = presentation
      root.present(presented, animated: true)
    },
    Probe(
      "presentation-reports-false",
      "Presents with an animator that reports false, though no finger drives it.",
      asks: [Question("V-COMPLETE-FALSE", watching: "B.da B.dd", after: "present")]
    ) { run in
      let root = run.shown(run.screen("A"))
      let presented = run.screen("B")
      let presentation = run.keep(ProbePresentation())
      presentation.slide.reportsFalse = true
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = presentation
      run.note("present")
      root.present(presented, animated: true)
    },
    Probe(
      "presentation-cancelled",
      "Begins an interactive presentation, and cancels it.",
      asks: [
        Question(
          "V-MODAL-CANCEL V-CANCEL-TIME",
          watching: "A.wa A.da B.wd B.dd cancelled",
          after: "present"
        )
      ]
    ) { run in
      let root = run.shown(run.screen("A"))
      let presented = run.screen("B")
      let presentation = run.keep(ProbePresentation())
      presentation.isInteractive = true
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = presentation
      run.note("present")
      root.present(presented, animated: true)
      run.letBegin()
      presentation.slide.interaction.update(0.3)
      presentation.slide.interaction.cancel()
      run.note("cancelled")
    },
    Probe(
      "tab-cancelled",
      "Begins an interactive switch of tabs, and cancels it.",
      asks: [
        Question(
          "V-TAB-CANCEL V-CANCEL-TIME",
          watching: "A.wa A.da B.wd B.dd cancelled",
          after: "select"
        ),
        Question("V-IA-CANCEL", watching: "A.ia A.da", after: "select", given: "V-IA-CHILD"),
      ]
    ) { run in
      let tabs = run.named("tabs", UITabBarController())
      let slide = run.keep(ProbeSlide())
      tabs.setViewControllers([run.screen("A"), run.screen("B")], animated: false)
      run.show(tabs)
      tabs.delegate = slide
      run.note("select")
      tabs.selectedIndex = 1
      run.letBegin()
      slide.interaction.update(0.3)
      slide.interaction.cancel()
      run.note("cancelled")
    },
  ]

  private static let pull = "pull the sheet down a little way, and let go so that it "

  /// A sheet that a finger drags; `prepare` is given the sheet once it is shown.
  @MainActor
  private static func drag(
    _ run: ProbeRun,
    cancelled: Bool,
    allows: Bool = true,
    _ prepare: (ProbeScreen) -> Void = { _ in }
  ) {
    let root = run.shown(run.screen("A"))
    let sheet = run.screen("B", .pageSheet)
    root.present(sheet, animated: true)
    run.settle()
    let delegate = run.keep(ProbeSheetDelegate(run))
    delegate.allows = allows
    sheet.presentationController?.delegate = delegate
    prepare(sheet)
    run.note("drag")
    run.act(.dragSheet(sheet, cancelled: cancelled))
    let isGone = sheet.presentingViewController == nil
    run.confirm(delegate.wasAsked && isGone == (allows && !cancelled))
  }

  static let sheets: [Probe] = [
    Probe(
      "sheet-dragged",
      "A finger drags a sheet away.",
      asks: [
        Question("V-SHEET-BD", watching: "dismissed", given: "V-SHEET-CANCEL"),
        Question("V-SHEET-WD", watching: "B.wd will", given: "V-SHEET-CANCEL"),
      ],
      byHand: "pull the sheet down until it leaves"
    ) { run in
      drag(run, cancelled: false) { sheet in
        sheet.inside[.viewWillDisappear] = { run.note("dismissed", $0.isBeingDismissed) }
      }
    },
    Probe(
      "sheet-drag-cancelled",
      "A finger drags a sheet, and lets it go.",
      asks: [Question("V-SHEET-CANCEL", watching: "B.wd B.wa B.da", after: "drag")],
      byHand: pull + "stays"
    ) { run in drag(run, cancelled: true) },
    Probe(
      "sheet-blocked",
      "A finger drags a sheet that must stay.",
      asks: [Question("V-SHEET-BLOCKED", watching: "B.wd B.wa B.da", after: "drag")],
      byHand: pull + "springs back"
    ) { run in drag(run, cancelled: false, allows: false) },
    Probe(
      "sheet-in-landscape",
      "Presents a sheet where the height is compact.",
      asks: [Question("V-COMPACT-SHEET", watching: "A.wd B.da", after: "present")],
      byHand: "turn the phone to landscape"
    ) { run in
      let root = run.shown(run.screen("A"))
      run.act(.rotate)
      run.confirm(root.view.bounds.width > root.view.bounds.height)
      run.note("present")
      let sheet = run.screen("B", .pageSheet)
      root.present(sheet, animated: true)
    },
  ]
}

/// Records what the delegate of a sheet receives.
final class ProbeSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var run: ProbeRun?
  var allows = true
  private(set) var wasAsked = false

  init(_ run: ProbeRun) { self.run = run }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    wasAsked = true
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    run?.note("will")
  }
}
