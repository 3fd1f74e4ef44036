// @provide
#if DEBUG
@dynamicMemberLookup
#endif
final class Model {
  subscript(dynamicMember name: String) -> Int { 3 }
}

// Below it the directive stands well; what the attribute says nobody reads.
#if DEBUG
@dynamicMemberLookup
#endif
// @provide
struct Free {
  subscript(dynamicMember name: String) -> Int { 3 }
}
