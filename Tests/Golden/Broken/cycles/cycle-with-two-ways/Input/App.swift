// @provide
final class Hub { init(left: Left, right: Right) {} }
// @provide
final class Left { init(hub: Hub) {} }
// @provide
final class Right { init(left: Left, hub: Hub) {} }
