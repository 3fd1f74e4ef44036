// @provide
struct A {}

/* begun
   /* nested */
// @provide
struct B {}
