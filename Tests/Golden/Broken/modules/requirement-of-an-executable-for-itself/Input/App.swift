// @require
protocol Analytics {}

// @provide
struct Shop { let analytics: any Analytics }
