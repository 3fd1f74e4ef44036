protocol Reader {}
protocol Writer {}

// @provide(as: [Reader, Writer])
final class Disk: Reader, Writer {}

// @provide(as: [Self, Reader,
//   Writer])
final class Tape: Reader, Writer {}
