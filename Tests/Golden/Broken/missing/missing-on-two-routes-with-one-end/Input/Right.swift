// @provide
struct Right { let middle: Middle; let oil: Oil }
