// @provide
struct Leaf { init(id: Int /* @arg */, name: String) {} }

// @provide
struct Twig { let leaf: Leaf }

// @provide
struct Branch { let twig: Twig }

// @provide
struct Tree { let branch: Branch }

enum Names {
  // @provide
  static let name = "oak"
}
