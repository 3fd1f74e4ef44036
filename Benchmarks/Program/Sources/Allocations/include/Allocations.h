// SPDX-License-Identifier: MIT

/// How many allocations the process has made so far, from whatever code; -1 where they cannot be counted.
long allocations_made(void);

/// How many bytes they asked for.
long allocations_bytes(void);
