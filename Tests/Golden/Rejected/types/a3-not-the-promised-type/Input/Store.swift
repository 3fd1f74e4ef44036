protocol Reader {}
protocol Writer {}

// @provide(as: [Reader, Writer])
final class Store: Reader {}
