#pragma once

#include "core/base/error.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <optional>
#include <string>

namespace lockstep {

/// Returns the name of the invalid part of a program, which refers to something that does not exist:
/// "program", "sites" or "skeleton". Returns nullopt if the program is valid.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

/// Returns "optimised" if the data refers to a site number that is not less than `sites`, or if it contains
/// an impossible number of registers; otherwise nullopt.
[[nodiscard]] std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites);

/// Returns the name of the invalid part of an instrumented kernel; nullopt if the kernel is valid. Also
/// checks that arguments exist, and that sizes are small enough for any device, so that computing a layout
/// from them cannot overflow.
[[nodiscard]] std::optional<std::string> find_flaw(const Instrumented& instrumented);

/// The limits of recordings that an instrumented kernel can exceed.
enum class Excess {
    line_number, ///< a line number at a site is too large
    text,        ///< the text of an expression is too long
    value,       ///< an access or element is too large
    parameters,
    objects,
    local_memory,
    source,      ///< the text of the program or of the instrumented kernel is too long
    depth,       ///< the skeleton is nested too deeply
    description, ///< the sites with their needs, texts and nodes are too large in total
};

struct FoundExcess {
    Excess what{};
    Place place; ///< position at which the limit is exceeded; line 0: the kernel as a whole
};

/// Returns the first limit in program_limits that a kernel exceeds. If the result is empty, find_flaw() finds
/// no flaw in the kernel either.
[[nodiscard]] std::optional<FoundExcess> find_excess(const Instrumented& instrumented);

} // namespace lockstep
