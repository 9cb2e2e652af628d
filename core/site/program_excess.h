#pragma once

#include "core/base/error.h"
#include "core/site/instrumented.h"

#include <optional>

namespace lockstep {

/// The limits of recordings that an instrumented kernel can exceed.
enum class Excess {
    line_number, ///< of a site
    text,        ///< of one expression
    value,       ///< bytes of one access or element
    parameters,
    objects,
    local_memory,
    source,      ///< bytes of the program's text and of the instrumented text
    depth,       ///< of the skeleton
    description, ///< sites, their needs, texts and nodes together
};

struct FoundExcess {
    Excess what{};
    Place place; ///< where the limit is exceeded; line 0: the kernel as a whole exceeds it
};

/// The first of program_limits that a kernel exceeds. If there is none, find_flaw() finds nothing in the
/// kernel either.
[[nodiscard]] std::optional<FoundExcess> find_excess(const Instrumented& instrumented);

} // namespace lockstep
