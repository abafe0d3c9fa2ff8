// Numbers in the order they came, each in as few whole bytes as their width needs.

/// A growing list of numbers of a fixed width, in chunks that never move.
@usableFromInline
struct KeyLog: ~Copyable {
  @usableFromInline static let chunkShift = 15
  @usableFromInline static let chunkMask = 1 << chunkShift - 1

  @usableFromInline let stride: Int
  @usableFromInline let mask: UInt64
  @usableFromInline var chunks: [UnsafeMutableRawPointer] = []
  @usableFromInline var count = 0

  @usableFromInline
  init(bits: Int) {
    stride = max(1, (bits + 7) / 8)
    mask = stride == 8 ? .max : 1 << UInt64(stride * 8) - 1
  }

  @inlinable
  deinit { for chunk in chunks { chunk.deallocate() } }

  @usableFromInline
  var byteCount: Int { chunks.count * (stride << Self.chunkShift + 8) }

  @inlinable
  mutating func append(_ value: UInt64) {
    let offset = count & Self.chunkMask
    if offset == 0 { addChunk() }
    // Eight bytes are written; those beyond the number's own are overwritten by the next.
    chunks[count >> Self.chunkShift].storeBytes(
      of: value,
      toByteOffset: offset &* stride,
      as: UInt64.self
    )
    count &+= 1
  }

  @usableFromInline
  mutating func addChunk() {
    chunks.append(.allocate(byteCount: stride << Self.chunkShift + 8, alignment: 64))
  }

  @inlinable
  subscript(index: Int) -> UInt64 {
    chunks[index >> Self.chunkShift].loadUnaligned(
      fromByteOffset: (index & Self.chunkMask) &* stride,
      as: UInt64.self
    ) & mask
  }
}
