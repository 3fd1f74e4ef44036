protocol Log {}

// @provide
struct Page {
  init(
    log: any Log /* @require */, id: Int /* @provide */, size: Int /* @module(isolation: MainActor) */,
    line: Int,  // @container(parent: Container)
    /* @provide */ row: Int
  ) {}
}

// @provide
struct Book { let page: Page }
