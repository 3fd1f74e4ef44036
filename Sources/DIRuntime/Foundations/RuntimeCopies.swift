// SPDX-License-Identifier: MIT

import Synchronization

/// Guards against two copies of the runtime in one process: a program and a dynamic library that both link it statically.
///
/// The copies share nothing. Each numbers the slots of modules from 0, so one copy would read a value of the other as a value
/// of another type.
enum RuntimeCopies {
  /// Stops if another copy was loaded before this one.
  ///
  /// So one of two copies always stops, as soon as it registers a module or makes a container the current one. The search runs
  /// once; reads of values do not check.
  static func check() { if !isChecked.load(ordering: .relaxed) { stopIfSecond() } }

  // No lazy constant, which is a call on Linux: each container that is made asks.
  private static let isChecked = Atomic(false)

  // The Swift runtime finds a type by its name in the image that was loaded first.
  private static func stopIfSecond() {
    isChecked.store(true, ordering: .relaxed)
    guard let first = _mangledTypeName(Self.self).flatMap(_typeByName), first != Self.self else { return }
    fatalError(
      """
      two copies of DIRuntime are in this process: a dynamic library and the program, or two dynamic libraries, link one \
      each. They share no values. Let all of them link the product 'DIRuntimeDynamic' instead of 'DIRuntime'; where \
      a test uses DITesting, which brings a copy too, let all of them link 'DITestingDynamic' instead of both.
      """)
  }
}
