protocol Reader {}
protocol Writer {}
typealias Store = Reader & Writer

// @provide
final class Disk: Store {}

// @provide
final class Memory: Reader & Writer {}
