#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// The machines that the user has added, "ssh:HOST" each, in the order in which they were added. They are stored for
/// both programs, one a line, in the file machines of the user's data folder.
inline constexpr std::size_t most_machines = 64;

/// Returns the machines. Lines that are no machines are ignored, as is a file that cannot be read.
[[nodiscard]] std::vector<std::string> remembered_machines();

/// Adds a machine, unless it is there. `text` may contain the name of a device, which is ignored. Errors:
/// value_not_allowed, also if there are too many; cannot_write_file.
Status remember_machine(const std::string& text);

/// Removes a machine. Errors: value_not_allowed if it is not there; cannot_write_file.
Status forget_machine(const std::string& text);

} // namespace lockstep
