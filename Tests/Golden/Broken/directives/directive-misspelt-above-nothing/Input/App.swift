// @provid

// @modul(isolation: MainActor)

/* @argg */

import Foundation  // @nmaed(x)

// @Require
