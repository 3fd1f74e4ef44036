// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Branch`, new each time, provided by `Branch` in Derived.swift.
  var branch: Branch {
    if let make = _override(of: .branch) { return make(_handle) }
    return _build_branch(self)
  }

  /// `Date`, new each time, provided by `epoch` in Base.swift.
  var date: Date {
    if let make = _override(of: .date) { return make(_handle) }
    return _build_date(self)
  }

  /// `Dated`, new each time, provided by `Dated` in Derived.swift.
  var dated: Dated {
    if let make = _override(of: .dated) { return make(_handle) }
    return _build_dated(self)
  }

  /// `Deep`, new each time, provided by `Deep` in Derived.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }

  /// `Root`, new each time, provided by `Tree` in Derived.swift.
  var grown: Root {
    if let make = _override(of: .grown) { return make(_handle) }
    return _build_grown(self)
  }

  /// `Leaf`, new each time, provided by `Leaf` in Derived.swift.
  var leaf: Leaf {
    if let make = _override(of: .leaf) { return make(_handle) }
    return _build_leaf(self)
  }

  /// `Twig`, new each time, provided by `Twig.twig` in Derived.swift.
  var twig: Twig {
    if let make = _override(of: .twig) { return make(_handle) }
    return _build_twig(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_branch(_ c: Container) -> Branch { Branch(leaf: c.leaf) }

private func _build_date(_ c: Container) -> Date { epoch }

private func _build_dated(_ c: Container) -> Dated { Dated(date: c.date) }

private func _build_deep(_ c: Container) -> Deep { Deep(leaf: c.leaf) }

private func _build_grown(_ c: Container) -> Root { _check_grown(Tree(leaf: c.leaf)) }

private func _build_leaf(_ c: Container) -> Leaf { Leaf() }

private func _build_twig(_ c: Container) -> Twig { Twig.twig(leaf: c.leaf) }

#sourceLocation(file: "Derived.swift", line: 3)
private func _check_grown(_ value: consuming Tree) -> Root {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Branch { static var branch: Self { _App_base.key(0, _build_branch, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Date { static var date: Self { _App_base.key(1, _build_date, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Dated { static var dated: Self { _App_base.key(2, _build_dated, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(3, _build_deep, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Root { static var grown: Self { _App_base.key(4, _build_grown, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Leaf { static var leaf: Self { _App_base.key(5, _build_leaf, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Twig { static var twig: Self { _App_base.key(6, _build_twig, lifetime: .transient) } }

private let _App_needs: StaticString = """
  branch: leaf
  date:
  dated: date
  deep: leaf
  grown: leaf
  leaf:
  twig: leaf
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.branch)
  entries.add(.date, name: "date")
  entries.add(.dated)
  entries.add(.deep)
  entries.add(.grown, name: "grown")
  entries.add(.leaf)
  entries.add(.twig)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
