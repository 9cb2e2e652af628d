#pragma once

#include "core/base/error.h"
#include "core/site/instrumented.h"

#include <optional>

namespace lockstep {

/// The limits of recordings that an instrumented kernel can exceed.
enum class Excess {
    line_number, ///< a line number at a site
    text,        ///< the text of one expression
    value,       ///< the size of one access or element
    parameters,
    objects,
    local_memory,
    source,      ///< the size of the program's text or of the instrumented text
    depth,       ///< the depth of the skeleton
    description, ///< sites with their needs, texts and nodes in total
};

struct FoundExcess {
    Excess what{};
    Place place; ///< position at which the limit is exceeded; line 0: the kernel as a whole
};

/// Returns the first limit in program_limits that a kernel exceeds. If the result is empty, find_flaw() finds
/// no flaw in the kernel either.
[[nodiscard]] std::optional<FoundExcess> find_excess(const Instrumented& instrumented);

} // namespace lockstep
