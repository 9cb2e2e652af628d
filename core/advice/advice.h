#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/ids.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/launch_model.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The kinds of suggestions. The braces in the comment of each kind list the contents of Advice::numbers in
/// order. advice_rows() contains the names of the kinds in reports; app/words contains the sentences.
enum class AdviceKind : std::uint8_t {
    /// The group size is not a multiple of W (the warp width): {work-items, W, lanes in use (per mille), next
    /// multiple}.
    group_size,
    /// A condition diverges: {divergent warp steps, warp steps, exposed cycles of all divergence, exposed
    /// cycles of this condition}.
    divergent_condition,
    /// More warps would hide the latency but do not fit: {issue cycles per global read, latency of DRAM,
    /// required warps, warps that fit, required per mille of the slots, slots, mean latency of the reads}.
    latency_exposed,
    /// Scattered accesses to global memory: {sectors, minimum, requests, exposed cycles of all uncoalesced
    /// accesses, exposed cycles of this site}.
    uncoalesced,
    /// Consecutive accesses that are shifted: {sectors per request times 100, minimum times 100, requests,
    /// exposed cycles of the site}.
    misaligned,
    /// Padding rows would avoid bank conflicts: {conflicts, words per row, words to add, conflicts
    /// afterwards, exposed cycles of the array}.
    bank_padding,
    /// Swizzling rows would avoid bank conflicts: {conflicts, words per row, conflicts afterwards, exposed
    /// cycles of the array}.
    bank_swizzle,
    bank_conflicts,      ///< neither padding nor swizzling helps: {conflicts, wavefronts, exposed cycles of
                         ///< the array}
    barrier_idle,        ///< warps wait at barriers: {cycles with a warp at a barrier, exposed cycles, W}
    occupancy_registers, ///< registers limit occupancy: {registers, target, groups now, groups afterwards}
    occupancy_local,     ///< local memory limits occupancy: {bytes, target, groups now, groups afterwards}
    double_precision,    ///< accesses to doubles: {number of accesses}
    /// Reads with a clamped index: {lanes that read the same address because of clamping, lanes, requests in
    /// which this happens, requests}.
    clamped_reads,
    /// The program is built without -cl-fast-relaxed-math: {evaluations in full precision, number of
    /// functions and lines}.
    relaxed_math,
    native_function, ///< a faster variant of a math function exists: {evaluations}, with names {function,
                     ///< its faster variant}
    required_group,  ///< the kernel has no reqd_work_group_size: {x, y, z, warp steps of the barrier with
                     ///< the most steps}
    /// The array is padded for other banks or element sizes: {conflicts, elements between paddings now,
    /// elements between paddings afterwards, conflicts afterwards, exposed cycles of the array}.
    bank_repadding,
    /// Each work-item traverses its own block: {elements per block, sectors, minimum, requests, exposed
    /// cycles}.
    contiguous_blocks,
    /// All work-items of a group repeat the same reads: {work-items, reads per work-item, distinct addresses,
    /// warp steps, warp steps of the launch}.
    repeated_work,
    /// Lanes wait for each other at atomics: {passes in which lanes wait, requests, atomics of the first
    /// group, distinct addresses of these atomics}.
    atomics_meet,
    /// A group fetches data again: {bytes fetched, distinct bytes, bytes fetched again by other work-items}
    /// of one group, with names {object}.
    group_rereads,
    empty_multiprocessors, ///< there are too few groups: {groups, multiprocessors, idle multiprocessors}
    /// More warps would hide the latency, but the launch has too few: {issue cycles per global read, mean
    /// latency of the reads, required warps, warps of the launch per multiprocessor, warps that fit}.
    latency_few_groups,
};

/// A line of the program's source.
struct AdvicePlace {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< starting at 1
    friend auto operator<=>(const AdvicePlace&, const AdvicePlace&) = default;
};

struct Advice {
    AdviceKind kind{};
    /// The site that the suggestion concerns; empty if it concerns a line without a site or the whole launch.
    std::optional<Site> site;
    std::vector<std::uint64_t> numbers;
    std::vector<std::string> names = {};  ///< names from the source, to be inserted into the sentence after
                                          ///< the numbers
    std::optional<AdvicePlace> line = {}; ///< set if the suggestion concerns a line but no site
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// Returns the source line that a suggestion concerns; empty if it concerns the whole launch.
[[nodiscard]] std::optional<AdvicePlace> advised_place(const Advice& advice, const Program& program);

/// A function that returns the warp steps of a group.
using StepsOfGroup = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// Returns the suggestions for this run on this hardware, sorted by possible savings, at most one per line.
/// If the model can calculate the cost, a suggestion is included only if it can save at least 1 % of the
/// launch. `costs` may be null; then suggestions that depend on costs are omitted. Returns an empty list for
/// a kernel that does not fit on a multiprocessor. Access patterns are searched only in a few groups, so the
/// time does not grow with the size of the launch.
[[nodiscard]] std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures,
                                         const LaunchModel& model, const LaunchCosts* costs,
                                         const HardwareModel& hardware, const StepsOfGroup& steps);

} // namespace lockstep
