// Examples of INV-54 to INV-58: what is seen, gestures, pages that nothing asked for, survivors,
// and what never ends.

extension Example {
  private static let pair = "@parents(c=p) @containers(p=manual)"

  static let sights = examples(
    """
    \(pair) @initial(p=S2,c=S2) c.seen(T) rest
    \(pair) @initial(p=S2,c=S2) c.seen(F) rest => 54 fragile
    \(pair) @initial(p=S2,c=S0) c.seen(F) rest
    \(pair) @initial(p=S2,c=S0) c.seen(T) rest => 54 fragile
    // Where UIKit forwards, silence is UIKit's.
    @parents(c=p) @containers(p=automatic) @initial(p=S2,c=S0) c.seen(T) rest
    @parents(c=p) @containers(p=automatic) @initial(p=S2,c=S2) c.seen(F) rest => 54 fragile
    // While something is under way, anything may be seen, and what was seen then is forgotten.
    \(pair) @initial(p=S2,c=S2) c.seen(F)
    \(pair) @initial(p=S2,c=S2) c.seen(F) c.wd{begin} c.dd{end} rest
    \(pair) @initial(p=S2,c=S2) c.seen(T) c.seen(F) rest => 54 fragile
    // A container that has not appeared shows nothing, and UIKit's own decide for themselves.
    \(pair) @initial(p=S0,c=S0) c.seen(T) rest
    @parents(c=p) @containers(p=navigation) @initial(p=S2,c=S2) c.seen(F) rest
    @parents(c=p) @containers(p=page) @initial(p=S2,c=S0) c.seen(T) rest
    // One defect is reported once.
    \(pair) @initial(p=S2,c=S2) c.wd c.seen(T) rest => 15
    @initial(c=S2) c.seen(F) rest
    """
  )

  /// A page `a` that a finger turns to `b`.
  private static let turn =
    "@parents(a=p,b=p) @containers(p=manual) @initial(p=S2,a=S2,b=S0) gBegin begin(a,F) "
    + "a.wd{begin} begin(b,T) b.wa{begin} step(x) "
  private static let takesBack =
    "gEnd(cancel) begin(b,F) b.wd{begin} begin(a,T) a.wa{begin} b.dd{end} end(b) a.da{end} end(a) "
  private static let covered = "a.seen(F) b.seen(T)"
  private static let completes = "a.dd{end} end(a) b.da{end} end(b) "

  static let gestures = examples(
    """
    \(turn) gEnd(finish) \(completes) rest
    \(turn) gMove gEnd(finish) step(x) \(completes) rest
    \(turn) \(takesBack) rest
    // A did before the finger is lifted; where it has moved, what is seen decides.
    \(turn) a.dd{end} end(a) => 55
    \(turn) \(completes) gEnd(finish) rest => 55
    \(turn) gMove \(completes) gEnd(finish) rest => 55 fragile
    \(turn) gMove \(completes) a.seen(F) b.seen(T) gEnd(finish) rest => 55 fragile
    \(turn) gMove \(completes) a.seen(T) b.seen(T) gEnd(finish) rest => 55
    \(turn) gMove \(completes) b.seen(F) gMove rest => 55
    \(turn) gMove \(completes) a.seen(T) gEnd rest => 55 fragile
    // The cancel takes back what came with nothing to be seen.
    \(turn) \(covered) gMove \(completes) \(covered) \(takesBack) rest => 55
    \(turn) \(covered) gMove \(completes) step(x) \(covered) gMove step(x) \(takesBack) rest => 55
    \(turn) \(covered) gMove \(completes) \(covered) gEnd(cancel) rest => 55 fragile
    \(turn) \(covered) gMove \(completes) \(covered) gEnd rest => 55 fragile
    \(turn) a.seen(T) b.seen(T) gMove \(completes) \(covered) \(takesBack) rest => 55 fragile
    \(turn) gMove \(completes) \(covered) \(takesBack) rest => 55 fragile
    // Without origins, an open begin shows who drives it.
    @initial(a=S2) gBegin begin(a,F) a.wd step(x) a.dd end(a) => 55
    // The did of the direction that is given up.
    \(turn) gEnd(cancel) a.dd{end} end(a) => 55
    \(turn) gEnd(cancel) step(x) b.da{end} end(b) => 55
    \(turn) \(takesBack) rest a.wd{begin} a.dd{end}
    // What the gesture has brought and the cancel has not taken back.
    @parents(c=p) @initial(p=S2,c=S0) gBegin c.wa{uikit} step(x) c.da{uikit} gEnd(cancel) rest => 55
    @parents(c=p) @initial(p=S2,c=S0) gBegin c.wa{uikit} step(x) gEnd(cancel) c.wd{uikit}
      c.dd{uikit} rest
    @parents(c=p) @initial(p=S2,c=S0) gBegin c.wa{uikit} gEnd(cancel) rest => 15
    @parents(c=p) @initial(p=S2,c=S0) gBegin c.wa{uikit} c.da{uikit} gEnd(finish) rest
    // What another act or an earlier transition leads to is not the gesture's.
    \(turn) gEnd \(completes) rest
    @initial(a=S2,b=S2) gBegin step(x) begin(a,F) a.wd{begin} a.dd{end} end(a) gEnd(finish)
    begin(a,F) a.wd{begin} gBegin a.dd{end} end(a) step(x) gEnd(finish) rest
    @initial(a=S3) gBegin a.dd{end} begin(a,T) a.wa{begin} a.da{end} end(a) gEnd(finish)
    gBegin gEnd(cancel) begin(a,T) a.wa{begin} a.da{end} end(a) gEnd(finish) rest
    """
  )

  private static let book =
    "@containers(P=page) @parents(a=P,b=P) P.asked(a) a.shown(P,T) rest "

  static let pages = examples(
    """
    \(book) P.asked(b) b.shown(P,T) a.shown(P,F) rest
    \(book) a.shown(P,F) b.shown(P,T) rest => 56
    // A turn that is taken back shows the former page again.
    \(book) P.asked(b) a.shown(P,F) b.shown(P,T) b.shown(P,F) a.shown(P,T) rest
    \(book) P.asked(b) a.shown(P,F) b.shown(P,T) rest b.shown(P,F) a.shown(P,T) rest => 56
    @containers(P=page) @parents(a=P) a.shown(P,T) rest
    @containers(P=page) @parents(a=P,b=P) a.shown(P,T) P.asked(b) b.shown(P,T) a.shown(P,F)
      b.shown(P,F) a.shown(P,T)
    // What was asked for last may wait until its container is on screen.
    @containers(P=page) P.asked(a) rest a.parent(P,T) a.shown(P,T) rest
    @containers(P=page) @parents(a=P,b=P) P.asked(a,T) P.asked(b,F) rest a.shown(P,T) b.shown(P,T)
      rest
    @containers(P=page) @parents(b=P) P.asked(a,T) P.asked(b,T) b.shown(P,T) rest a.parent(P,T)
      a.shown(P,T) => 56
    @containers(P=tab) @parents(a=P) Q.asked(a) a.shown(P,T) rest
    """
  )

  static let unsettled = examples(
    """
    v.unsettled(T) => 58
    v.unsettled(F) => 58
    """
  )

  static let releases = examples(
    """
    v.init v.outlived => advice:57
    v.init v.deinit v.outlived
    """
  )
}
