// The words by which a console line is recognised.

internal import VCLifecycle

/// The vocabulary of console lines.
enum ConsoleWords {
  /// What a word in a line stands for.
  enum Meaning {
    case callback
    /// Something after which a line is not the callback's own: `end`, `finished`.
    case leaving
    /// A word that is never a controller's name.
    case filler
    /// A word of a sentence, after which nothing names a controller.
    case ordinary
    /// A word that names a controller where no other word of the line does.
    case noun
    case yes
    case no
    case absent
  }

  static func meaning(of word: ArraySlice<UInt8>) -> Meaning? { fillers.value(of: word) }

  static func kind(of word: ArraySlice<UInt8>) -> Event.Kind? {
    callbacks.value(of: word) ?? callbacks.value(of: word[afterPrefix(of: word)...])
  }

  /// Where a name begins after the prefix of an exchanged method, as in `xxx_viewWillAppear`.
  ///
  /// The start of the word if there is none, or if the prefix says that the line is about an end.
  private static func afterPrefix(of word: ArraySlice<UInt8>) -> Int {
    guard let mark = word.lastIndex(of: UInt8(ascii: "_")), mark + 1 < word.endIndex else {
      return word.startIndex
    }
    let prefix = word[..<mark].drop { $0 == UInt8(ascii: "_") }
    return meaning(of: prefix) == .leaving ? word.startIndex : mark + 1
  }

  private static let callbacks: NameTable<Event.Kind> = {
    let application =
      Event.Kind.sceneWillEnterForeground
      .rawValue...Event.Kind.applicationWillEnterForeground
      .rawValue
    let kinds = Event.Kind.allCases.filter { kind in
      // The names `created` and `destroyed` are words of many a sentence.
      let isCallback = kind.isControllerCallback && kind != .created && kind != .destroyed
      return isCallback || application.contains(kind.rawValue)
    }
    return NameTable(kinds.map { ($0.name, $0) } + Event.Kind.aliases)
  }()

  private static var capitalisedWords: String {
    ordinaryWords.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Words of the sentences that people print around a callback's name.
  private static let ordinaryWords = """
    about after again all already also and any are as be because been before being between but by \
    can configuring could did do does doing during entering executed executing exiting \
    fetching finally finishing fired firing following going got had handled handling has have \
    having hello here hey hi how if inside into invoked invoking it its just \
    leaving let loading may me must my not nothing ok okay once only or other our over \
    please preparing processing ran reached really received receiving registering run running \
    same setting should since so some soon starting still stopping subscribing such testing than \
    that their then there these they this those through today too triggered triggering under \
    until up updating us used using we were what when where which while who why will within \
    without would yet you your
    """

  private static let fillers: NameTable<Meaning> = {
    let groups: [(Meaning, String)] = [
      (.yes, "true YES yes"),
      (.no, "false NO no"),
      (.absent, "nil null Nil NULL none"),
      (
        .leaving, "end ended exit exited finish finished leave leaving left done complete completed"
      ),
      (
        .filler,
        """
        override func called call calls calling in on of for from the self class \
        method callback event log Log LOG lifecycle Lifecycle LIFECYCLE LifeCycle \
        debug Debug DEBUG \
        info Info INFO notice Notice NOTICE default Default DEFAULT error Error ERROR warning \
        Warning WARNING warn WARN trace Trace TRACE verbose VERBOSE fault Fault print NSLog os_log \
        animated Animated animation withAnimation at line function file File begin start \
        started enter entered entering now was is with id name type message msg Optional toParent \
        toParentViewController to _ size coordinator \
        withTransitionCoordinator withCoordinator coder nibName bundle application a an \
        private redacted \
        Breadcrumb breadcrumb Breadcrumbs leaveBreadcrumb addBreadcrumb Sentry Bugsnag Crashlytics \
        Datadog RUM Firebase Analytics rotation state dans Appel appelée Methode méthode \
        In On Of For The From Self Begin Start Started Enter Entered Was Is Now Calling Called \
        Call \
        At With An To Method Class Function Event
        """
      ),
      // "Called" and the like in other languages.
      (.filler, "Aufruf aufgerufen von wurde appel appelé de se llama llamado llamada chiamato"),
      (.noun, "main parent Parent viewController scene Scene vc controller"),
      (.ordinary, ordinaryWords),
      (.ordinary, capitalisedWords),
      (.ordinary, "first last next back new old data update setup test load loaded ready view"),
    ]
    return NameTable(
      groups.flatMap { meaning, words in
        words.split(separator: " ").map { (String($0), meaning) }
      }
    )
  }()

  /// Words that say of a callback that it did not come, or is awaited.
  static let denials = NameTable<Void>(
    "not never waiting awaiting missing skipped didn".split(separator: " ").map {
      (String($0), ())
    },
    slots: 64
  )

  /// The names of the fields that hold a controller's name.
  static let labels = NameTable<Void>(
    """
    screen screenName screen_name vc viewController view_controller controller class className \
    screenClass file
    """.split(separator: " ").map { (String($0), ()) },
    slots: 64
  )

  /// UIKit's own messages, by the words they begin with.
  static let messages: [(text: StaticString, kind: Event.Kind)] = [
    ("Unbalanced calls to begin/end appearance transitions for", .logUnbalanced),
    ("nested push animation can result in corrupted navigation bar", .logNested),
    ("nested pop animation can result in corrupted navigation bar", .logNested),
    ("Finishing up a navigation transition in an unexpected state", .logNested),
    ("Attempting to begin a transition on navigation bar", .logNested),
    ("Attempt to present", .logAttempt),
    ("Attempt to dismiss", .logAttempt),
    ("Terminating app due to uncaught exception", .exception),
    ("Pushing the same view controller instance more than once", .exception),
    ("Application tried to present modally", .exception),
  ]
}
