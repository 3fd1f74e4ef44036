// SPDX-License-Identifier: MIT

// The one file that knows which platform it is built for; the others get the C library through it.
#if canImport(Glibc)
@_exported import Glibc

typealias FileActions = posix_spawn_file_actions_t
var emptyFileActions: FileActions { FileActions() }
/// Linux counts a process's memory in kilobytes, Darwin in bytes.
let memoryUnit = 1024

/// Asks the system to drop its cached pages of an open file; false where it does not.
func dropCache(of descriptor: Int32) -> Bool {
  posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) == 0
}

#elseif canImport(Darwin)
@_exported import Darwin

typealias FileActions = posix_spawn_file_actions_t?
var emptyFileActions: FileActions { nil }
let memoryUnit = 1

/// Darwin has no such call: only `purge`, which empties the whole cache and needs a superuser.
func dropCache(of descriptor: Int32) -> Bool { false }

#else
#error("The benchmarks do not know this platform's C library yet.")
#endif

/// A clock that is never set.
func monotonicNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// The system's own words for its last failure.
func lastError() -> String { String(cString: strerror(errno)) }
