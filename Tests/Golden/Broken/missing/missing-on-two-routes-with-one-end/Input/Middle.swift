// @provide
struct Middle { let bottom: Bottom }

// @provide
struct Bottom { let gear: Gear }
