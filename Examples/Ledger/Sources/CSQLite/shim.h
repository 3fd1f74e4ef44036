// SPDX-License-Identifier: MIT
#include <sqlite3.h>
