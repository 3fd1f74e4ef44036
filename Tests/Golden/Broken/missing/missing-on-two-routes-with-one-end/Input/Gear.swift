// @provide
struct Gear { let oil: Oil; let axle: Axle }

// @provide
struct Axle { let grease: Grease }

protocol Oil {}
protocol Grease {}
