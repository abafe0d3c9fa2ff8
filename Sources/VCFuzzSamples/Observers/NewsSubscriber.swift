// A screen that follows the news while it is on screen.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Who follows the news.
@MainActor
final class NewsFeed {
  private(set) var followers: [ObjectIdentifier] = []

  func follow(_ follower: AnyObject) { followers.append(ObjectIdentifier(follower)) }

  func leave(_ follower: AnyObject) {
    guard let index = followers.firstIndex(of: ObjectIdentifier(follower)) else { return }
    followers.remove(at: index)
  }

  /// Whether a screen follows more than once.
  var hasTwins: Bool {
    followers.indices.contains { followers[($0 + 1)...].contains(followers[$0]) }
  }
}

/// Follows the news from its appearance to its disappearance.
final class NewsScreen: ObserverScreen<NewsFeed> {
  private var isFollowing = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Bug: a screen whose leaving is cancelled appears again without having disappeared.
    if isFaulty || !isFollowing { observer.follow(self) }
    isFollowing = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isFollowing { observer.leave(self) }
    isFollowing = false
  }
}

extension GalleryEntry {
  static let unbalancedSubscription = GalleryEntry(
    "subscription",
    "Screens that follow a feed while they are on screen.",
    fault: "A cancelled pop subscribes twice, and unsubscribes once.",
    breaks: ["subscriptions balance"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { _ in
      NewsFeed()
    } screen: { feed in
      NewsScreen(feed, isFaulty: isFaulty)
    } invariants: { feed, _ in
      Invariant("subscriptions balance") {
        feed.hasTwins ? "one screen follows twice" : nil
      }
    }
  }
}
