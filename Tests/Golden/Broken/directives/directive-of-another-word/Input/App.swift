// @ provide
struct First {}

// @Provides
struct Second {}

// @singleton
final class Third: Sendable {}

// @Singleton
final class Fourth: Sendable {}

// @ provide(singleton)
final class Fifth: Sendable {}

// @provided
struct Sixth {}

// @inject
struct Seventh {}

// @transient
struct Eighth {}

// @weak
final class Ninth: Sendable {}

// @MainActor
struct Tenth {}

// @ somebody, look here
struct Eleventh {}
