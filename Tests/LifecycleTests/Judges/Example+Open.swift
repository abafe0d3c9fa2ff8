// Examples on both sides of what the evidence or a variant leaves open.

extension Example {
  private static let split =
    "@containers(S=split,R=automatic) S.root(w) S.window(T) S.wa S.ia S.da c.parent(S,T) "

  static let leftOpen = examples(
    """
    // INV-29: a parent sent away inside its own viewDidAppear, and one that forgot the child's.
    @parents(c=p) p.wa@0 c.wa@0 p.da@1 p.wd@1 c.wd@1 p.dd@1 c.dd@1 x.wa@2
    @parents(c=p) p.wa@0 c.wa@0 p.da@1 p.wd@2 c.wd@2 p.dd@2 c.dd@2 x.wa@3 => 29
    // A child taken out inside the parent's viewDidDisappear, and one that stays.
    @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 c.parent(p,F)@1 c.dd@2 x.wa@2
    @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 c.dd@2 x.wa@2 => 29
    // INV-35: what left a stack without a word may move in again; nobody else may.
    @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F) c.parent(n,T)
      c.wm(n) c.dm(n) => ios26+V-NAV-MIDDLE-MOVE=none
    @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F) c.parent(n,T)
      c.wm(n) => 35
    @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F) c.parent(n,T)
      c.wm(n) c.dm(n) c.wm(n) => 35 ios26+V-NAV-MIDDLE-MOVE=none
    // INV-32: a column that comes in silence, and one that should have been told.
    \(split) c.init c.shown(S,T) c.dl rest => ios26+V-SPLIT-COLUMN=silent
    \(split) c.init c.shown(S,T) c.dl rest => 32
    \(split) c.init c.shown(S,T) c.dl c.wd c.dd rest => 32 ios26+V-SPLIT-COLUMN=silent
    // INV-43: what changes off the screen is no first display, which is told twice.
    @parents(A=n) @containers(n=navigation) n.init A.init n.willShow(A,F) n.didShow(A,F) n.dl A.dl
      n.wa A.wa n.willShow(A,F) n.didShow(A,F) n.da A.da n.didShow(A,F) @complete =>
      ios26+V-NAV-OFFWINDOW=delegate+V-LAUNCH-DIDSHOW=twice
    @parents(A=n) @containers(n=navigation) n.init A.init n.dl A.dl n.wa A.wa n.willShow(A,F) n.da
      A.da n.didShow(A,F) n.didShow(A,F) @complete => 43 ios26+V-NAV-OFFWINDOW=delegate
    """
  )
}
