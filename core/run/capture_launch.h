#pragma once

#include "core/base/memory.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"
#include "core/site/instrumented.h"
#include "core/site/log_piece.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lockstep {

/// Takes a part of a log that is too large for memory.
using PartSink = std::function<Status(const LogPiece&)>;

/// Where a part's events and values shall go.
struct PartPlace {
    std::span<std::uint64_t> events;
    std::span<std::uint64_t> values;
    std::span<std::byte>
        memory; ///< in which both lie, and the places of later parts again: worth pinning, and there
                ///< until the device is gone
};
/// Asked for a place for so many events and values of those groups; once more where they have become less or more.
using PartPlaces =
    std::function<Result<PartPlace>(GroupRange groups, std::uint64_t events, std::uint64_t values)>;

/// The instrumented program of a launch, built for a device; it can be captured many times.
struct Prepared {
    cl::Program program;
    bool values = false;
};

struct CaptureOptions {
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop turns a work-item may make
    std::uint64_t groups = 0; ///< log only so many groups, from the first on; 0: all
    std::uint64_t memory_budget = default_memory_budget(); ///< bytes, see limits_of()
    std::uint64_t whole_budget = 0; ///< of all launches, named in the error; 0: memory_budget
    std::uint64_t part_bytes = std::uint64_t{64} << 20; ///< larger parts are no faster
    PartSink take_part;    ///< gets every part of a log in parts; null: such a log is refused
    PartPlaces place_part; ///< asked for all parts but the first, which stays; null: the capture has places
    /// Gives the program of LogKeeping::with_spill; null: prepare() builds it.
    std::function<Result<Prepared>()> with_spill;
    bool is_never_kept = false; ///< the taker keeps no parts: a log of more than one is always in parts
    std::uint64_t most_group_bytes = ~std::uint64_t{0}; ///< of which nobody keeps a part; beyond: keep_part
    PartSink keep_part; ///< gets the parts instead of take_part, of usual size, if one group's log is larger
};

/// Where a work-item's log goes.
enum class LogKeeping : std::uint8_t {
    in_places, ///< to its place; what is beyond it is counted only
    with_spill ///< and beyond it to where all have room: DeviceLog
};

/// Whether kernel and device can take the launch.
/// Errors: bad_arguments, group_too_large, local_memory_too_large.
Status check_launch(const Device& device, const Launch& launch, const Instrumented& instrumented);

/// Checks the launch and builds the instrumented program, which serves all launches of the same source,
/// kernel and options. Errors: those of check_launch; driver_build_failed, driver_failed, kernel_name_taken.
Result<Prepared> prepare(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         bool values, LogKeeping keeping = LogKeeping::in_places);

/// Runs the instrumented kernel twice: it counts its events, then writes them, each work-item to its exact place. The
/// plain kernel is not run. Where a work-item logs more than it did when it counted, as in races and compare-exchange
/// loops, the kernel is built anew, with room for that beside the places. A log that does not fit into the memory budget
/// is written in parts of consecutive groups, which alone run then, one part on what those before it left in the buffers:
///
///     count, all groups -> log of groups 0..99 -> log of groups 100..299 -> ...
///                          stays in the capture    (each goes to take_part; the next has its memory)
///
/// A CPU device writes a part's log where place_part wants it; from others it is brought there.
///
/// From a part on whose groups log something else than they did beside all others, the whole kernel runs for each part, on
/// the buffers' inputs.
///
/// Errors: log_too_large, those of driver_error(), cancelled; those of take_part. Throws std::bad_alloc.
Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress);

} // namespace lockstep
