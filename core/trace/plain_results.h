#pragma once

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <span>

namespace lockstep {

/// Passes the results of plain kernels to another process on this machine. The recording is written before
/// they run, so their results follow it:
///
///     | recording | launch 0: outputs of its plain kernel | launch 0: times of its groups | ... | the whole run: JSON |
///
/// The JSON of the whole run contains host steps, times of concurrent launches, and whether the result is
/// correct. Other facts, and the lengths, are passed in messages.

/// Writes the outputs of a plain kernel. Errors: those of the sink.
Status write_plain_outputs(const LaunchFacts& facts, ByteSink& sink);
Status write_group_times(const GroupTimes& times, ByteSink& sink);
Status write_run(const Recording& recording, ByteSink& sink);

/// Adds the results of a launch's plain kernel. `told` contains the facts from the message. `bytes` contains
/// the group times if `told` has group times, otherwise the outputs. Returns false if the data does not match
/// the launch; then the trace must not be used.
[[nodiscard]] bool add_plain_results(Trace& trace, const LaunchFacts& told, std::span<const std::byte> bytes);
/// Adds the results of the whole run. Returns false if they do not match the recording.
[[nodiscard]] bool add_run(Recording& recording, std::span<const std::byte> json);

} // namespace lockstep
