// @provide
final class Player {
  init(library: Library) {}
}

#if DEBUG
// @provide
final class Library {
  init(player: Player) {}
}
#else
// @provide
final class Library {
  init() {}
}
#endif

// No build has both halves of this one.
// @provide
final class Start { init(debug: Debug?) {} }
// @provide
final class End { init(release: Release?) {} }
#if DEBUG
// @provide
final class Debug { init(end: End) {} }
#else
// @provide
final class Release { init(start: Start) {} }
#endif
