// The pairs of consecutive labels that can be reached, as the explorations of
// `ReachableLabels.starts` found them: a test compares the two.

extension ReachableLabels {
  /// Each line lists labels, and the labels that can follow every one of them.
  ///
  /// A label is the role of a controller, the phase of its appearance and the kind of step; a role
  /// or phase is not repeated where it is that of the label before. Data, because generated runs
  /// aim at these pairs and exploring takes a second.
  static let tableText = """
    screen disappeared addChild appeared present addChild setNeedsLayout nav appeared push pop \
    popToRoot replaceTop replaceStack present setNeedsLayout tabs appeared selectTab present \
    setNeedsLayout tab-finish stage underWay end -> screen appeared setNeedsLayout nav appeared \
    pop popToRoot setNeedsLayout tabs appeared selectTab setNeedsLayout stage underWay commit
    nav disappeared pop popToRoot replaceTop replaceStack split appeared hideColumn stage underWay \
    commit -> screen disappeared addChild appeared present addChild setNeedsLayout nav disappeared \
    push pop popToRoot replaceTop replaceStack split appeared present showColumn hideColumn \
    showDetail replaceWindowRoot setNeedsLayout
    nav appeared pop popToRoot tabs appeared selectTab tab-finish stage underWay commit end -> \
    screen disappeared addChild appeared present addChild nav appeared push pop popToRoot \
    replaceTop replaceStack present setNeedsLayout tabs appeared selectTab present \
    replaceWindowRoot setNeedsLayout tab-finish stage underWay end
    screen disappeared addChild appeared present addChild setNeedsLayout nav disappeared push pop \
    popToRoot replaceTop replaceStack split appeared present hideColumn showDetail setNeedsLayout \
    stage underWay end -> nav disappeared pop popToRoot split appeared showColumn hideColumn \
    setNeedsLayout stage underWay commit
    screen appeared present addChild setNeedsLayout host appeared present addChild setNeedsLayout \
    stage underWay commit end -> screen appeared setNeedsLayout host appeared removeChild \
    setNeedsLayout
    screen disappeared addChild appeared present addChild setNeedsLayout manual appeared present \
    swapChild setNeedsLayout stage underWay commit end -> screen appeared setNeedsLayout manual \
    appeared swapChild setNeedsLayout
    screen appearing setNeedsLayout nav disappeared pop popToRoot replaceTop replaceStack split \
    appearing setNeedsLayout -> screen disappeared addChild appearing setNeedsLayout nav \
    disappeared push pop popToRoot replaceTop replaceStack split appearing setNeedsLayout stage \
    underWay commit
    screen appeared setNeedsLayout curl appeared setNeedsLayout stage underWay commit end -> \
    screen appeared addChild setNeedsLayout curl appeared turnForward turnBackward setNeedsLayout
    nav appeared swipe-begin tabs appeared selectTab tab-finish pages appeared turnForward \
    turnBackward curl appeared turnForward turnBackward split appeared showDetail -> screen \
    appearing setNeedsLayout disappearing setNeedsLayout stage underWay commit
    screen appeared setNeedsLayout pages appeared setNeedsLayout stage underWay commit end -> \
    screen appeared addChild setNeedsLayout pages appeared turnForward turnBackward setNeedsLayout
    split appeared replaceWindowRoot stage underWay commit end -> nav disappeared pop popToRoot \
    split disappeared showColumn hideColumn
    stage underWay commit end -> screen disappeared dismiss appeared dismiss sheet-begin nav \
    disappeared dismiss appeared dismiss replaceWindowRoot swipe-begin tabs disappeared selectTab \
    dismiss appeared dismiss pages disappeared dismiss appeared present dismiss replaceWindowRoot \
    curl disappeared dismiss appeared present dismiss replaceWindowRoot split disappeared dismiss \
    appeared present dismiss showDetail replaceWindowRoot host disappeared dismiss removeChild \
    appeared dismiss manual disappeared dismiss swapChild appeared dismiss
    screen disappeared addChild appearing setNeedsLayout nav appearing setNeedsLayout tabs \
    appearing setNeedsLayout -> screen appearing setNeedsLayout nav appearing setNeedsLayout tabs \
    appearing setNeedsLayout stage underWay commit
    nav appeared swipe-move stage underWay commit -> nav appeared swipe-finish swipe-cancel
    screen appeared setNeedsLayout host appeared removeChild setNeedsLayout -> host appeared \
    addChild setNeedsLayout stage underWay commit
    screen appeared setNeedsLayout nav appeared setNeedsLayout tabs appeared setNeedsLayout -> \
    screen disappeared addChild appeared addChild nav appeared push replaceTop replaceStack
    split appeared showColumn -> screen appearing setNeedsLayout appeared addChild setNeedsLayout \
    nav appearing setNeedsLayout split appeared showColumn hideColumn setNeedsLayout stage \
    underWay commit
    nav appeared swipe-finish swipe-cancel stage underWay commit -> screen disappearing \
    setNeedsLayout nav appeared setNeedsLayout stage underWay end
    screen appeared present addChild curl appeared turnForward turnBackward present setNeedsLayout \
    -> curl appeared setNeedsLayout stage underWay commit
    screen appeared present addChild pages appeared turnForward turnBackward present \
    setNeedsLayout -> pages appeared setNeedsLayout stage underWay commit
    manual appeared swapChild stage underWay commit -> screen disappeared addChild appeared \
    present addChild manual appeared present replaceWindowRoot stage underWay end
    tabs appeared replaceWindowRoot -> screen appearing setNeedsLayout nav disappeared pop \
    popToRoot tabs disappeared selectTab stage underWay commit
    screen appeared addChild setNeedsLayout curl appearing setNeedsLayout -> screen appeared \
    setNeedsLayout curl appearing setNeedsLayout stage underWay commit
    screen appeared setNeedsLayout pages appearing setNeedsLayout -> screen appeared addChild \
    setNeedsLayout pages appearing setNeedsLayout stage underWay commit
    screen appeared addChild replaceWindowRoot nav disappeared push appeared replaceWindowRoot \
    pages appeared replaceWindowRoot curl appeared replaceWindowRoot split appeared \
    replaceWindowRoot host appearing setNeedsLayout appeared addChild replaceWindowRoot manual \
    appearing setNeedsLayout appeared replaceWindowRoot -> screen appearing setNeedsLayout stage \
    underWay commit
    screen appeared setNeedsLayout split appeared setNeedsLayout -> screen disappeared addChild \
    appeared addChild setNeedsLayout nav disappeared push replaceTop replaceStack
    screen disappeared dismiss removeChild appeared dismiss removeChild sheet-begin disappearing \
    setNeedsLayout nav disappeared dismiss appeared dismiss disappearing setNeedsLayout tabs \
    disappeared selectTab dismiss appeared dismiss disappearing setNeedsLayout pages disappeared \
    dismiss appeared dismiss disappearing setNeedsLayout curl disappeared dismiss appeared dismiss \
    disappearing setNeedsLayout split disappeared dismiss showColumn hideColumn appeared dismiss \
    disappearing setNeedsLayout host disappeared dismiss removeChild appeared present dismiss \
    disappearing setNeedsLayout manual disappeared dismiss swapChild appeared present dismiss \
    swapChild setNeedsLayout disappearing setNeedsLayout -> stage underWay commit
    screen disappearing sheet-finish sheet-cancel nav disappeared pop popToRoot -> stage underWay \
    end
    screen disappeared addChild appearing setNeedsLayout manual appearing setNeedsLayout -> manual \
    appearing setNeedsLayout
    screen appearing setNeedsLayout host appearing setNeedsLayout -> host appearing setNeedsLayout
    screen disappeared addChild stage underWay commit -> screen disappeared removeChild nav \
    appeared swipe-begin tabs appeared tab-finish
    host appeared setNeedsLayout stage underWay commit -> screen appeared addChild host appeared \
    addChild
    host appeared replaceWindowRoot -> host disappeared removeChild
    manual appeared replaceWindowRoot -> manual disappeared swapChild
    screen disappeared addChild nav disappeared push -> screen appeared setNeedsLayout split \
    appearing setNeedsLayout
    stage underWay commit -> screen appeared removeChild replaceWindowRoot disappearing \
    sheet-finish sheet-cancel nav appeared swipe-move disappearing setNeedsLayout tabs \
    disappearing setNeedsLayout pages disappearing setNeedsLayout curl disappearing setNeedsLayout \
    split disappearing setNeedsLayout host appeared present replaceWindowRoot disappearing \
    setNeedsLayout manual disappearing setNeedsLayout
    manual appeared setNeedsLayout -> screen disappeared addChild appeared addChild
    nav appearing setNeedsLayout tabs appearing setNeedsLayout manual appearing setNeedsLayout -> \
    screen disappeared addChild
    curl appearing setNeedsLayout -> screen appeared addChild
    screen appeared addChild -> pages appearing setNeedsLayout
    nav appeared pop popToRoot -> nav appeared replaceWindowRoot
    curl appeared present -> screen appeared setNeedsLayout
    nav appeared swipe-begin -> nav appeared setNeedsLayout
    pages appeared present -> screen appeared setNeedsLayout
    nav appeared replaceWindowRoot -> nav disappeared pop popToRoot
    tabs appeared selectTab tab-finish -> nav disappearing setNeedsLayout
    split appeared present -> screen appeared setNeedsLayout
    screen appeared addChild -> screen appeared removeChild
    """
}
