// @provide(singleton, as: Analytics)
struct LiveAnalytics: Analytics, Sendable {}
