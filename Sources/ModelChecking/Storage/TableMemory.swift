// Where the large tables of a search get their memory. The engine knows no system: it is lent it.

/// Where a search gets the memory of its large tables.
///
/// A search jumps about in its tables. Where a system has large pages and the caller lends memory
/// in such, the processor need not walk the page tables at almost every jump.
public struct TableMemory: Sendable {
  /// A function that captures nothing and returns so many bytes of memory.
  public typealias Allocate =
    @Sendable @convention(c) (_ byteCount: Int) -> UnsafeMutableRawPointer
  /// A function that captures nothing and takes so many bytes of memory back.
  public typealias Deallocate =
    @Sendable @convention(c) (_ memory: UnsafeMutableRawPointer, _ byteCount: Int) -> Void
  /// A function that captures nothing and asks the processor to fetch places of a table.
  ///
  /// Each word, shifted to the right, says how many strides its place lies behind `base`.
  public typealias Prefetch =
    @Sendable @convention(c) (
      _ base: UnsafeRawPointer, _ words: UnsafePointer<UInt64>, _ count: Int, _ shift: UInt64,
      _ stride: Int
    ) -> Void

  /// Returns so many bytes, all zero, at a multiple of 64.
  public let allocate: Allocate
  /// Takes back what `allocate` returned for as many bytes.
  public let deallocate: Deallocate
  /// Fetches places of a table ahead; without it a search reads them ahead, which waits for some.
  public let prefetch: Prefetch?

  /// Creates a lender of memory.
  public init(
    allocate: @escaping Allocate,
    deallocate: @escaping Deallocate,
    prefetch: Prefetch? = nil
  ) {
    self.allocate = allocate
    self.deallocate = deallocate
    self.prefetch = prefetch
  }

  /// The memory of the standard library.
  public static let standard = TableMemory(
    allocate: { byteCount in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
      return memory
    },
    deallocate: { memory, _ in memory.deallocate() }
  )
}
