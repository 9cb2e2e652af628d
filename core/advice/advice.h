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

/// Possible improvements. The comments list the numbers of each kind (Advice::numbers) in this order;
/// advice_rows() names them for reports, app/words has the sentences.
enum class AdviceKind : std::uint8_t {
    group_size,          ///< group size is not a multiple of W: {work-items, W, per mille of lanes used, next
                         ///< multiple}
    divergent_condition, ///< {divergent warp steps, warp steps, exposed cycles of all divergence, share of
                         ///< this condition}
    latency_exposed,     ///< more warps would hide it but do not fit: {issue cycles per global read, latency
                         ///< of DRAM, required warps, warps that fit, required per mille of the slots, slots,
                         ///< mean latency of the reads}
    uncoalesced,  ///< {sectors, minimum, requests, exposed cycles of all uncoalesced accesses, share of the
                  ///< site}
    misaligned,   ///< consecutive, but shifted: {sectors per request times 100, minimum times 100, requests,
                  ///< the site's share of the cycles}
    bank_padding, ///< {conflicts, words per row, words to add, conflicts afterwards, the array's share of the
                  ///< cycles}
    bank_swizzle, ///< {conflicts, words per row, conflicts afterwards, share}
    bank_conflicts,      ///< neither padding nor swizzling helps: {conflicts, wavefronts, share}
    barrier_idle,        ///< {cycles with a warp at a barrier, exposed cycles, W}
    occupancy_registers, ///< {registers, target, groups now, groups afterwards}
    occupancy_local,     ///< {bytes, target, groups now, groups afterwards}
    double_precision,    ///< {accesses to doubles}
    clamped_reads,       ///< {lanes that share an address at a border, lanes, requests in which this happens,
                         ///< requests}
    relaxed_math,        ///< no -cl-fast-relaxed-math: {evaluations in full precision, number of functions
                         ///< and lines}
    native_function,     ///< {evaluations}, with names {function, its faster form}
    required_group,      ///< no reqd_work_group_size: {x, y, z, warp steps of the barrier with the most
                         ///< steps}
    bank_repadding,      ///< padded for other banks or elements: {conflicts, elements between paddings now,
                         ///< elements between paddings afterwards, conflicts afterwards, share}
    contiguous_blocks,   ///< each item walks its own block: {elements per block, sectors, minimum, requests,
                         ///< share}
    repeated_work,       ///< {work-items, reads of each, distinct addresses, warp steps, warp steps of the
                         ///< launch}
    atomics_meet,        ///< {passes that lanes wait, requests, atomics of the first group, addresses of
                         ///< these}
    group_rereads,       ///< of one group: {bytes fetched, distinct bytes, bytes fetched again by other
                         ///< work-items}, with names {object}
    empty_multiprocessors, ///< {groups, multiprocessors, multiprocessors without groups}
    latency_few_groups,    ///< more warps would hide it, but the launch does not have them: {issue cycles per
    ///< global read, mean latency of the reads, required warps, warps of the launch per
    ///< multiprocessor, warps that fit}
};

/// A line of the program's source.
struct AdvicePlace {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< starting at 1
    friend auto operator<=>(const AdvicePlace&, const AdvicePlace&) = default;
};

struct Advice {
    AdviceKind kind{};
    std::optional<Site> site; ///< the site of the advice; nothing: a line without a site, or the whole launch
    std::vector<std::uint64_t> numbers;
    std::vector<std::string> names = {};  ///< from the source; sentences use them after the numbers
    std::optional<AdvicePlace> line = {}; ///< if the advice has a line but no site
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// The line of an advice; nothing: the whole launch.
[[nodiscard]] std::optional<AdvicePlace> advised_place(const Advice& advice, const Program& program);

/// Provides the warp steps of a group.
using StepsOfGroup = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// The suggestions for this run on this hardware, ordered by their possible savings; at most one per line.
/// Suggestions whose cost the model knows are given only if they can save a hundredth of the launch. `costs`
/// may be null: then suggestions that depend on costs are omitted. Empty for a kernel that does not fit on a
/// multiprocessor. Patterns are searched in the addresses of a few groups, so the time does not grow with the
/// launch.
[[nodiscard]] std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures,
                                         const LaunchModel& model, const LaunchCosts* costs,
                                         const HardwareModel& hardware, const StepsOfGroup& steps);

} // namespace lockstep
