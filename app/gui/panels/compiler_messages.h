#pragma once

#include "core/base/error.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// What is wrong with a line of a source.
struct SourceProblem {
    std::uint32_t line = 0; ///< from 1
    QString message;
    friend bool operator==(const SourceProblem&, const SourceProblem&) = default;
};

/// The errors that an error's detail, the compiler's log, names in a file ("saxpy.cl:5:9: error: ..."), in
/// its order; where it names none, the error's own sentence at its place. Those in other files are left out.
[[nodiscard]] std::vector<SourceProblem> problems_in(const Error& error, const QString& file);

} // namespace lockstep::gui
