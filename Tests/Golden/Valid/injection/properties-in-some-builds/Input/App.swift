import DIRuntime
#if X
// @provide
final class Only {}
#endif
class A {
#if X
  // @inject
  var only: Only!
#endif
}
#if X
class Base { 
  var a: Only!  // @inject
}
#else
class Base {}
#endif
class Derived: Base {
  var number = 1
}
class Conditional: Base {
#if X
  var b: Only!  // @inject
#endif
}
#if X
class Wholly {
  // @inject
  var o: Only!
}
#endif
