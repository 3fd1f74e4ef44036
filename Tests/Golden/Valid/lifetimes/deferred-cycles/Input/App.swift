import DIRuntime

// @provide(singleton)
final class Chicken: Sendable {
  let egg: Lazy<Egg>
  init(egg: Lazy<Egg>) { self.egg = egg }
}

// @provide(singleton)
final class Egg: Sendable {
  let chicken: Chicken
  init(chicken: Chicken) { self.chicken = chicken }
}

// @provide(weak)
final class Teacher: Sendable {
  let pupil: Lazy<Pupil>
  init(pupil: Lazy<Pupil>) { self.pupil = pupil }
}

// @provide(weak)
final class Pupil: Sendable {
  let teacher: @Sendable () -> Teacher
  init(teacher: @escaping @Sendable () -> Teacher) { self.teacher = teacher }
}

protocol Parent: Sendable { var child: any Child { get } }
protocol Child: Sendable { var parent: any Parent { get } }

// @provide(singleton, as: [Parent, Self])
final class Mother: Parent {
  let makeChild: Provider<any Child>
  init(child: Provider<any Child>) { makeChild = child }
  var child: any Child { makeChild() }
}

// @provide(singleton, as: Child)
final class Daughter: Child {
  let parent: any Parent
  init(parent: any Parent) { self.parent = parent }
}

/// One for each name, and they know each other.
// @provide(singleton, keyed: name)
final class Husband: Sendable {
  let wife: Lazy<Wife>
  init(name: String /* @arg */, wife: Lazy<Wife>) { self.wife = wife }
}

// @provide(singleton, keyed: name)
final class Wife: Sendable {
  let husband: Husband
  init(name: String /* @arg */, husband: Husband) { self.husband = husband }
}

/// A new one each time, of itself.
// @provide
final class Node {
  let next: Lazy<Node>
  init(next: Lazy<Node>) { self.next = next }
}
