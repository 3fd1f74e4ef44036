// SPDX-License-Identifier: MIT

/// The modules that a root target's containers know; meant for generated code only.
///
/// Generated code makes one for each target, as a global constant that all its containers share:
///
/// ```swift
/// private let _App_plan = _Plan { plan in
///   _tie_Lib(&plan)
///   _tie_App(&plan)
/// }
/// ```
public struct _Plan: Sendable {
  private var modules: [TiedModule] = []

  /// How many slots a container of this plan has: those of modules it does not know stay empty.
  private(set) var slotCount = 0

  /// Makes a plan of the modules tied in a closure, the root last; meant for generated code only.
  ///
  /// - Parameter tieAll: Ties each module.
  public init(_ tieAll: (inout _Plan) -> Void) {
    tieAll(&self)
  }

  /// Adds a module; meant for generated code only.
  ///
  /// The first plan of the process to add a module gives it its base; adding it again changes nothing. May
  /// be called from several threads, with different plans.
  ///
  /// - Parameters:
  ///   - name: The module's name, for messages.
  ///   - slots: How many keys the module has.
  ///   - base: The module's base: a global `let`, which lives as long as the process.
  public mutating func tie(_ name: String, slots: Int, base: borrowing _SlotBase) {
    let module = ModuleRegistry.tie(name, slots: slots, base: base)
    if modules.contains(where: { $0.slots == module.slots }) { return }
    modules.append(module)
    slotCount = max(slotCount, module.slots.upperBound)
  }

  func knows(slot: Int) -> Bool {
    modules.contains { $0.slots.contains(slot) }
  }

  /// The target that the plan was made for: it ties itself last.
  var rootName: String? { modules.last?.name }
}
