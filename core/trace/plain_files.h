#pragma once

#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <filesystem>

namespace lockstep {

/// Passes the results of plain kernels to another process on this machine. The recording was written before
/// they ran; these files are in its folder:
///
///     plain-0.bin     launch 0: the outputs of its plain kernel, one after the other
///     clock-0.bin     launch 0: the times of its groups
///     run.json        the whole run: host steps, times of concurrent launches, whether the result is right
///
/// Other data is passed in messages.

/// Errors: cannot_write_file.
Status write_plain_outputs(const LaunchFacts& facts, std::size_t launch, const std::filesystem::path& folder);
Status write_group_times(const GroupTimes& times, std::size_t launch, const std::filesystem::path& folder);
Status write_run(const Recording& recording, const std::filesystem::path& folder);

/// Adds the results of a launch's plain kernel. `told` are its facts: if they have group times, that file is
/// read, otherwise the file of outputs. False if they do not fit the launch, which then cannot be used.
[[nodiscard]] bool add_plain_results(Trace& trace, const LaunchFacts& told, std::size_t launch,
                                     const std::filesystem::path& folder);
/// Adds the results of the whole run. False if they do not fit.
[[nodiscard]] bool add_run(Recording& recording, const std::filesystem::path& folder);

} // namespace lockstep
