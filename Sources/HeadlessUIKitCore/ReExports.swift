// What comes along with the small UIKit: Foundation, and the queues and timers of virtual time.
//
// Each of the latter is imported by its own name. Such an import takes precedence over that of a
// module, so a file that imports Foundation beside HeadlessUIKit gets these, not Foundation's.

@_exported public import Foundation

@_exported public import class HeadlessFoundation.DispatchGroup
@_exported public import enum HeadlessFoundation.DispatchPredicate
@_exported public import class HeadlessFoundation.DispatchQueue
@_exported public import enum HeadlessFoundation.DispatchSource
@_exported public import protocol HeadlessFoundation.DispatchSourceTimer
@_exported public import struct HeadlessFoundation.DispatchTime
@_exported public import enum HeadlessFoundation.DispatchTimeInterval
@_exported public import class HeadlessFoundation.DispatchWorkItem
@_exported public import class HeadlessFoundation.Timer
@_exported public import func HeadlessFoundation.dispatchPrecondition
