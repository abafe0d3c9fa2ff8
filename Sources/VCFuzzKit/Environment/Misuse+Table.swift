// The table of misuses of spec section 4: what is done, on which controllers, with what verdict.

extension Misuse {
  /// A line for each misuse: its number and what is done, the controllers, the consequences.
  ///
  /// - The controllers: the roles that it is committed on, or `any`; `with` what it needs of the
  ///   object; `inside` the callbacks inside which it is one, the target's own unless `of anyone`.
  /// - The consequences: the verdict, the invariants that the specification names, the variant
  ///   without which nothing is reported, and `trap` for one that only prepares a controller.
  static let tableText = """
    1 add a view without addChild | screen host with free | advised INV-47 INV-15
    2 add a view without addChild before the container appears | \
      screen host with free inside viewDidLoad viewWillAppear | advised INV-47
    3 add a view without addChild while the container appears | \
      screen host with free | advised INV-47 INV-15
    4 add the view before addChild | screen host with free | reported INV-47
    5 add the view before addChild while the container appears | \
      screen host with free | reported INV-47
    6 addChild without didMove | screen host with free | advised INV-35
    7 addChild without adding the view | screen host with free | advised INV-35
    8 willMove or didMove alone, without addChild | \
      screen host with free | reported INV-35 INV-37 INV-47
    9 addChild twice | screen host with free | conditional INV-35 INV-2 V-ADDCHILD-TWICE=wmAgain
    10 remove the view and keep the child | screen host with childOfTarget | legal
    11 removeFromParent without willMove | screen host with childOfTarget | advised INV-35
    12 willMove to nil without removeFromParent | screen host with childOfTarget | advised INV-35
    13 removeFromParent while the view stays | screen host with childOfTarget | advised INV-47
    14 take a child from its parent | screen host with foreign | advised INV-35
    15 take a child from its parent and put its view back there | \
      screen host with foreign | reported INV-53 INV-47
    16 add the view of another controller's child | screen host with foreign | reported INV-53
    17 exchange a child while the container appears | screen host with free | legal
    18 release a controller and keep its view | screen host | conditional INV-47 V-ORPHAN=full
    19 exchange children of another controller, or in a manual container | \
      screen host manual with any | reported INV-53
    20 add a child under a hidden view | screen host with free | defect INV-15 INV-54
    21 force the layout of a child before it appears | manual | legal
    22 begin without end | manual with childOfTarget | reported INV-15 INV-20
    23 end without begin | manual with childOfTarget | reported INV-20 INV-51
    24 begin on one, end on another | manual with childOfTarget | reported INV-20 INV-15 INV-51
    25 begin and end on a grandchild | \
      host screen nav tabs with grandchildOfTarget \
      inside viewDidLayoutSubviews viewWillLayoutSubviews viewDidAppear | \
      reported INV-20
    26 begin twice, end once | \
      manual with childOfTarget | conditional INV-15 INV-20 INV-2 INV-21 INV-54 V-NESTED-BEGIN=count
    27 begin what is reached already | \
      manual with childOfTarget | conditional INV-1 V-BEGIN-T-S2=fire
    28 cancel, and end twice | manual with childOfTarget | reported INV-20 INV-51
    29 forward by hand what the insertion has forwarded | \
      screen host with free | reported INV-21 INV-2
    30 begin before the insertion and end after it | screen host with free | legal
    31 call the appearance methods from the delegate (DELEG-6) | \
      nav | reported INV-19 INV-2 INV-15 INV-32
    32 never forward in a manual container | manual | conditional INV-32 trap
    33 forget to forward the leaving of a manual container | manual | reported INV-29 INV-30 trap
    34 forget the cancelled appearance of a manual container | manual | reported INV-15 trap
    35 begin and end on a controller that UIKit moves | \
      nav tabs pages curl with childOfTarget | reported INV-21 INV-51 INV-2
    36 call viewWillAppear by hand | screen | reported INV-19 INV-51
    37 forget super in the appearance methods | screen nav tabs | reported INV-18 trap
    38 call the wrong super | screen | reported INV-18 trap
    39 forget super in willMove and didMove | screen | reported INV-18 trap
    40 call loadView and viewDidLoad by hand, or load no view | screen | reported INV-5 INV-53
    41 set the view to nil on screen | screen | conditional INV-32 INV-34
    42 push during an animated push | \
      nav with stackable | conditional INV-48 INV-51 INV-1 V-NAV-NESTED=nested
    43 push inside viewWillAppear | \
      nav with stackable inside viewWillAppear of anyone | \
      conditional INV-48 INV-51 INV-1 V-NAV-NESTED=nested
    44 pop during a push, or twice | nav | conditional INV-48 INV-51 INV-1 V-NAV-NESTED=nested
    45 push during an interactive pop | \
      nav with stackable | conditional INV-48 INV-46 INV-51 V-NAV-NESTED=nested
    46 push what is on the stack, or a tab bar controller | nav with any | reported INV-53
    47 push on a stack that is not visible | nav with stackable | legal
    48 pop the only screen | nav | legal
    49 read the stack and a frame right after a change | nav | legal
    50 dismiss a pushed controller to close it | nav with childOfTarget | legal
    51 keep the last screen unretained in the delegate | nav | conditional INV-17
    52 report both finish and cancel of an interactive pop | nav | reported INV-46 INV-15
    53 present before the first appearance | \
      any with free inside viewDidLoad viewWillAppear | reported INV-51
    54 present where something is presented, or out of the window | \
      any with free | reported INV-51 INV-26
    55 present from the own viewDidAppear | screen with free inside viewDidAppear | legal
    56 dismiss twice, or during the presentation | any | conditional INV-51 INV-32
    57 dismiss on a middle presenter | any | legal
    58 wait for the sheet's delegate after a dismissal by call | any | legal
    59 select a tab before the first appearance | tabs inside viewDidLoad | defect INV-4
    60 select another tab during a custom switch | \
      tabs | conditional INV-48 INV-51 INV-1 V-NAV-NESTED=nested
    61 turn a page before the previous turn has ended | \
      pages curl with free | conditional INV-48 INV-51 INV-1 V-NAV-NESTED=nested
    62 set the page in viewDidLoad | pages curl with free inside viewDidLoad | legal
    63 replace the root under a presentation or in a transition | \
      any with free | conditional INV-32 INV-15 V-ROOT-SWAP-MODAL=leak
    64 add a controller's view to the window | any with free | advised INV-47
    65 share a first-call tracker | screen with screen | reported INV-50 trap
    66 do in didMove what must be done once | screen | legal trap
    """
}
