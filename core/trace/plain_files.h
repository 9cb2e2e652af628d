#pragma once

#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <filesystem>

namespace lockstep {

/// What plain kernels leave, handed to another process of this machine beside a recording that was written before they
/// ran. In its folder:
///
///     plain-0.bin     of launch 0, every output as its plain kernel left it, one after the other
///     clock-0.bin     the times of its groups
///     run.json        what is of the whole run: the host's steps, launches at once, whether the result is right
///
/// The facts that no file holds go another way.

/// Errors: cannot_write_file.
Status write_plain_outputs(const LaunchFacts& facts, std::size_t launch, const std::filesystem::path& folder);
Status write_group_times(const GroupTimes& times, std::size_t launch, const std::filesystem::path& folder);
Status write_run(const Recording& recording, const std::filesystem::path& folder);

/// Adds what the plain kernel of a launch left. `told`: its facts; where it has group times, their file is read, else
/// that of the outputs. False where they do not fit the launch, which is spoilt then.
[[nodiscard]] bool add_plain_results(Trace& trace, const LaunchFacts& told, std::size_t launch,
                                     const std::filesystem::path& folder);
/// Adds what is of the whole run. False where it does not fit.
[[nodiscard]] bool add_run(Recording& recording, const std::filesystem::path& folder);

} // namespace lockstep
