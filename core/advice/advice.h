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

/// What could be done better. The numbers of each are Advice::numbers, in this order; advice_rows() names
/// them for reports, app/words says them in a sentence.
enum class AdviceKind : std::uint8_t {
    group_size, ///< group is no multiple of W: {work-items, W, per mille of lanes used, next multiple}
    divergent_condition, ///< {divergent warp steps, warp steps, exposed cycles of all divergence, of these
                         ///< this condition's share}
    latency_exposed,     ///< more warps would hide it and do not fit: {issue cycles a global read, latency of
                         ///< DRAM, warps needed, that fit, needed in per mille of the slots, slots, mean
                         ///< latency of the reads}
    uncoalesced,  ///< {sectors, fewest, requests, exposed cycles of all uncoalesced access, of these the
                  ///< site's share}
    misaligned,   ///< consecutive, but shifted: {sectors a request times 100, fewest times 100, requests,
                  ///< the site's share of the cycles}
    bank_padding, ///< {conflicts, words a row, words to add, conflicts then, the array's share of the cycles}
    bank_swizzle, ///< {conflicts, words a row, conflicts then, share}
    bank_conflicts,      ///< neither padding nor swizzle helps: {conflicts, wavefronts, share}
    barrier_idle,        ///< {cycles with a warp at a barrier, exposed cycles, W}
    occupancy_registers, ///< {registers, to, groups now, groups then}
    occupancy_local,     ///< {bytes, to, groups now, groups then}
    double_precision,    ///< {accesses of doubles}
    clamped_reads,       ///< {lanes that met at a border, lanes, requests in which they did, requests}
    relaxed_math,        ///< no -cl-fast-relaxed-math: {evaluations in full precision, functions and lines}
    native_function,     ///< {evaluations}, with names {function, its faster form}
    required_group,      ///< no reqd_work_group_size: {x, y, z, warp steps of the barrier met most}
    bank_repadding,      ///< padded for other banks or elements: {conflicts, elements between paddings now,
                         ///< then, conflicts then, share}
    contiguous_blocks,   ///< each item walks a block of its own: {elements of a block, sectors, fewest,
                         ///< requests, share}
    repeated_work,       ///< {work-items, reads of each, distinct addresses, warp steps, all of the launch}
    atomics_meet,        ///< {turns that lanes wait, requests, atomics of the first group, its addresses}
    group_rereads,       ///< of one group: {bytes fetched, distinct, fetched again by other work-items}, with
                         ///< names {object}
    empty_multiprocessors, ///< {groups, multiprocessors, empty ones}
    latency_few_groups, ///< more warps would hide it, but the launch has not got them: {issue cycles a global
                        ///< read, mean latency of the reads, warps needed, that the launch gives a
                        ///< multiprocessor, that fit}
};

/// A line of the program's source.
struct AdvicePlace {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< from 1
    friend auto operator<=>(const AdvicePlace&, const AdvicePlace&) = default;
};

struct Advice {
    AdviceKind kind{};
    std::optional<Site>
        site; ///< the place it speaks of; none: a line between sites, or the launch as a whole
    std::vector<std::uint64_t> numbers;
    std::vector<std::string> names = {};  ///< from the source; in sentences they follow the numbers
    std::optional<AdvicePlace> line = {}; ///< of what is no site
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// The line that an advice speaks of; none: the launch as a whole.
[[nodiscard]] std::optional<AdvicePlace> advised_place(const Advice& advice, const Program& program);

/// Where a group's warp steps come from.
using StepsOfGroup = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// What this run suggests on this hardware, by what it would save at most first; of a line the first alone.
/// What the model can put cycles to is said only where it costs a hundredth of the launch. `costs` may be
/// null: then nothing is said of what they tell. Nothing is said of a kernel that fits on no multiprocessor.
/// Patterns are sought in the addresses of a few groups, so the time it takes does not grow with the launch.
[[nodiscard]] std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures,
                                         const LaunchModel& model, const LaunchCosts* costs,
                                         const HardwareModel& hardware, const StepsOfGroup& steps);

} // namespace lockstep
