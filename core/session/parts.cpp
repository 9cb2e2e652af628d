#include "core/session/parts.h"

namespace lockstep {
namespace {

// Maximum number of groups whose steps are cached. The steps of one group can take some megabytes.
constexpr std::size_t most_groups = 8;
constexpr std::size_t most_flows = 1;
constexpr std::size_t most_timelines = 1;

} // namespace

template <>
std::size_t bytes_of_part(const GroupSteps& steps) {
    return steps.ticks.size() * sizeof(TickInfo) + steps.steps.size() * sizeof(WarpStep) +
           steps.lanes.size() * (sizeof(std::uint16_t) + sizeof(std::uint64_t) + sizeof(std::uint32_t));
}

/// Creates the caches. Steps, flows and timelines have a small limit; of every other kind, a launch has only
/// one part, so all of these parts are kept.
SessionParts::SessionParts(std::size_t launches)
    : kinds_(most_groups, most_flows, std::max<std::size_t>(launches, 1), std::max<std::size_t>(launches, 1),
             std::max<std::size_t>(launches, 1), std::max<std::size_t>(launches, 1), most_timelines,
             std::max<std::size_t>(launches, 1)) {}

} // namespace lockstep
