// SPDX-License-Identifier: MIT

/// Asks the compiler whether a kept type is Sendable; meant for generated code only.
///
/// Generated code names it with each type that a directive keeps, under that directive's own line:
///
/// ```swift
/// private typealias _check_cache = _Kept<Cache>
/// ```
public enum _Kept<Value: Sendable> {}
