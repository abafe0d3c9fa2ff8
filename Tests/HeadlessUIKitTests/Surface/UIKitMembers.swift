// The members that UIKit's own classes have, by their Swift names: what may be public here.

/// UIKit's members, by class.
enum UIKitMembers {
  static let all: [(type: String, members: Set<String>)] = [
    ("UIViewController", viewController),
    ("UIView", view),
    ("UIWindow", window),
    ("UINavigationController", navigationController),
    ("UITabBarController", tabBarController),
    ("UIPageViewController", pageViewController),
    ("UISplitViewController", splitViewController),
  ].map { ($0, Set($1.split(whereSeparator: \.isWhitespace).map(String.init))) }

  private static let viewController = """
    registerForPreviewing(with:sourceView:) unregisterForPreviewing(withContext:)
    init(nibName:bundle:) init() init(coder:) nibName nibBundle storyboard
    view viewIfLoaded isViewLoaded loadView() loadViewIfNeeded() viewDidLoad()
    viewWillAppear(_:) viewIsAppearing(_:) viewDidAppear(_:) viewWillDisappear(_:)
    viewDidDisappear(_:) viewWillLayoutSubviews() viewDidLayoutSubviews()
    updateViewConstraints() viewWillTransition(to:with:) willTransition(to:with:)
    viewLayoutMarginsDidChange() viewSafeAreaInsetsDidChange() didReceiveMemoryWarning()
    isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent
    beginAppearanceTransition(_:animated:) endAppearanceTransition()
    shouldAutomaticallyForwardAppearanceMethods
    parent children addChild(_:) removeFromParent() willMove(toParent:) didMove(toParent:)
    transition(from:to:duration:options:animations:completion:)
    setOverrideTraitCollection(_:forChild:) overrideTraitCollection(forChild:) traitOverrides
    traitCollection traitCollectionDidChange(_:)
    overrideUserInterfaceStyle preferredUserInterfaceStyle updateTraitsIfNeeded()
    present(_:animated:completion:) dismiss(animated:completion:)
    presentedViewController presentingViewController modalPresentationStyle modalTransitionStyle
    modalPresentationCapturesStatusBarAppearance definesPresentationContext
    providesPresentationContextTransitionStyle isModalInPresentation
    disablesAutomaticKeyboardDismissal preferredContentSize transitioningDelegate
    presentationController popoverPresentationController sheetPresentationController
    activePresentationController preferredTransition
    transitionCoordinator interactionActivityTrackingBaseName
    showDetailTargetDidChangeNotification
    show(_:sender:) showDetailViewController(_:sender:) targetViewController(forAction:sender:)
    showDetailTargetDidChangeNotification
    performSegue(withIdentifier:sender:) shouldPerformSegue(withIdentifier:sender:)
    prepare(for:sender:) canPerformUnwindSegueAction(_:from:sender:)
    canPerformUnwindSegueAction(_:from:withSender:) allowedChildrenForUnwinding(from:)
    allowedChildViewControllersForUnwinding(from:) childContaining(_:) unwind(for:towards:)
    forUnwindSegueAction(_:from:withSender:)
    navigationController navigationItem hidesBottomBarWhenPushed toolbarItems
    setToolbarItems(_:animated:) tabBarController tabBarItem tab splitViewController
    collapseSecondaryViewController(_:for:) separateSecondaryViewController(for:)
    topLayoutGuide bottomLayoutGuide
    title next edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
    additionalSafeAreaInsets systemMinimumLayoutMargins viewRespectsSystemMinimumLayoutMargins
    contentScrollView(for:) setContentScrollView(_:for:)
    preferredContentSizeDidChange(forChildContentContainer:)
    systemLayoutFittingSizeDidChange(forChildContentContainer:)
    size(forChildContentContainer:withParentContainerSize:)
    preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation
    setNeedsStatusBarAppearanceUpdate() childForStatusBarStyle childForStatusBarHidden
    shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
    setNeedsUpdateOfSupportedInterfaceOrientations() setNeedsUpdateOfPrefersPointerLocked()
    prefersHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    setNeedsUpdateOfHomeIndicatorAutoHidden() preferredScreenEdgesDeferringSystemGestures
    childForScreenEdgesDeferringSystemGestures
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    isEditing setEditing(_:animated:) editButtonItem searchDisplayController
    restorationIdentifier restorationClass encodeRestorableState(with:)
    decodeRestorableState(with:) applicationFinishedRestoringState() undoManager
    extensionContext keyCommands addKeyCommand(_:) removeKeyCommand(_:) focusGroupIdentifier
    attemptRotationToDeviceOrientation() performsActionsWhilePresentingModally
    contentUnavailableConfiguration updateContentUnavailableConfiguration(using:)
    setNeedsUpdateContentUnavailableConfiguration() updateProperties()
    setNeedsUpdateProperties() updatePropertiesIfNeeded()
    """

