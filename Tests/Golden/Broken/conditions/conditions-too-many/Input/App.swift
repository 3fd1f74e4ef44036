#if A
// @provide
struct A {}
#endif
#if B
// @provide
struct B {}
#endif
#if C
// @provide
struct C {}
#endif
#if D
// @provide
struct D {}
#endif
#if E
// @provide
struct E {}
#endif
#if F
// @provide
struct F {}
#endif

// @provide
struct All {
  let a: A?
  let b: B?
  let c: C?
  let d: D?
  let e: E?
  let f: F?
}
