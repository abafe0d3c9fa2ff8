// What every test of view controllers imports: UIKit's stand-in, the words of traces, and XCTest.

@_exported public import HeadlessUIKit
@_exported public import VCLifecycle
@_exported public import XCTest
