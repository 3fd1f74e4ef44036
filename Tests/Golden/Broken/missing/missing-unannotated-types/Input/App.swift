protocol Clock {}
struct SystemClock: Clock {}
extension MockClock: Clock {}
private struct HiddenClock: Clock {}
enum StoppedClock: Clock {}
struct MockClock {}

final class Engine {}

// @provide
final class Car {
  init(engine: Engine, clock: any Clock) {}
}