  private static let view = """
    endEditing(_:) addObserver(_:forKeyPath:options:context:)
    removeObserver(_:forKeyPath:context:)
    appearance() appearance(whenContainedInInstancesOf:)
    init(frame:) init(coder:) init() layerClass layer isUserInteractionEnabled tag
    canBecomeFocused isFocused focusGroupIdentifier semanticContentAttribute
    effectiveUserInterfaceLayoutDirection userInterfaceLayoutDirection(for:)
    userInterfaceLayoutDirection(for:relativeTo:)
    frame bounds center transform transform3D contentScaleFactor anchorPoint
    isMultipleTouchEnabled isExclusiveTouch hitTest(_:with:) point(inside:with:)
    convert(_:to:) convert(_:from:) autoresizesSubviews autoresizingMask sizeThatFits(_:)
    sizeToFit() superview subviews window next removeFromSuperview() insertSubview(_:at:)
    exchangeSubview(at:withSubviewAt:) addSubview(_:) insertSubview(_:belowSubview:)
    insertSubview(_:aboveSubview:) bringSubviewToFront(_:) sendSubviewToBack(_:)
    didAddSubview(_:) willRemoveSubview(_:) willMove(toSuperview:) didMoveToSuperview()
    willMove(toWindow:) didMoveToWindow() isDescendant(of:) viewWithTag(_:) setNeedsLayout()
    layoutIfNeeded() layoutSubviews() layoutMargins directionalLayoutMargins
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsDidChange()
    safeAreaInsets safeAreaInsetsDidChange() layoutMarginsGuide readableContentGuide
    safeAreaLayoutGuide keyboardLayoutGuide draw(_:) setNeedsDisplay() setNeedsDisplay(_:)
    clipsToBounds backgroundColor alpha isOpaque clearsContextBeforeDrawing isHidden contentMode
    contentStretch mask tintColor tintAdjustmentMode tintColorDidChange() cornerConfiguration
    setAnimationsEnabled(_:) beginAnimations(_:context:)
    commitAnimations() setAnimationDuration(_:) setAnimationDelay(_:) setAnimationCurve(_:)
    setAnimationBeginsFromCurrentState(_:) areAnimationsEnabled performWithoutAnimation(_:)
    inheritedAnimationDuration animate(withDuration:animations:completion:)
    animate(withDuration:animations:)
    animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
    animate(withDuration:delay:options:animations:completion:)
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:\
    options:animations:completion:)
    transition(with:duration:options:animations:completion:)
    transition(from:to:duration:options:completion:)
    perform(_:on:options:animations:completion:)
    modifyAnimations(withRepeatCount:autoreverses:animations:)
    animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    gestureRecognizers addGestureRecognizer(_:) removeGestureRecognizer(_:)
    gestureRecognizerShouldBegin(_:) addMotionEffect(_:) removeMotionEffect(_:) motionEffects
    constraints addConstraint(_:) addConstraints(_:) removeConstraint(_:) removeConstraints(_:)
    updateConstraintsIfNeeded() updateConstraints() needsUpdateConstraints()
    setNeedsUpdateConstraints() translatesAutoresizingMaskIntoConstraints
    requiresConstraintBasedLayout alignmentRect(forFrame:) frame(forAlignmentRect:)
    alignmentRectInsets forFirstBaselineLayout forLastBaselineLayout noIntrinsicMetric
    intrinsicContentSize invalidateIntrinsicContentSize() contentHuggingPriority(for:)
    setContentHuggingPriority(_:for:) contentCompressionResistancePriority(for:)
    setContentCompressionResistancePriority(_:for:) layoutFittingCompressedSize
    layoutFittingExpandedSize systemLayoutSizeFitting(_:)
    systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    layoutGuides addLayoutGuide(_:) removeLayoutGuide(_:) leadingAnchor trailingAnchor
    leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor
    centerYAnchor firstBaselineAnchor lastBaselineAnchor constraintsAffectingLayout(for:)
    hasAmbiguousLayout exerciseAmbiguityInLayout() restorationIdentifier
    encodeRestorableState(with:) decodeRestorableState(with:)
    snapshotView(afterScreenUpdates:)
    resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    drawHierarchy(in:afterScreenUpdates:) overrideUserInterfaceStyle traitCollection
    traitCollectionDidChange(_:) traitOverrides
    updateTraitsIfNeeded() interactions addInteraction(_:) removeInteraction(_:)
    viewPrintFormatter()
    accessibilityIdentifier largeContentTitle largeContentImage showsLargeContentViewer
    updateProperties() setNeedsUpdateProperties() updatePropertiesIfNeeded()
    """

