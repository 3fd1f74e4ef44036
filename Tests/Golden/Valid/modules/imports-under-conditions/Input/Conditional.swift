#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(NoSuchModule)
import NoSuchModule
#endif

#if os(Linux)
import Foundation
#if DEBUG || !DEBUG
import Dispatch
#else
import NoSuchModule
#endif
#endif

// @provide
struct Item { var date: Date = .distantPast /* @arg */; var queue: DispatchQueue /* @arg */ }
