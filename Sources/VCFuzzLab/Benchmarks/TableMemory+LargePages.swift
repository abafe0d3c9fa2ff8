// Memory in large pages, where the system has them: lent to searches of many states.

import Foundation
package import ModelChecking

extension TableMemory {
  /// Memory that is taken from the system in pages of two megabytes; little comes from the library.
  package static let largePages = TableMemory(
    allocate: { byteCount in
      guard byteCount >= pageSize else { return standard.allocate(byteCount) }
      return map(rounded(byteCount))
    },
    deallocate: { memory, byteCount in
      guard byteCount >= pageSize else { return standard.deallocate(memory, byteCount) }
      munmap(memory, rounded(byteCount))
    },
    prefetch: prefetchIfAny
  )

  #if os(Linux)
  private static let prefetchIfAny: Prefetch? = { base, words, count, shift, stride in
    for index in 0..<count {
      fetch(base + Int(truncatingIfNeeded: words[index] &>> shift) &* stride, 1, 3, 1)
    }
  }

  /// The compiler's own instruction to fetch memory ahead, here to write to it, into every cache.
  ///
  /// It has no other name in Swift; a search without it reads ahead, and takes about 1.4 times as
  /// long.
  @_silgen_name("llvm.prefetch.p0")
  private static func fetch(
    _ place: UnsafeRawPointer,
    _ isForWriting: Int32,
    _ locality: Int32,
    _ isData: Int32
  )
  #else
  private static let prefetchIfAny: Prefetch? = nil
  #endif

  private static let pageSize = 1 << 21

  private static func rounded(_ byteCount: Int) -> Int {
    (byteCount + pageSize - 1) & ~(pageSize - 1)
  }

  /// The system fills new pages with zeros, and only those that are touched take room.
  private static func map(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let flags = MAP_PRIVATE | MAP_ANON
    let mapped = mmap(nil, byteCount + pageSize, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let mapped, mapped != MAP_FAILED else {
      preconditionFailure("no memory for a table of \(byteCount) bytes")
    }
    // What lies before the first multiple of a page, and behind the last, is given back at once.
    let skipped = rounded(Int(bitPattern: mapped)) - Int(bitPattern: mapped)
    let memory = mapped + skipped
    if skipped > 0 { munmap(mapped, skipped) }
    if skipped < pageSize { munmap(memory + byteCount, pageSize - skipped) }
    #if os(Linux)
    // 14 is MADV_HUGEPAGE; a system that has no large pages goes on with small ones.
    madvise(memory, byteCount, 14)
    #endif
    return memory
  }
}
