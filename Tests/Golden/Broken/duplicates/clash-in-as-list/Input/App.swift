protocol Writer {}

// @provide(name: main, as: [Self, Writer])
final class Disk: Writer {}

// @provide
final class MainWriter {}
