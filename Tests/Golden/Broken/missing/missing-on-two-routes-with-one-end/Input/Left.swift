// @provide
struct Left { let middle: Middle }
