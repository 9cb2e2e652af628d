#pragma once

#include "core/advice/advice.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// Cost of the warp steps of one site in excess of the minimum, summed over a launch.
struct SiteExtras {
    /// Issue cycles of the extra steps that divergence causes (see warp_streams.h).
    std::uint64_t issue = 0;
    /// Sectors of global memory in excess of those that the requested bytes would fill.
    std::uint64_t sectors = 0;
    /// Atomics: number of passes in which a lane waits for other lanes with the same address.
    std::uint64_t turns = 0;
};

/// The input data of all rules.
struct AdviceInput {
    const Trace& trace;
    const FiguresBySite& figures;
    const LaunchModel& model; ///< must have streams and a simulation
    const LaunchCosts* costs; ///< null if unknown
    const HardwareModel& hardware;
    const StepsOfGroup& steps;
    std::vector<SiteExtras> extras; ///< one entry per site
};

/// A suggestion, and an estimate of the launch cycles that it can save; 0 if the model cannot estimate them.
struct FoundAdvice {
    Advice advice;
    std::uint64_t saves = 0;
};
using AdviceList = std::vector<FoundAdvice>;

/// Computes the extra cost of every site in one pass over all warp steps of the launch.
[[nodiscard]] std::vector<SiteExtras> extras_by_site(const LaunchModel& model, const Program& program,
                                                     const HardwareModel& hardware);

/// Returns the cycles that a kind of cost adds to the launch, limited to the duration of the launch (see
/// Cost::is_scheduling_effect). 0 if other work hides the cost or the cost is unknown.
[[nodiscard]] std::uint64_t exposed_cycles(const AdviceInput& input, CostKind kind);

/// Returns `cycles` x `part` / `whole` without overflow; 0 if `whole` is 0.
[[nodiscard]] std::uint64_t share_of(std::uint64_t cycles, std::uint64_t part, std::uint64_t whole);

/// Whether a suggestion that saves `cycles` is worth showing: true from 1 % of the launch on.
[[nodiscard]] bool is_worth_saying(const AdviceInput& input, std::uint64_t cycles);

/// Returns the warp steps of the first group, or null if nothing was logged.
[[nodiscard]] std::shared_ptr<const GroupSteps> first_group(const AdviceInput& input);

/// Returns the warp steps of the groups that groups_to_sample() selects.
[[nodiscard]] std::vector<std::shared_ptr<const GroupSteps>> sampled_groups(const AdviceInput& input);

} // namespace lockstep
