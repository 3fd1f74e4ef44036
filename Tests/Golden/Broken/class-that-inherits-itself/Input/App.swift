// @provide
class A: B {}

class B: A {}
