// @provide(match: nearest)
protocol Port {}

// @provide
final class Disk: Port { init(mirror: Mirrored) {} }

// @provide
struct Mirrored { let port: any Port }
