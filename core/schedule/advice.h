#pragma once

#include "core/analysis/figures.h"
#include "core/base/ids.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/launch_model.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep {

/// What could be done better. The numbers of each are Advice::numbers, in this order; app/words says them in
/// a sentence.
enum class AdviceKind : std::uint8_t {
    group_size, ///< group is no multiple of W: {work-items, W, per mille of lanes used, next multiple}
    divergent_condition, ///< {divergent warp steps, warp steps, issue cycles that it adds or 0}
    latency_exposed, ///< too little arithmetic: {issue cycles a memory step, latency, warps needed, resident}
    uncoalesced,     ///< {sectors, fewest, requests, exposed cycles}
    misaligned,      ///< consecutive, but shifted: {sectors a request times 100, fewest times 100, requests}
    bank_padding,    ///< {conflicts, words a row, words to add, conflicts then}
    bank_swizzle,    ///< {conflicts, words a row, conflicts then}
    bank_conflicts,  ///< neither padding nor swizzle helps: {conflicts, wavefronts}
    barrier_idle,    ///< {cycles with a warp at a barrier, exposed cycles, W}
    occupancy_registers, ///< {registers, to, groups now, groups then}
    occupancy_local,     ///< {bytes, to, groups now, groups then}
    double_precision,    ///< {accesses of doubles}
};

inline constexpr std::size_t advice_kinds = 12;

struct Advice {
    AdviceKind kind{};
    std::optional<Site> site; ///< the place it speaks of; none: the launch as a whole
    std::vector<std::uint64_t> numbers;
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// Where a group's warp steps come from.
using StepsOfGroup = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// What this run suggests, by what it would save at most first. `costs` may be null: then nothing is said of
/// exposed cycles. Bank conflicts are looked at by trying paddings and a swizzle on the addresses that one
/// group accessed, object by object.
[[nodiscard]] std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures,
                                         const LaunchModel& model, const LaunchCosts* costs,
                                         const HardwareModel& hardware, const StepsOfGroup& steps);

} // namespace lockstep
