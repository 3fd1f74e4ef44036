import DIRuntime
// @provide
final class X {}
class A { var a: X! // @inject
}
class B: A { var b: X! // @inject
}
class B2: A {}
class C: B {}
class D: C { var d: X! // @inject
}
class E: B2 { var e: X! // @inject
}
