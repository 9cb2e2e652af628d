#pragma once

#include "core/base/error.h"
#include "core/site/instrumented.h"

#include <optional>

namespace lockstep {

/// What an instrumented kernel has too much of for any recording.
enum class Excess {
    line_number, ///< of a site
    text,        ///< of one expression
    value,       ///< bytes of a value that is moved at once
    parameters,
    objects,
    local_memory,
    source,      ///< bytes of the program's text and of what is made of it
    depth,       ///< of the skeleton
    description, ///< sites, what they need, texts, nodes: in all
};

struct FoundExcess {
    Excess what{};
    Place place; ///< where the limit is passed; line 0: the kernel as a whole passes it
};

/// The first of program_limits that a kernel passes; none where find_flaw() has nothing to say of the kernel either.
[[nodiscard]] std::optional<FoundExcess> find_excess(const Instrumented& instrumented);

} // namespace lockstep
