#pragma once

#include "app/gui/model/desk.h"
#include "core/base/error.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// The errors in a file that the compiler's log, the detail of an error, reports ("saxpy.cl:5:9: error:
/// ..."), in the same order. If the log has none, the error's own sentence at its line. Errors in other files
/// are omitted.
[[nodiscard]] std::vector<SourceProblem> problems_in(const Error& error, const QString& file);

} // namespace lockstep::gui
