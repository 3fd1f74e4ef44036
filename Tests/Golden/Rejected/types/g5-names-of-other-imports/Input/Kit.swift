import Kit

// @provide
struct Neutral {}
