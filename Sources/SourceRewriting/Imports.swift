// The imports of a file: what Apple's frameworks bring, `import UIKit` brings on Linux.

/// Rewrites the imports of a file.
package struct Imports {
  let code: Code

  package init(code: Code) { self.code = code }

  /// The modules that are imported, each with its line.
  package var modules: [(name: String, line: Int)] {
    imports.map { ($0.module, code.tokens[$0.keyword].line) }
  }

  /// Frameworks whose declarations, as far as there are any, come with UIKit.
  ///
  /// Foundation is one of them: imported by its own name it would make queues, timers and selectors
  /// ambiguous.
  private static let frameworks = Set(
    words: """
      Foundation Dispatch CoreFoundation UIKit QuartzCore CoreGraphics os OSLog ObjectiveC Darwin
      MachO AVFoundation AVKit AudioToolbox CoreData CoreHaptics CoreImage CoreMedia CoreText
      CoreVideo ImageIO MapKit Messages MessageUI Metal MetalKit MobileCoreServices Photos PhotosUI
      SafariServices StoreKit Symbols UniformTypeIdentifiers UserNotifications WebKit simd
      Accelerate Accessibility AuthenticationServices CloudKit Contacts ContactsUI CoreAudio
      CoreBluetooth CoreLocation CoreMotion CoreSpotlight CoreTelephony EventKit GLKit GameKit
      GameplayKit Intents JavaScriptCore LinkPresentation LocalAuthentication MediaPlayer
      NaturalLanguage Network OpenGLES PDFKit PassKit PencilKit QuickLook ReplayKit Security Social
      Speech SystemConfiguration Vision VisionKit
      """
  )

  private struct Import {
    let keyword: Int
    let module: String
    let end: Int
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private var imports: [Import] {
    code.places(of: "import").compactMap { index in
      guard startsStatement(index) else { return nil }
      var cursor = index + 1
      if let kind = code[cursor], Self.kinds.contains(kind.text) { cursor += 1 }
      guard let module = code[cursor], module.kind == .word, !module.startsLine else { return nil }
      while code.is(cursor + 1, "."), code[cursor + 2]?.startsLine == false { cursor += 2 }
      return Import(keyword: index, module: module.text, end: cursor)
    }
  }

  private func startsStatement(_ index: Int) -> Bool {
    var cursor = index
    while let token = code[cursor] {
      if token.startsLine || cursor == 0 || code.is(cursor - 1, ";") { return true }
      let before = code.tokens[cursor - 1]
      guard before.kind == .attribute || before.kind == .word else { return false }
      cursor -= 1
    }
    return false
  }

  /// What Foundation declares in a module of its own on Linux.
  private static let networking = Set(
    words: """
      URLSession URLSessionTask URLSessionDataTask URLSessionDownloadTask URLSessionConfiguration
      URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate
      URLRequest NSURLRequest NSMutableURLRequest URLResponse HTTPURLResponse CachedURLResponse
      URLCache URLProtocol URLCredential URLAuthenticationChallenge HTTPCookie HTTPCookieStorage
      """
  )

  func rewrite(_ edits: inout SourceEdits) {
    if let first = code.tokens.firstIndex(where: { Self.networking.contains($0.text) }) {
      edits.append("import FoundationNetworking")
      edits.report(first, "imports FoundationNetworking for \(code.tokens[first].text)")
    }
    for found in imports {
      let isPlain = found.module == "UIKit" && found.end == found.keyword + 1
      let isUnused = found.module == "Combine" && isUnconditional(found) && !usesCombine
      guard Self.frameworks.contains(found.module) || isUnused, !isPlain else { continue }
      edits.replace(found.keyword + 1...found.end, with: "UIKit")
      edits.report(found.keyword, "imports UIKit for \(found.module)")
    }
    for (index, token) in code.tokens.enumerated()
    where token.kind == .word && Self.frameworks.contains(token.text) {
      // A name that is qualified by a framework is qualified by UIKit. OSLog is a class, too: what
      // follows is its member.
      guard !token.is("UIKit"), !token.is("OSLog"), code.is(index + 1, "."),
        code[index + 2]?.kind == .word, !code.is(index - 1, "."), !code.is(index - 1, "import"),
        !Self.kinds.contains(code[index - 1]?.text ?? "")
      else { continue }
      edits.replace(index, with: "UIKit")
      edits.report(index, "names UIKit for \(token.text)")
    }
  }

  static let missing: Set = [
    "SwiftUI", "Combine", "WidgetKit", "ARKit", "RealityKit", "SceneKit", "SpriteKit", "TipKit",
  ]

  /// Names of Combine by which a file shows that it uses it.
  private static let combineNames = Set(
    words: """
      AnyCancellable AnyPublisher AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
      CurrentValueSubject Deferred Empty Fail Future ImmediateScheduler Just ObservableObject
      ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Scheduler
      Subject Subscriber Subscribers Subscription Subscriptions TopLevelDecoder TopLevelEncoder
      assign dataTaskPublisher eraseToAnyPublisher objectWillChange publisher sink
      """
  )

  private var usesCombine: Bool {
    code.tokens.contains { token in
      switch token.kind {
      case .word: Self.combineNames.contains(token.text)
      case .attribute: token.text.hasPrefix("@Published")
      default: false
      }
    }
  }

  private func isUnconditional(_ found: Import) -> Bool {
    let before = code.tokens[..<found.keyword]
    return before.count { $0.is("#if") } == before.count { $0.is("#endif") }
  }

  /// A framework without a substitute that the file imports outside of a condition; of Combine, one
  /// of its names must occur.
  var missingFramework: String? {
    imports.first { found in
      Self.missing.contains(found.module) && isUnconditional(found)
        && (found.module != "Combine" || usesCombine)
    }?.module
  }
}
