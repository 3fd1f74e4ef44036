// SPDX-License-Identifier: MIT

/// The page of a graph without its parts; each `%%` encloses the name of one.
const char *diPageMarkup(void);

/// The style of the page.
const char *diPageStyle(void);

/// The modules of the page's script, each behind those that it imports.
const char *diPageScript(void);
