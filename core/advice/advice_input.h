#pragma once

#include "core/advice/advice.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// What the warp steps of one site cost beyond the minimum, summed over a launch.
struct SiteExtras {
    std::uint64_t issue = 0;   ///< issue cycles of steps caused by divergence (see warp_streams.h)
    std::uint64_t sectors = 0; ///< sectors of global memory beyond those that the requested bytes would fill
    std::uint64_t turns = 0;   ///< passes that lanes of a request wait at the address that most of them share
};

/// The data for all kinds of advice.
struct AdviceInput {
    const Trace& trace;
    const FiguresBySite& figures;
    const LaunchModel& model; ///< must have streams and a simulation
    const LaunchCosts* costs; ///< null: unknown
    const HardwareModel& hardware;
    const StepsOfGroup& steps;
    std::vector<SiteExtras> extras; ///< one entry per site
};

/// An advice, and about how many cycles of the launch it may save; 0 if the model does not know.
struct FoundAdvice {
    Advice advice;
    std::uint64_t saves = 0;
};
using AdviceList = std::vector<FoundAdvice>;

/// One pass over all warp steps of the launch.
[[nodiscard]] std::vector<SiteExtras> extras_by_site(const LaunchModel& model, const Program& program,
                                                     const HardwareModel& hardware);

/// Cycles of the launch that a cost adds: at most the whole launch (see Cost::is_scheduling_effect). 0 if the
/// cost is hidden behind other work or unknown.
[[nodiscard]] std::uint64_t exposed_cycles(const AdviceInput& input, CostKind kind);

/// `cycles` x `part` / `whole` without overflow; 0 if `whole` is 0.
[[nodiscard]] std::uint64_t share_of(std::uint64_t cycles, std::uint64_t part, std::uint64_t whole);

/// False for less than a hundredth of the launch: an improvement would not be noticeable.
[[nodiscard]] bool is_worth_saying(const AdviceInput& input, std::uint64_t cycles);

/// Warp steps of the first group. Null if nothing was logged.
[[nodiscard]] std::shared_ptr<const GroupSteps> first_group(const AdviceInput& input);

/// Warp steps of the groups from groups_to_sample().
[[nodiscard]] std::vector<std::shared_ptr<const GroupSteps>> sampled_groups(const AdviceInput& input);

} // namespace lockstep
