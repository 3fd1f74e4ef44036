// SPDX-License-Identifier: MIT

/// The relation of a container to the container that it was made from.
// Each case has at most one reference: so the enum is copied like one.
enum Relation {
  /// Made from no other container.
  case root
  /// A child container: owns its parent, or a view of the parent, and shares the parent's slots.
  case child(of: Container)
  /// Made by `overriding`: owns the other container, or a view of it, and shares unaffected values with it. It has slots for
  /// all values.
  case overriding(Container)
  /// The view that kept values get: does not own the container that it shows, and has no slots. The view of a child owns a view
  /// of the parent, which finds the parent's values once the child is gone.
  case view(around: Container?)
  /// The view that `original` passes to an override, which remembers that override. It owns the container or view on which
  /// `original` was called, and is otherwise like that.
  indirect case overrideView(of: Override, on: Container)
}

// One value, so that a child's class needs only one initializer, whether a child, a view of it, or a container made from it by
// `overriding` is wanted.
/// The description of a container to make; meant for generated code only, which passes it on.
public struct _Making {
  unowned(unsafe) let plan: _Plan
  let relation: Relation
  /// For a view the container to show, which the caller holds while the view is made.
  unowned(unsafe) var shown: Container? = nil
  let level: UnsafePointer<ChildLevel>?
  let overrides: Override?
}

extension Container {
  /// Whether the container keeps nothing itself.
  final var isView: Bool {
    switch relation {
    case .root, .child, .overriding: false
    case .view, .overrideView: true
    }
  }

  /// The container that this one was made from and owns, or the view of it; for a child's view the parent's view.
  final var base: Container? {
    switch relation {
    case .root: nil
    case .view(let around): around
    case .child(let base), .overriding(let base), .overrideView(_, let base): base
    }
  }

  /// The container itself; for the view that `original` passes to an override the container or view it was called on.
  final var asked: Self {
    guard case .overrideView(_, let asked) = relation else { return self }
    // Sound because a view has the class of the container that it shows.
    return unsafeDowncast(asked, to: Self.self)
  }

  /// The override that this view was made for.
  final var runningOverride: Override? {
    guard case .overrideView(let override, _) = relation else { return nil }
    return override
  }
}

extension Container {
  /// Makes the view that kept values get.
  final func makeView() -> Self {
    if case .child(let parent) = relation {
      makeView(.view(around: parent._view))
    } else {
      makeView(.view(around: nil))
    }
  }

  /// Makes the view that `original` passes to an override.
  final func makeView(for override: Override) -> Self { makeView(.overrideView(of: override, on: asked)) }

  private final func makeView(_ relation: Relation) -> Self {
    let (asked, level) = (asked, _level?.pointee.remade(hasSlots: false))
    let shown = asked.shown ?? asked
    defer { withExtendedLifetime(shown) {} }
    return Self(
      _making: _Making(plan: plan, relation: relation, shown: shown, level: level, overrides: _overrides))
  }

  /// Makes a view of this container with the class and level of an outer level; with nil a view as a plain `Container`.
  final func makeView(as outer: ChildLevel?) -> Container {
    let level = outer?.remade(hasSlots: false)
    return (outer?.type ?? Container.self).init(
      _making: _Making(
        plan: plan, relation: .view(around: nil), shown: self, level: level, overrides: _overrides))
  }

  /// Makes a container of the same class with other overrides, which shares all unaffected values with this one.
  final func overriding(by overrides: Override?) -> Self {
    let level = _level?.pointee.remade(hasSlots: true)
    return Self(
      _making: _Making(plan: plan, relation: .overriding(self), level: level, overrides: overrides))
  }

  /// Describes a child.
  @usableFromInline
  final func making(_ level: UnsafePointer<ChildLevel>) -> _Making {
    _Making(plan: plan, relation: .child(of: self), level: level, overrides: _overrides)
  }
}
