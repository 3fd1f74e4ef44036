protocol Reader {}

// @provide(as: [Reader, Reader, any Reader])
final class Disk: Reader {}

// @provide(as: [Tape, Self])
final class Tape {}
