#pragma once

#include "core/base/memory.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumented.h"
#include "core/site/log_piece.h"
#include "core/trace/capture.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace lockstep {

/// Receives one part of a log that is too large for memory.
using PartSink = std::function<Status(const LogPiece&)>;

/// The memory to which the events and values of a part are written.
struct PartPlace {
    std::span<std::uint64_t> events;
    std::span<std::uint64_t> values;
    /// The memory block that contains both columns. It is reused for later parts, so pinning it pays off. It
    /// must stay valid as long as the device is used.
    std::span<std::byte> memory;
};
/// Returns memory for the events and values of these groups. Called again if their number has changed.
using PartPlaces =
    std::function<Result<PartPlace>(GroupRange groups, std::uint64_t events, std::uint64_t values)>;

/// The instrumented program of a launch, built for a device. It can be captured any number of times.
struct Prepared {
    cl::Program program;
    bool values = false;
};

struct CaptureOptions {
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< limit of loop iterations per work-item
    std::uint64_t groups = 0;                           ///< log only the first `groups` groups; 0: all
    /// Limit in bytes for the log and its analysis, see limits_of().
    std::uint64_t memory_budget = default_memory_budget();
    /// Budget of the whole run in bytes, for error messages; 0: the same as memory_budget.
    std::uint64_t whole_budget = 0;
    /// Size of a part in bytes; larger parts would not be faster.
    std::uint64_t part_bytes = std::uint64_t{64} << 20;
    /// Receives every part of a log that has several parts. If null, such a log is refused.
    PartSink take_part;
    /// Provides the memory for all parts except the first one, which is kept. If null, internal memory is
    /// used.
    PartPlaces place_part;
    /// Returns the program built with LogKeeping::with_spill. If it is empty, prepare() builds the program.
    std::function<Result<Prepared>()> with_spill;
    /// Whether take_part keeps none of the parts. If so, logs are split into parts of part_bytes.
    bool is_never_kept = false;
    /// Largest log of a single group that take_part accepts, in bytes.
    std::uint64_t most_group_bytes = ~std::uint64_t{0};
    /// Used instead of take_part, with parts of the usual size, if the log of a group is larger than
    /// most_group_bytes.
    PartSink keep_part;
};

/// Determines where a work-item writes its log.
enum class LogKeeping : std::uint8_t {
    in_places, ///< only to the work-item's own range; further events are only counted
    with_spill ///< events that do not fit into that range go to a shared spill area, see DeviceLog
};

/// Checks that the kernel and the device support the launch. Errors: bad_arguments, group_too_large,
/// local_memory_too_large.
Status check_launch(const Device& device, const Launch& launch, const Instrumented& instrumented);

/// Checks the launch and builds the instrumented program, which can be used for all launches of the same
/// source, kernel and options. Errors: those of check_launch; driver_build_failed, driver_failed,
/// kernel_name_taken.
Result<Prepared> prepare(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         bool values, LogKeeping keeping = LogKeeping::in_places);

/// Runs the instrumented kernel twice: in the first pass, it only counts its events; in the second pass, each
/// work-item writes its events to a range of exactly the counted size. The plain kernel is not run. If a
/// work-item logs more events than it counted, as can happen with races and compare-exchange loops, the
/// kernel is rebuilt with a shared area for the excess events. A log that does not fit into the memory budget
/// is written in parts of consecutive groups. For each part, only its groups run, and they continue with the
/// buffer contents that the earlier parts left:
///
///     count, all groups -> log of groups 0..99 -> log of groups 100..299 -> ...
///                          stays in the capture    (each goes to take_part; the next reuses its memory)
///
/// A CPU device writes a part's log directly to the memory of place_part; from other devices it is copied
/// there.
///
/// If the groups of a part log more events than in the first pass, in which all groups ran, they run again from
/// the same contents if the kernel has global atomics, because groups that wait for others log a different number
/// of events each time. In other cases, and if this does not help, the whole kernel runs on the original inputs for
/// this part and each later one. Their logs are then from different executions.
///
/// Errors: log_too_large, those of driver_error(), cancelled; those of take_part. Throws std::bad_alloc.
Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress);

} // namespace lockstep
