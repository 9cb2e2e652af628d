#include "core/session/session.h"

#include "core/warp/reconstruct.h"

namespace lockstep {
namespace {

constexpr std::size_t cached_groups = 8;

} // namespace

Session::Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
                 std::vector<LaunchAnalysis> launches)
    : recording_(std::move(recording)), hardware_(std::move(hardware)), launches_(std::move(launches)) {}

std::uint32_t Session::warp_lanes(std::size_t launch) const {
    return hardware_.warp_width != 0 ? hardware_.warp_width
                                     : static_cast<std::uint32_t>(items_per_group(trace(launch).range));
}

std::shared_ptr<const GroupSteps> Session::steps(std::size_t launch, Group group) const {
    const std::lock_guard lock(cache_mutex_);
    for (const CachedGroup& cached : cache_) {
        if (cached.launch == launch && cached.steps->group == group) {
            return cached.steps;
        }
    }
    auto steps = std::make_shared<GroupSteps>();
    // analyse() has walked every group already, so the log is known to follow its skeleton.
    [[maybe_unused]] const Status status = reconstruct(trace(launch), group, {hardware_.warp_width}, *steps);
    assert(status.ok());
    if (cache_.size() == cached_groups) {
        cache_.erase(cache_.begin());
    }
    cache_.push_back({launch, steps});
    return steps;
}

} // namespace lockstep
