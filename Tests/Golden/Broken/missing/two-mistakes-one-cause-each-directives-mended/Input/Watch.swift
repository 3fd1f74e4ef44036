// @provide
struct Watch { let clock: any Clock; let zone: Zone; let missing: Missing }

struct Missing {}
