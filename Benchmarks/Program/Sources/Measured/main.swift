// SPDX-License-Identifier: MIT

import Harness

let cases = accessCases() + buildingCases() + containerCases() + dynamicCases(size: nodeCount)
Runner(cases, size: nodeCount).run(Array(CommandLine.arguments.dropFirst()))
