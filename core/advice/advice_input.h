#pragma once

#include "core/advice/advice.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// What the warp steps of one site take beyond the fewest, summed over a launch.
struct SiteExtras {
    std::uint64_t issue = 0;   ///< issue cycles of steps that divergence adds (see warp_streams.h)
    std::uint64_t sectors = 0; ///< of global memory, beyond those that the bytes asked for would fill
    std::uint64_t turns = 0;   ///< for which lanes of a request wait at the address that most of them share
};

/// What every kind of advice is given from.
struct AdviceInput {
    const Trace& trace;
    const FiguresBySite& figures;
    const LaunchModel& model; ///< with streams and a simulation
    const LaunchCosts* costs; ///< null: not known
    const HardwareModel& hardware;
    const StepsOfGroup& steps;
    std::vector<SiteExtras> extras; ///< one row a site
};

/// An advice, and about how many cycles of the launch following it may save: 0 where the model cannot say.
struct FoundAdvice {
    Advice advice;
    std::uint64_t saves = 0;
};
using AdviceList = std::vector<FoundAdvice>;

/// One pass over what the launch's warps execute.
[[nodiscard]] std::vector<SiteExtras> extras_by_site(const LaunchModel& model, const Program& program,
                                                     const HardwareModel& hardware);

/// Cycles of the launch that a cost is seen to take: at most all of it (see Cost::is_scheduling_effect), and
/// 0 where it hides behind other work or is not known.
[[nodiscard]] std::uint64_t exposed_cycles(const AdviceInput& input, CostKind kind);

/// `cycles` x `part` / `whole`, for numbers of any size; 0 of nothing.
[[nodiscard]] std::uint64_t share_of(std::uint64_t cycles, std::uint64_t part, std::uint64_t whole);

/// False for less than a hundredth of the launch: mending it could not be noticed.
[[nodiscard]] bool is_worth_saying(const AdviceInput& input, std::uint64_t cycles);

/// Warp steps of the first group. Null where nothing was logged.
[[nodiscard]] std::shared_ptr<const GroupSteps> first_group(const AdviceInput& input);

/// Those of groups_to_sample().
[[nodiscard]] std::vector<std::shared_ptr<const GroupSteps>> sampled_groups(const AdviceInput& input);

} // namespace lockstep
