// @provide
struct User1 { let clock: any Clock }

// @provide
struct User2 { let clock: any Clock }

// @provide
struct User3 { let clock: any Clock }

// @provide
struct User4 { let clock: any Clock }

// @provide
struct User5 { let clock: any Clock }

// @provide
struct User6 { let clock: any Clock }

// @provide
struct User7 { let clock: any Clock }

// @provide
struct User8 { let clock: any Clock }

// @provide
struct User9 { let clock: any Clock }

// @provide
struct User10 { let clock: any Clock }

// @provide
struct User11 { let clock: any Clock }

// @provide
struct User12 { let clock: any Clock }

// @provide
struct User13 { let clock: any Clock }

// @provide
struct User14 { let clock: any Clock }

// @provide
struct User15 { let clock: any Clock }

// @provide
struct User16 { let clock: any Clock }

// @provide
struct User17 { let clock: any Clock }

// @provide
struct User18 { let clock: any Clock }

// @provide
struct User19 { let clock: any Clock }

// @provide
struct User20 { let clock: any Clock }

// @provide
struct User21 { let clock: any Clock }

// @provide
struct User22 { let clock: any Clock }

// @provide
struct User23 { let clock: any Clock }

// @provide
struct User24 { let clock: any Clock }

// @provide
struct User25 { let clock: any Clock }

// @provide
struct User26 { let clock: any Clock }

// @provide
struct User27 { let clock: any Clock }

// @provide
struct User28 { let clock: any Clock }

// @provide
struct User29 { let clock: any Clock }

// @provide
struct User30 { let clock: any Clock }

// @provide
struct User31 { let clock: any Clock }

// @provide
struct User32 { let clock: any Clock }

// @provide
struct User33 { let clock: any Clock }

// @provide
struct User34 { let clock: any Clock }

// @provide
struct User35 { let clock: any Clock }

// @provide
struct User36 { let clock: any Clock }

// @provide
struct User37 { let clock: any Clock }

// @provide
struct User38 { let clock: any Clock }

// @provide
struct User39 { let clock: any Clock }

// @provide
struct User40 { let clock: any Clock }
