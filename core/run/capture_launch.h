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
#include <vector>

namespace lockstep {

/// Receives a part of a log that is too large for memory.
using PartSink = std::function<Status(const LogPiece&)>;

/// Where the events and values of a part are to be written.
struct PartPlace {
    std::span<std::uint64_t> events;
    std::span<std::uint64_t> values;
    std::span<std::byte>
        memory; ///< contains both, and is reused for later parts: worth pinning. Valid as long as the device
};
/// Provides memory for the events and values of these groups. Called again if their number has changed.
using PartPlaces =
    std::function<Result<PartPlace>(GroupRange groups, std::uint64_t events, std::uint64_t values)>;

/// The instrumented program of a launch, built for a device; it can be captured many times.
struct Prepared {
    cl::Program program;
    bool values = false;
};

struct CaptureOptions {
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop iterations that a work-item may make
    std::uint64_t groups = 0; ///< log only this many groups, from the first on; 0: all
    std::uint64_t memory_budget = default_memory_budget(); ///< bytes, see limits_of()
    std::uint64_t whole_budget = 0; ///< for all launches, named in the error; 0: memory_budget
    std::uint64_t part_bytes = std::uint64_t{64} << 20; ///< larger parts would not be faster
    PartSink take_part;    ///< receives every part of a log in parts; null: such a log is refused
    PartPlaces place_part; ///< for all parts but the first, which is kept; null: own memory
    /// Returns the program built with LogKeeping::with_spill; null: prepare() builds it.
    std::function<Result<Prepared>()> with_spill;
    bool is_never_kept = false; ///< the taker keeps no part: logs are split at part_bytes
    std::uint64_t most_group_bytes = ~std::uint64_t{0}; ///< largest group log for take_part
    PartSink keep_part; ///< replaces take_part, with parts of the usual size, if a group is larger
};

/// Where a work-item's log is written.
enum class LogKeeping : std::uint8_t {
    in_places, ///< to its range; anything beyond it is only counted
    with_spill ///< anything beyond its range goes to a shared area, see DeviceLog
};

/// Whether kernel and device support the launch. Errors: bad_arguments, group_too_large,
/// local_memory_too_large.
Status check_launch(const Device& device, const Launch& launch, const Instrumented& instrumented);

/// Checks the launch and builds the instrumented program, which can be used for all launches of the same
/// source, kernel and options. Errors: those of check_launch; driver_build_failed, driver_failed,
/// kernel_name_taken.
Result<Prepared> prepare(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         bool values, LogKeeping keeping = LogKeeping::in_places);

/// Runs the instrumented kernel twice: it counts its events, then writes them, each work-item to a range of
/// exactly the counted size. The plain kernel is not run. If a work-item logs more than it counted, as
/// happens with races and compare-exchange loops, the kernel is rebuilt with a shared area for the excess. A
/// log that does not fit into the memory budget is written in parts of consecutive groups. Only the groups of
/// the part run then, on the buffers as the earlier parts left them:
///
///     count, all groups -> log of groups 0..99 -> log of groups 100..299 -> ...
///                          stays in the capture    (each goes to take_part; the next reuses its memory)
///
/// A CPU device writes a part's log directly to the memory of place_part; from other devices it is copied
/// there.
///
/// If the groups of a part log something different from what they logged when all groups ran, then from that
/// part on the whole kernel runs for each part, on the original inputs.
///
/// Errors: log_too_large, those of driver_error(), cancelled; those of take_part. Throws std::bad_alloc.
Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress);

} // namespace lockstep
