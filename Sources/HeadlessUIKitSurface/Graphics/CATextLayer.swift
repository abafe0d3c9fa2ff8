// Layers of text, which nothing draws.

public import Foundation

/// How lines of a text layer lie.
public enum CATextLayerAlignmentMode: String, Sendable { case natural, left, right, center, justified }

/// How a text layer shortens a line.
public enum CATextLayerTruncationMode: String, Sendable { case none, start, middle, end }

/// A layer of text.
open class CATextLayer: CALayer {
  open var string: Any?, font: Any?, fontSize: CGFloat = 36, foregroundColor: CGColor?, isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural, truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false
}