  private static let window = """
    init(frame:) init(coder:) init(windowScene:) windowScene screen windowLevel isKeyWindow
    canBecomeKey becomeKey() resignKey() makeKey() makeKeyAndVisible() rootViewController
    didBecomeVisibleNotification didBecomeHiddenNotification didBecomeKeyNotification
    didResignKeyNotification
    sendEvent(_:) convert(_:to:) convert(_:from:) canResizeToFitContent safeAreaAspectFitLayoutGuide
    isHidden
    """

  private static let navigationController = """
    setValue(_:forKey:)
    init(navigationBarClass:toolbarClass:) init(rootViewController:) init(nibName:bundle:)
    init(coder:) pushViewController(_:animated:) popViewController(animated:)
    popToViewController(_:animated:) popToRootViewController(animated:) topViewController
    visibleViewController viewControllers setViewControllers(_:animated:) isNavigationBarHidden
    setNavigationBarHidden(_:animated:) navigationBar isToolbarHidden
    setToolbarHidden(_:animated:) toolbar delegate interactivePopGestureRecognizer
    interactiveContentPopGestureRecognizer show(_:sender:) hidesBarsWhenKeyboardAppears
    hidesBarsOnSwipe barHideOnSwipeGestureRecognizer hidesBarsWhenVerticallyCompact
    hidesBarsOnTap barHideOnTapGestureRecognizer hideShowBarDuration
    """

  private static let tabBarController = """
    setValue(_:forKey:)
    init(nibName:bundle:) init(coder:) init(tabs:) viewControllers
    setViewControllers(_:animated:) selectedViewController selectedIndex
    moreNavigationController customizableViewControllers tabBar delegate tabs
    setTabs(_:animated:) selectedTab tab(forIdentifier:) mode sidebar customizationIdentifier
    compactTabIdentifiers isTabBarHidden setTabBarHidden(_:animated:) bottomAccessory
    setBottomAccessory(_:animated:) tabBarMinimizeBehavior contentLayoutGuide
    tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:) tabBar(_:didBeginCustomizing:)
    tabBar(_:willEndCustomizing:changed:) tabBar(_:didEndCustomizing:changed:)
    """

  private static let pageViewController = """
    init() init(transitionStyle:navigationOrientation:options:) init(coder:) dataSource delegate
    transitionStyle navigationOrientation spineLocation isDoubleSided gestureRecognizers
    viewControllers setViewControllers(_:direction:animated:completion:)
    """

  private static let splitViewController = """
    init(style:) init(nibName:bundle:) init(coder:) style delegate presentsWithGesture isCollapsed
    viewControllers setViewController(_:for:) viewController(for:) hide(_:) show(_:) isShowing(_:)
    displayMode preferredDisplayMode displayModeButtonItem displayModeButtonVisibility
    showsSecondaryOnlyButton preferredSplitBehavior splitBehavior primaryEdge
    primaryBackgroundStyle preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth
    minimumPrimaryColumnWidth maximumPrimaryColumnWidth primaryColumnWidth
    preferredSupplementaryColumnWidthFraction preferredSupplementaryColumnWidth
    minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth supplementaryColumnWidth
    preferredInspectorColumnWidthFraction preferredInspectorColumnWidth
    minimumInspectorColumnWidth maximumInspectorColumnWidth inspectorColumnWidth
    preferredSecondaryColumnWidth minimumSecondaryColumnWidth displayModeWillChange
    show(_:sender:) showDetailViewController(_:sender:) automaticDimension
    layoutEnvironment
    """
}
