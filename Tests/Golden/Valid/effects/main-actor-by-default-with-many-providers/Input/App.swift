// @module(isolation: MainActor)
import DIRuntime

// More than one function of the generated file lists them, and none is anybody's.

// @provide(singleton, eager)
@MainActor final class Model1 { let number = 1 }

// @provide
nonisolated struct Value2 { let number = 2 }

// @provide
final class Screen3 { let number = 3 }

// @provide
final class Screen4 { let number = 4 }

// @provide(singleton, eager)
@MainActor final class Model5 { let number = 5 }

// @provide
nonisolated struct Value6 { let number = 6 }

// @provide
final class Screen7 { let number = 7 }

// @provide
final class Screen8 { let number = 8 }

// @provide(singleton, eager)
@MainActor final class Model9 { let number = 9 }

// @provide
nonisolated struct Value10 { let number = 10 }

// @provide
final class Screen11 { let number = 11 }

// @provide
final class Screen12 { let number = 12 }

// @provide(singleton, eager)
@MainActor final class Model13 { let number = 13 }

// @provide
nonisolated struct Value14 { let number = 14 }

// @provide
final class Screen15 { let number = 15 }

// @provide
final class Screen16 { let number = 16 }

// @provide(singleton, eager)
@MainActor final class Model17 { let number = 17 }

// @provide
nonisolated struct Value18 { let number = 18 }

// @provide
final class Screen19 { let number = 19 }

// @provide
final class Screen20 { let number = 20 }

// @provide(singleton, eager)
@MainActor final class Model21 { let number = 21 }

// @provide
nonisolated struct Value22 { let number = 22 }

// @provide
final class Screen23 { let number = 23 }

// @provide
final class Screen24 { let number = 24 }

// @provide(singleton, eager)
@MainActor final class Model25 { let number = 25 }

// @provide
nonisolated struct Value26 { let number = 26 }

// @provide
final class Screen27 { let number = 27 }

// @provide
final class Screen28 { let number = 28 }

// @provide(singleton, eager)
@MainActor final class Model29 { let number = 29 }

// @provide
nonisolated struct Value30 { let number = 30 }

// @provide
final class Screen31 { let number = 31 }

// @provide
final class Screen32 { let number = 32 }

// @provide(singleton, eager)
@MainActor final class Model33 { let number = 33 }

// @provide
nonisolated struct Value34 { let number = 34 }

// @provide
final class Screen35 { let number = 35 }

// @provide
final class Screen36 { let number = 36 }

// @provide(singleton, eager)
@MainActor final class Model37 { let number = 37 }

// @provide
nonisolated struct Value38 { let number = 38 }

// @provide
final class Screen39 { let number = 39 }

// @provide
final class Screen40 { let number = 40 }

// @provide(singleton, eager)
@MainActor final class Model41 { let number = 41 }

// @provide
nonisolated struct Value42 { let number = 42 }

// @provide
final class Screen43 { let number = 43 }

// @provide
final class Screen44 { let number = 44 }

// @provide(singleton, eager)
@MainActor final class Model45 { let number = 45 }

// @provide
nonisolated struct Value46 { let number = 46 }

// @provide
final class Screen47 { let number = 47 }

// @provide
final class Screen48 { let number = 48 }

// @provide(singleton, eager)
@MainActor final class Model49 { let number = 49 }

// @provide
nonisolated struct Value50 { let number = 50 }

// @provide
final class Screen51 { let number = 51 }

// @provide
final class Screen52 { let number = 52 }

// @provide(singleton, eager)
@MainActor final class Model53 { let number = 53 }

// @provide
nonisolated struct Value54 { let number = 54 }

// @provide
final class Screen55 { let number = 55 }

// @provide
final class Screen56 { let number = 56 }

// @provide(singleton, eager)
@MainActor final class Model57 { let number = 57 }

// @provide
nonisolated struct Value58 { let number = 58 }

// @provide
final class Screen59 { let number = 59 }

// @provide
final class Screen60 { let number = 60 }
