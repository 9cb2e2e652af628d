#pragma once

#include "app/gui/workspace/desk.h"
#include "core/base/error.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// Extracts the errors in a file from the compiler's log, which is the detail of an error ("saxpy.cl:5:9:
/// error: ..."), in the same order. If the log contains none, returns the message of the error itself at its
/// line. Errors in other files are omitted.
[[nodiscard]] std::vector<SourceProblem> problems_in(const Error& error, const QString& file);

} // namespace lockstep::gui
