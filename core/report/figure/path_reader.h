#pragma once

#include "core/report/figure/expression.h"
#include "core/report/figure/token_cursor.h"

namespace lockstep {

/// Reads a path (see expression.h). An error is stored in the cursor.
FigurePath read_path(TokenCursor& at);

} // namespace lockstep
