#include "core/session/session.h"

#include "core/warp/reconstruct.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t cached_groups = 8;

} // namespace

Session::Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
                 std::vector<LaunchAnalysis> launches)
    : recording_(std::move(recording)),
      hardware_(std::move(hardware)),
      launches_(std::move(launches)),
      costs_(launches_.size()),
      footprints_(launches_.size()) {}

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

std::shared_ptr<const LaunchCosts> Session::costs(std::size_t launch, const ProgressSink& progress) const {
    const LaunchModel& model = launches_[launch].model;
    const std::lock_guard lock(model_mutex_);
    if (!costs_[launch] && model.simulation) {
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        Result<LaunchCosts> made = model_costs(model, trace(launch).program, hardware_, cores, progress);
        costs_[launch] = made.ok() ? std::make_shared<const LaunchCosts>(std::move(*made)) : nullptr;
    }
    return costs_[launch];
}

std::shared_ptr<const LaunchFootprint> Session::footprint(std::size_t launch) const {
    const std::lock_guard lock(model_mutex_);
    if (!footprints_[launch]) {
        if (const auto objects = footprint_objects(trace(launch))) {
            footprints_[launch] =
                std::make_shared<const LaunchFootprint>(launch_footprint(trace(launch), *objects));
        }
    }
    return footprints_[launch];
}

std::shared_ptr<const Timeline> Session::timeline(std::size_t launch, std::uint32_t multiprocessor,
                                                  const ProgressSink& progress) const {
    const LaunchModel& model = launches_[launch].model;
    const std::lock_guard lock(model_mutex_);
    if (timeline_ && timeline_launch_ == launch && timeline_->multiprocessor == multiprocessor) {
        return timeline_;
    }
    if (!model.simulation) {
        return nullptr;
    }
    Result<Simulation> made =
        simulate_again(model, trace(launch).program, hardware_, {.record = multiprocessor}, progress);
    if (!made.ok()) {
        return nullptr;
    }
    timeline_launch_ = launch;
    timeline_ = std::make_shared<const Timeline>(std::move(*(*made).timeline));
    return timeline_;
}

} // namespace lockstep
