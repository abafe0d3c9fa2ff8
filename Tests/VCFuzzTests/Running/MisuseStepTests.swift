// Every misuse as a step of short runs: it is committed, and reported as spec 4 says.

import XCTest

@MainActor
final class MisuseStepTests: XCTestCase {
  func testEveryMisuseIsCommittedAndReported() async throws { try assertMisuses(Self.runs) }

  private static let runs = """
    // Children added and removed by mistake (spec 4.1):
    screen; screen | MIS-1 on A with B | INV-47
    host(); screen under ios12+V-ORPHAN=waOnly | MIS-1 on host with A | INV-47 INV-15
    screen; screen under ios8+V-ORPHAN=none | MIS-1 on A with B | INV-47
    nav(screen); screen; screen | inside viewDidLoad of B: MIS-2 on B with C; push B on nav |
      INV-47
    nav(screen); screen; screen under ios12 | inside viewWillAppear of B: MIS-2 on B with C; push
      B on nav | INV-47
    nav(screen); screen; screen | push B on nav, animated; commit; MIS-3 on B with C | INV-47
    nav(screen); screen; screen under ios12+V-ORPHAN-MID=waOnly | push B on nav, animated; commit;
      MIS-3 on B with C | INV-47 INV-15
    screen; screen | MIS-4 on A with B | INV-47
    nav(screen); screen; screen under {ios12|ios12+V-ADD-DOUBLE=once} | push B on nav, animated;
      commit; MIS-5 on B with C | INV-47
    host(); screen | MIS-6 on host with A | INV-35
    host(); screen | MIS-7 on host with A | INV-35
    host(); screen | MIS-8 on host with A | INV-37 INV-35
    tabs(screen, host()); screen | MIS-8 on host with B | INV-37
    host(); screen under ios26+V-ADDCHILD-TWICE=wmAgain | MIS-9 on host with A | INV-35
    host(); screen | MIS-9 on host with A | nothing
    host(screen); screen | MIS-10 on host with A; settle; replace window root host by B | nothing
    host(screen) | MIS-11 on host with A | INV-35
    host(screen) | MIS-12 on host with A | INV-35
    host(screen) | MIS-13 on host with A | INV-47
    tabs(host(screen), screen) | MIS-14 on B with A | INV-35
    host(host(screen), screen) | MIS-15 on B with A | INV-53
    host(host(screen), screen) | MIS-16 on B with A | INV-53
    nav(screen); host(screen); screen | push host on nav, animated; commit; MIS-17 on host with C
      | nothing
    screen | MIS-18 on A | INV-47
    screen under ios26+V-ORPHAN=none | MIS-18 on A | nothing
    host(host(screen), screen) | MIS-19 on host with A | INV-53
    manual(screen) | MIS-19 on manual with A | INV-53
    screen; screen | MIS-20 on A with B | INV-54
    screen; screen under ios8+Q-6 | MIS-20 on A with B | nothing
    manual(screen, screen) | MIS-21 on manual | nothing
    // Appearances forwarded by mistake (spec 4.2):
    manual(screen) | MIS-22 on manual with A | INV-20
    manual(screen) | MIS-23 on manual with A | INV-20
    manual(screen) | MIS-24 on manual with A | INV-20
    host(manual(screen)) | inside viewDidLayoutSubviews of host: MIS-25 on host with A; lay out
      host | INV-20
    manual(screen) | MIS-26 on manual with A | INV-21
    manual(screen) under ios26+V-NESTED-BEGIN={refire|ignore} | MIS-26 on manual with A | INV-21
    manual(screen) | MIS-27 on manual with A | INV-1
    manual(screen) under ios26+V-BEGIN-T-S2=ignore | MIS-27 on manual with A | nothing
    manual(screen) | MIS-28 on manual with A | INV-20
    host(); screen | MIS-29 on host with A | INV-21
    host(); screen | MIS-30 on host with A | nothing
    nav(screen); screen | MIS-31 on nav; push B on nav | INV-19
    screen; manual(screen) | MIS-32 on manual; replace window root A by manual | INV-32
    manual(screen); screen | MIS-33 on manual; replace window root manual by B | INV-30
    nav(manual(screen), screen) | MIS-34 on manual; finger begin swipe back of nav; commit; finger
      cancel swipe back of nav | INV-15
    nav(screen); screen | push B on nav, animated; commit; MIS-35 on nav with B | INV-21
    screen | MIS-36 on A | INV-19
    screen under ios12 | MIS-36 on A | INV-19
    nav(screen); screen | MIS-37 on A; push B on nav | INV-18
    screen; tabs(screen, screen) | MIS-37 on tabs; replace window root A by tabs | INV-18
    nav(screen); screen | MIS-38 on B; push B on nav | INV-18
    nav(screen); screen | MIS-39 on B; push B on nav | INV-18
    screen | MIS-40 on A | INV-5
    tabs(screen, screen) | MIS-40 on B | INV-53
    screen | MIS-41 on A | INV-34
    nav(screen); screen; screen | MIS-65 on B with C; push B on nav; settle; push C on nav |
      INV-50
    nav(screen); screen under ios26+V-DM-REPEAT=atEnd | MIS-66 on B; push B on nav, animated |
      nothing
    // Navigation controllers used wrongly (spec 4.3):
    nav(screen); screen; screen under ios26+V-NAV-NESTED=nested | push B on nav, animated; commit;
      MIS-42 on nav with C | INV-51 INV-48
    nav(screen); screen; screen | push B on nav, animated; commit; MIS-42 on nav with C | nothing
    nav(screen); screen; screen under ios26+V-NAV-NESTED=nested | inside viewWillAppear of B:
      MIS-43 on nav with C; push B on nav, animated | INV-51 INV-48
    nav(screen); screen; screen under ios26+V-NAV-NESTED=drop | inside viewWillAppear of B: MIS-43
      on nav with C; push B on nav, animated | nothing
    nav(screen, screen, screen) under ios26+V-NAV-NESTED=nested | pop nav, animated; commit;
      MIS-44 on nav | INV-51 INV-48
    nav(screen, screen, screen) | MIS-44 on nav | nothing
    nav(screen, screen); screen under ios26+V-NAV-NESTED=nested | finger begin swipe back of nav;
      commit; MIS-45 on nav with C | INV-51 INV-48
    nav(screen, screen); screen under ios26+V-NAV-NESTED=finishFirst | finger begin swipe back of
      nav; commit; MIS-45 on nav with C | nothing
    nav(screen) | MIS-46 on nav with A | INV-53
    host(nav(screen), tabs(screen)) | MIS-46 on nav with tabs | INV-53
    tabs(screen, nav(screen)); screen | MIS-47 on nav with C; settle; select tab 1 of tabs |
      nothing
    nav(screen) | MIS-48 on nav | nothing
    nav(screen, screen, screen) under ios17 | MIS-49 on nav | nothing
    nav(screen, screen) | MIS-50 on nav with B | nothing
    nav(screen); screen | MIS-51 on nav; settle; pop nav; settle; push B on nav | INV-17
    nav(screen, screen) | MIS-52 on nav | INV-46
    // Presentations, tabs, pages and windows used wrongly (spec 4.4):
    screen; screen; screen | inside viewWillAppear of B: MIS-53 on B with C; replace window root A
      by B | INV-51
    screen; screen; screen under ios26+V-EARLY-PRESENT=refused | inside viewDidLoad of B: MIS-53
      on B with C; replace window root A by B | INV-51
    screen; screen; screen under ios26+V-EARLY-PRESENT=deferred | inside viewWillAppear of B:
      MIS-53 on B with C; replace window root A by B | nothing
    screen; screen; screen | present B from A as pageSheet, animated; commit; MIS-54 on A with C |
      INV-51
    tabs(screen, screen); screen | MIS-54 on B with C | INV-51
    screen; screen; screen | inside viewDidAppear of B: MIS-55 on B with C; replace window root A
      by B | nothing
    screen; screen | present B from A as fullScreen; settle; MIS-56 on B | INV-51
    screen; screen; screen | present B from A as pageSheet; settle; present C from B as
      fullScreen; settle; MIS-57 on B | nothing
    screen; screen | present B from A as pageSheet; settle; MIS-58 on B | nothing
    screen; tabs(screen, screen) | inside viewDidLoad of tabs: MIS-59 on tabs; replace window root
      A by tabs | nothing
    screen; tabs(screen, screen) under ios11 | inside viewDidLoad of tabs: MIS-59 on tabs; replace
      window root A by tabs | nothing
    tabs(screen, screen, screen) under ios11 | MIS-60 on tabs | INV-51 INV-48
    tabs(screen, screen, screen) | MIS-60 on tabs | nothing
    pages(screen); screen; screen under ios26+V-NAV-NESTED=nested | turn pages forward to B,
      animated; commit; MIS-61 on pages with C | INV-51 INV-48
    pages(screen); screen; screen | turn pages forward to B, animated; commit; MIS-61 on pages
      with C | nothing
    screen; pages(); screen | inside viewDidLoad of pages: MIS-62 on pages with B; replace window
      root A by pages | nothing
    screen; screen; screen | present B from A as fullScreen; settle; MIS-63 on A with C | INV-32
    screen; screen; screen under ios26+V-ROOT-SWAP-MODAL=dismissed | present B from A as
      fullScreen; settle; MIS-63 on A with C | nothing
    screen; screen | MIS-64 on A with B | INV-47
    """
}
