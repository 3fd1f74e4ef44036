// SPDX-License-Identifier: MIT
// The files of the page, as the compiler finds them in their folders.

#include "include/DIPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char markup[] = {
#embed "page.html"
  , 0
};

static const char style[] = {
#embed "style/base.css"
  ,
#embed "style/pieces.css"
  ,
#embed "style/views.css"
  ,
#embed "style/map.css"
  , 0
};

static const char script[] = {
#embed "script/elements.js"
  ,
#embed "script/text.js"
  ,
#embed "script/model.js"
  ,
#embed "script/measures.js"
  ,
#embed "script/paths.js"
  ,
#embed "script/layout.js"
  ,
#embed "script/filters.js"
  ,
#embed "script/search.js"
  ,
#embed "script/graph.js"
  ,
#embed "script/camera.js"
  ,
#embed "script/address.js"
  ,
#embed "script/pieces.js"
  ,
#embed "script/legend.js"
  ,
#embed "script/picker.js"
  ,
#embed "script/wires.js"
  ,
#embed "script/table.js"
  ,
#embed "script/facts.js"
  ,
#embed "script/provider.js"
  ,
#embed "script/routes.js"
  ,
#embed "script/map.js"
  ,
#embed "script/containers.js"
  ,
#embed "script/overview.js"
  ,
#embed "script/main.js"
  , 0
};

const char *diPageMarkup(void) { return markup; }
const char *diPageStyle(void) { return style; }
const char *diPageScript(void) { return script; }
