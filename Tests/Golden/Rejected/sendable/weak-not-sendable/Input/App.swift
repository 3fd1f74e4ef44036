import DIRuntime

protocol Store {}

// @provide(weak)
final class Cache { var pages = 0 }

// @provide(weak, as: Store)
final class Disk: Store { var pages = 0 }
