#pragma once

#include "core/base/error.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <optional>
#include <string>

namespace lockstep {

/// The part of a program that refers to something that does not exist: "program", "sites", "skeleton"; none
/// if there is no flaw.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

/// "optimised" if it refers to sites beyond `sites`, or to an impossible number of registers.
[[nodiscard]] std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites);

/// The same for an instrumented kernel. Also checks that arguments exist and that sizes are small enough for
/// any device, so that a layout computed from them does not overflow.
[[nodiscard]] std::optional<std::string> find_flaw(const Instrumented& instrumented);

/// The limits of recordings that an instrumented kernel can exceed.
enum class Excess {
    line_number, ///< at a site
    text,        ///< for one expression
    value,       ///< bytes of one access or element
    parameters,
    objects,
    local_memory,
    source,      ///< bytes of the program's text and of the instrumented text
    depth,       ///< depth of the skeleton
    description, ///< sites, their needs, texts and nodes in total
};

struct FoundExcess {
    Excess what{};
    Place place; ///< where the limit is exceeded; line 0 if it is the kernel as a whole
};

/// The first of program_limits that a kernel exceeds. If there is none, find_flaw() does not find a flaw in
/// the kernel either.
[[nodiscard]] std::optional<FoundExcess> find_excess(const Instrumented& instrumented);

} // namespace lockstep
