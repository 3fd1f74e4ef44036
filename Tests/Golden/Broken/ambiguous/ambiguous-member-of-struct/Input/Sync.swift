// @provide
struct Sync {
  let store: any Store
  var depth = 3
}

// @provide
struct Uploader { let sync: Sync }
