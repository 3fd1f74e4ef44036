// @provide
struct A0 { let a: A1 }
// @provide
struct A1 { let a: A2 }
// @provide
struct A2 { let a: A3 }
// @provide
struct A3 { let a: A4 }
// @provide
struct A4 { let a: A5 }
// @provide
struct A5 { let a: A6 }
// @provide
struct A6 { let a: A7 }
// @provide
struct A7 { let a: A8 }
// @provide
struct A8 { let a: A9 }
// @provide
struct A9 { let a: A10 }
// @provide
struct A10 { let a: A11 }
// @provide
struct A11 { let a: A12 }
// @provide
struct A12 { let a: A13 }
// @provide
struct A13 { let a: A14 }
// @provide
struct A14 { let a: A15 }
// @provide
struct A15 { let a: A16 }
// @provide
struct A16 { let a: A17 }
// @provide
struct A17 { let a: A18 }
// @provide
struct A18 { let a: A19 }
// @provide
struct A19 { let a: A20 }
// @provide
struct A20 { let a: A21 }
// @provide
struct A21 { let a: A22 }
// @provide
struct A22 { let a: A23 }
// @provide
struct A23 { let a: A24 }
// @provide
struct A24 { let a: A25 }
