// SPDX-License-Identifier: MIT

/// All that a container is made of; meant for generated code only, which hands it on.
///
/// One value, so that the class of a child has one initializer to write, whatever is to be made: a child, a view of it, or
/// one made from it by `overriding`.
public struct _Making {
  let plan: _Plan
  let slots: (SlotTable, child: SlotTable)
  let overrides: OverrideTable?
  var isView = false
  var owner: Container?
  var sharing: Sharing?
  var level: OverrideLevel?
  var child: ChildLevel?

  /// A container by itself.
  init(_ plan: _Plan, overrides: OverrideTable?) {
    self.plan = plan
    self.overrides = overrides
    slots = (SlotTable(count: plan.slotCount), SlotTable(count: 0))
  }

  /// One that shares with another one what it can.
  init(from base: Container, overrides: OverrideTable?) {
    plan = base.plan
    self.overrides = overrides
    slots = (
      SlotTable(count: plan.slotCount), SlotTable(count: base.child?.slots.upperBound ?? 0)
    )
    sharing = Sharing(base: base, overrides: overrides)
    child = base.child
  }

  /// A child, which has the overrides of its parent.
  init(childOf parent: Container, at level: ChildLevel) {
    plan = parent.plan
    overrides = parent._overrides
    slots = (parent._slots, SlotTable(count: level.slots.upperBound))
    child = level
  }

  /// A view of a container, or another one of what a view shows.
  init(viewOf container: Container, at level: OverrideLevel?) {
    plan = container.plan
    overrides = container._overrides
    slots = (SlotTable(count: 0), SlotTable(count: 0))
    isView = true
    owner = container.isView ? container.owner : container
    self.level = level
    child = container.child.map {
      ChildLevel(
        parent: container.sharing == nil ? $0.parent?._view : nil, slots: $0.slots, inputs: $0.inputs)
    }
  }
}
