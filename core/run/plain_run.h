#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"
#include "core/run/group_clock.h"
#include "core/run/plain_program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// What the kernel as its author wrote it gave.
struct PlainRun {
    std::vector<std::vector<std::byte>> contents; ///< of every buffer that is not read-only, by argument
    std::optional<Timing> timing;
    std::optional<GroupTimes> group_times;
    std::uint32_t item_registers = 0; ///< as the driver says; 0: it does not
};

/// Runs the plain kernel once for its result and, when asked, times it (see turns.h). Where there is a
/// `clocked` program, it is run too, for the times of the groups. The programs: of this launch or of one with
/// the same source and options. Errors: driver_failed, cancelled.
Result<PlainRun> run_plain(const Device& device, const Launch& launch, const PlainProgram& program,
                           const std::optional<ClockedProgram>& clocked, const Instrumented& instrumented,
                           bool time, const ProgressSink& progress);

} // namespace lockstep
