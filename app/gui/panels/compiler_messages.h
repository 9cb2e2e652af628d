#pragma once

#include "app/gui/model/desk.h"
#include "core/base/error.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// The errors that an error's detail, the compiler's log, names in a file ("saxpy.cl:5:9: error: ..."), in
/// its order; where it names none, the error's own sentence at its place. Those in other files are left out.
[[nodiscard]] std::vector<SourceProblem> problems_in(const Error& error, const QString& file);

} // namespace lockstep::gui
