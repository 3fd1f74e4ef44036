protocol Resource: ~Copyable {
  var number: Int { get }
}

// @provide(as: Resource & ~Copyable)
struct File: Resource, ~Copyable {
  var number: Int { 3 }
}

// @provide
struct Reader: ~Copyable {
  let file: any Resource & ~Copyable
  init(_ file: consuming any ~Copyable & Resource) { self.file = file }
}
