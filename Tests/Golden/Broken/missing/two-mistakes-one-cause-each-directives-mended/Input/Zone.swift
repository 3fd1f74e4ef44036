//  provide

struct Zone {}
