#include "core/session/session.h"

#include "core/session/log_window.h"
#include "core/trace/log_part.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t cached_groups = 8;
constexpr std::size_t heat_ranges = 512;

} // namespace

Session::Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
                 std::vector<LaunchAnalysis> launches)
    : recording_(std::move(recording)),
      hardware_(std::move(hardware)),
      launches_(std::move(launches)),
      heats_(launches_.size()),
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
    GroupSteps none;
    none.group = group;
    none.warp_width = std::max(1U, warp_lanes(launch));
    auto steps = std::make_shared<GroupSteps>(none);
    const Trace* const log = log_of(launch, group);
    // analyse() has walked every group, so logs follow their skeleton, but for a file that was changed since.
    if (log != nullptr && !reconstruct(*log, group, {hardware_.warp_width}, *steps).ok()) {
        *steps = none;
    }
    if (cache_.size() == cached_groups) {
        cache_.erase(cache_.begin());
    }
    cache_.push_back({launch, steps});
    return steps;
}

const Trace* Session::log_of(std::size_t launch, Group group) const {
    const auto has_group = [&](const GroupRange& groups) {
        return group.value() >= groups.first && group.value() < groups.end;
    };
    const auto part =
        std::ranges::find_if(trace(launch).parts, [&](const LogPart& p) { return has_group(p.groups); });
    if (has_group(trace(launch).groups()) || part == trace(launch).parts.end()) {
        return &trace(launch);
    }
    if (!far_ || far_launch_ != launch) {
        far_ = without_log(trace(launch));
        far_launch_ = launch;
    }
    const Status loaded = load_log_part(*part, {group.value(), group.value() + 1}, *far_);
    return loaded.ok() ? &*far_ : nullptr;
}

std::shared_ptr<const DataFlow> Session::dataflow(std::size_t launch, Group group) const {
    const std::pair asked(launch, group);
    const std::lock_guard lock(flow_mutex_);
    if (!flow_ || flow_of_ != asked) {
        flow_ =
            std::make_shared<const DataFlow>(data_flow(*steps(launch, group), trace(launch).program.sites));
        flow_of_ = asked;
    }
    return flow_;
}

std::shared_ptr<const std::vector<ObjectHeat>> Session::heat(std::size_t launch) const {
    const std::lock_guard lock(heat_mutex_);
    if (!heats_[launch]) {
        LogWindow window(trace(launch));
        MemoryHeat heat(window.trace(), heat_ranges);
        Status opened;
        for (std::size_t part = 0; part < window.count() && opened.ok(); ++part) {
            opened = window.open(part);
            if (opened.ok()) {
                heat.add();
            }
        }
        // Of a log whose files are gone there is none: a part's counts would be taken for all.
        heats_[launch] = std::make_shared<const std::vector<ObjectHeat>>(
            opened.ok() ? heat.finish() : std::vector<ObjectHeat>());
    }
    return heats_[launch];
}

std::optional<std::shared_ptr<const LaunchCosts>> Session::costs_at_hand(std::size_t launch) const {
    const std::lock_guard lock(kept_mutex_);
    return costs_.at(launch);
}

std::shared_ptr<const LaunchCosts> Session::costs(std::size_t launch, const ProgressSink& progress) const {
    const std::lock_guard making(making_mutex_);
    if (const auto kept = costs_at_hand(launch)) {
        return *kept;
    }
    const LaunchModel& model = launches_[launch].model;
    std::shared_ptr<const LaunchCosts> costs;
    if (model.simulation) {
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        Result<LaunchCosts> made = model_costs(model, trace(launch).program, hardware_, cores, progress);
        if (!made.ok()) {
            return nullptr;
        }
        costs = std::make_shared<const LaunchCosts>(std::move(*made));
    }
    const std::lock_guard lock(kept_mutex_);
    costs_[launch] = costs;
    return costs;
}

std::optional<std::shared_ptr<const LaunchFootprint>> Session::footprint_at_hand(std::size_t launch) const {
    const std::lock_guard lock(kept_mutex_);
    return footprints_[launch];
}

std::shared_ptr<const LaunchFootprint> Session::footprint(std::size_t launch) const {
    const std::lock_guard making(making_mutex_);
    if (const auto kept = footprint_at_hand(launch)) {
        return *kept;
    }
    std::shared_ptr<const LaunchFootprint> footprint;
    LogWindow window(trace(launch));
    const auto open = [&window](Group group) { return window.open_group(group).ok(); };
    if (auto made = launch_footprint(window.trace(), launches_[launch].overlap, trace(launch).logged_groups(),
                                     open)) {
        footprint = std::make_shared<const LaunchFootprint>(std::move(*made));
    }
    const std::lock_guard lock(kept_mutex_);
    footprints_[launch] = footprint;
    return footprint;
}

std::optional<std::shared_ptr<const Timeline>> Session::timeline_at_hand(std::size_t launch,
                                                                         std::uint32_t multiprocessor) const {
    if (!launches_[launch].model.simulation) {
        return nullptr;
    }
    const std::lock_guard lock(kept_mutex_);
    const bool is_kept =
        timeline_ && timeline_launch_ == launch && timeline_->multiprocessor == multiprocessor;
    return is_kept ? std::optional(timeline_) : std::nullopt;
}

std::shared_ptr<const Timeline> Session::timeline(std::size_t launch, std::uint32_t multiprocessor,
                                                  const ProgressSink& progress) const {
    const std::lock_guard making(making_mutex_);
    if (const auto kept = timeline_at_hand(launch, multiprocessor)) {
        return *kept;
    }
    const LaunchModel& model = launches_[launch].model;
    Result<Simulation> made =
        simulate_again(model, trace(launch).program, hardware_, {.record = multiprocessor}, progress);
    if (!made.ok()) {
        return nullptr;
    }
    const std::lock_guard lock(kept_mutex_);
    timeline_launch_ = launch;
    timeline_ = std::make_shared<const Timeline>(std::move(*(*made).timeline));
    return timeline_;
}

} // namespace lockstep
