// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Chicken`, a singleton, provided by `Chicken` in App.swift.
  var chicken: Chicken { _kept(.chicken) }

  /// `any Child`, a singleton, provided by `Daughter` in App.swift.
  var child: any Child { _kept(.child) }

  /// `Egg`, a singleton, provided by `Egg` in App.swift.
  var egg: Egg { _kept(.egg) }

  /// `Husband`, a singleton for each `name`, provided by `Husband` in App.swift.
  func husband(name: String) -> Husband {
    _keyed(.husband, by: name) { (c: Container) -> Husband in
      if let make = c._override(of: .husband) { return make(c._handle, name) }
      return _build_husband(c, name)
    }
  }

  /// `Mother`, a singleton, provided by `Mother` in App.swift.
  var mother: Mother { _kept(.mother) }

  /// `Node`, new each time, provided by `Node` in App.swift.
  var node: Node {
    if let make = _override(of: .node) { return make(_handle) }
    return _build_node(self)
  }

  /// `any Parent`, a singleton, provided by `Mother` in App.swift.
  var parent: any Parent { _kept(.parent) }

  /// `Pupil`, the same while somebody holds it, provided by `Pupil` in App.swift.
  var pupil: Pupil { _weak(.pupil) }

  /// `Teacher`, the same while somebody holds it, provided by `Teacher` in App.swift.
  var teacher: Teacher { _weak(.teacher) }

  /// `Wife`, a singleton for each `name`, provided by `Wife` in App.swift.
  func wife(name: String) -> Wife {
    _keyed(.wife, by: name) { (c: Container) -> Wife in
      if let make = c._override(of: .wife) { return make(c._handle, name) }
      return _build_wife(c, name)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_chicken(_ c: Container) -> Chicken { Chicken(egg: Lazy<Egg>(_of: c, kept: .egg)) }

private func _build_child(_ c: Container) -> any Child { _check_child(Daughter(parent: c.parent)) }

private func _build_egg(_ c: Container) -> Egg { Egg(chicken: c.chicken) }

private func _build_husband(_ c: Container, _ name: String) -> Husband {
  Husband(name: name, wife: Lazy<Wife>(_of: c, isKept: c._keeps(.wife, true)) { $0.wife(name: name) })
}

private func _build_mother(_ c: Container) -> Mother {
  let handle = c._handle
  return Mother(child: Provider<any Child> { handle.child })
}

private func _build_node(_ c: Container) -> Node {
  Node(next: Lazy<Node>(_of: c, isKept: c._keeps(.node, false)) { $0.node })
}

private func _build_parent(_ c: Container) -> any Parent {
  _check_parent(c._isFresh(_App_base, 5) ? c._newValue(of: .mother, isOriginal: false) : c.mother)
}

private func _build_pupil(_ c: Container) -> Pupil {
  let handle = c._handle
  return Pupil(teacher: { () -> Teacher in handle.teacher })
}

private func _build_teacher(_ c: Container) -> Teacher {
  Teacher(pupil: Lazy<Pupil>(_of: c, isKept: c._keeps(.pupil, true)) { $0.pupil })
}

private func _build_wife(_ c: Container, _ name: String) -> Wife { Wife(name: name, husband: c.husband(name: name)) }

#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
            _Kept<Chicken>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 36)
private func _check_child(_ value: consuming Daughter) -> any Child {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
private func _check_2() { _ =
            _Kept<Egg>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 43)
private func _check_3() { _ =
            _Kept<Husband>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check_4() { _ =
            _Kept<Mother>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check_parent(_ value: consuming Mother) -> any Parent {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_6() { _ =
            _Kept<Pupil>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_7() { _ =
            _Kept<Teacher>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 49)
private func _check_8() { _ =
            _Kept<Wife>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Chicken { static var chicken: Self { _App_base.key(0, _build_chicken) } }
extension Key where Maker == @Sendable (Container) -> any Child { static var child: Self { _App_base.key(1, _build_child) } }
extension Key where Maker == @Sendable (Container) -> Egg { static var egg: Self { _App_base.key(2, _build_egg) } }
extension Key where Maker == @Sendable (Container, String) -> Husband { static var husband: Self { _App_base.key(3) { c, name in _build_husband(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Mother { static var mother: Self { _App_base.key(4, _build_mother) } }
extension Key where Maker == @Sendable (Container) -> Node { static var node: Self { _App_base.key(9, _build_node, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Parent { static var parent: Self { _App_base.key(5, _build_parent) } }
extension Key where Maker == @Sendable (Container) -> Pupil { static var pupil: Self { _App_base.key(6, _build_pupil, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Teacher { static var teacher: Self { _App_base.key(7, _build_teacher, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container, String) -> Wife { static var wife: Self { _App_base.key(8) { c, name in _build_wife(c, name) } } }

private let _App_needs: StaticString = """
  chicken: egg
  child: parent
  egg: chicken
  husband: wife
  mother: child
  parent: mother
  pupil: teacher
  teacher: pupil
  wife: husband
  node: node
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chicken)
  entries.add(.child)
  entries.add(.egg)
  entries.add(.mother)
  entries.add(.node)
  entries.add(.parent)
  entries.add(.pupil)
  entries.add(.teacher)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 9, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
