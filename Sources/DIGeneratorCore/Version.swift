// SPDX-License-Identifier: MIT

/// The generator's version, which `--version` prints and SARIF names.
package let generatorVersion = "0.1.0"
