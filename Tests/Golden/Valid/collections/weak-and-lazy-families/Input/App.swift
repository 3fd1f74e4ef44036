import DIRuntime

// @provide(weak)
final class Parent: Sendable {
  let child: Child
  init(child: Child) { self.child = child }
}

// @provide
final class Child: Sendable {
  private let owner: Lazy<Parent>
  init(parent: Lazy<Parent>) { owner = parent }
  var parent: Parent { owner.value }
}

// @provide(singleton)
final class Moon: Sendable {
  let sun: Provider<Sun>
  init(sun: Provider<Sun>) { self.sun = sun }
}

// @provide(singleton)
final class Sun: Sendable {
  let moon: Moon
  init(moon: Moon) { self.moon = moon }
}
