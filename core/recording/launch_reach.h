#pragma once

#include "core/kernel/sim_file.h"
#include "core/recording/run_spec.h"

#include <string>
#include <vector>

namespace lockstep {

/// What a launch may read (see ReadableFiles): its folder first, the kernel file that somebody named, and what somebody
/// agreed to.
[[nodiscard]] std::vector<std::string> readable_of(const RunSpec& run);

/// The options of a launch are known, and it names no file, no folder of headers and no program outside its folder that
/// nobody agreed to. Nothing is read before. Errors: build_option_refused, files_outside.
Status check_reach(const SimFile& launch, const RunSpec& run);

/// The files whose contents a run of it holds: the program, what that includes, and data. Paths without links.
[[nodiscard]] std::vector<std::string> held_files(const SimFile& launch, const RunSpec& run,
                                                  const std::vector<std::string>& included);

} // namespace lockstep
