// @provide

struct Zone {}
