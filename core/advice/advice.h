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
    /// The group size is not a multiple of W (the warp width). Numbers: {work-items, W, lanes in use (per
    /// mille), next multiple}.
    group_size,
    /// A condition diverges. Numbers: {divergent warp steps, warp steps, exposed cycles of all divergence,
    /// exposed cycles of this condition}.
    divergent_condition,
    /// More warps would hide the latency but do not fit. Numbers: {issue cycles per global read, latency of
    /// DRAM, required warps, warps that fit, required per mille of the slots, slots, mean latency of the
    /// reads}.
    latency_exposed,
    /// Scattered accesses to global memory. Numbers: {sectors, minimum, requests, exposed cycles of all
    /// uncoalesced accesses, exposed cycles of this site}.
    uncoalesced,
    /// Consecutive accesses that are shifted. Numbers: {sectors per request times 100, minimum times 100,
    /// requests, exposed cycles of the site}.
    misaligned,
    /// Padding rows would avoid bank conflicts. Numbers: {conflicts, words per row, words to add, conflicts
    /// afterwards, exposed cycles of the array}.
    bank_padding,
    /// Swizzling rows would avoid bank conflicts. Numbers: {conflicts, words per row, conflicts afterwards,
    /// exposed cycles of the array}.
    bank_swizzle,
    /// Neither padding nor swizzling helps. Numbers: {conflicts, wavefronts, exposed cycles of the array}.
    bank_conflicts,
    barrier_idle, ///< warps wait at barriers; numbers: {cycles with a warp at a barrier, exposed cycles, W}
    /// Registers limit occupancy. Numbers: {registers, target, groups now, groups afterwards}.
    occupancy_registers,
    /// Local memory limits occupancy. Numbers: {bytes, target, groups now, groups afterwards}.
    occupancy_local,
    double_precision, ///< accesses to doubles; numbers: {number of accesses}
    /// Reads with a clamped index. Numbers: {lanes that read the same address because of clamping, lanes,
    /// requests in which this happens, requests}.
    clamped_reads,
    /// The program is built without -cl-fast-relaxed-math. Numbers: {evaluations in full precision, number of
    /// functions and lines}.
    relaxed_math,
    /// A faster variant of a math function exists. Numbers: {evaluations}, with names {function, its faster
    /// variant}.
    native_function,
    /// The kernel has no reqd_work_group_size. Numbers: {x, y, z, warp steps of the barrier with the most
    /// steps}.
    required_group,
    /// The array is padded for other banks or element sizes. Numbers: {conflicts, elements between paddings
    /// now, elements between paddings afterwards, conflicts afterwards, exposed cycles of the array}.
    bank_repadding,
    /// Each work-item traverses its own block. Numbers: {elements per block, sectors, minimum, requests,
    /// exposed cycles}.
    contiguous_blocks,
    /// All work-items of a group repeat the same reads. Numbers: {work-items, reads per work-item, distinct
    /// addresses, warp steps, warp steps of the launch}.
    repeated_work,
    /// Lanes wait for each other at atomics. Numbers: {passes in which lanes wait, requests, atomics of the
    /// first group, distinct addresses of these atomics}.
    atomics_meet,
    /// A group fetches data again. Numbers: {bytes fetched, distinct bytes, bytes fetched again by other
    /// work-items} of one group, with names {object}.
    group_rereads,
    /// There are too few groups. Numbers: {groups, multiprocessors, idle multiprocessors}.
    empty_multiprocessors,
    /// More warps would hide the latency, but the launch has too few. Numbers: {issue cycles per global read,
    /// mean latency of the reads, required warps, warps of the launch per multiprocessor, warps that fit}.
    latency_few_groups,
    /// Most conflicts of an array in local memory are atomics on the same word. Numbers: {conflicts, wavefronts, exposed
    /// cycles of the array}.
    local_atomics_meet,
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
    /// Names from the source, to be inserted into the sentence after the numbers.
    std::vector<std::string> names = {};
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
