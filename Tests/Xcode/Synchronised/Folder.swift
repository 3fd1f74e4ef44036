// SPDX-License-Identifier: MIT

// @provide
struct Folder {
  let name = "synchronised"
}
