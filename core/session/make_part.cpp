#include "core/session/make_part.h"

#include "core/analysis/memory/same_word.h"
#include "core/schedule/timeline_bins.h"
#include "core/session/log_window.h"
#include "core/session/session.h"
#include "core/trace/log_part.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t heat_ranges = 512;

GroupSteps no_steps(Group group, std::uint32_t warp_lanes) {
    GroupSteps none;
    none.group = group;
    none.warp_width = std::max(1U, warp_lanes);
    return none;
}

/// Loads the log of a group from a file. Returns nullopt if the trace of the launch contains the group.
/// Errors: those of load_log_part().
Result<std::optional<Trace>> far_log(const Trace& trace, Group group) {
    const auto holds = [group](const GroupRange& groups) {
        return group.value() >= groups.first && group.value() < groups.end;
    };
    const auto part =
        std::ranges::find_if(trace.parts, [&](const LogPart& each) { return holds(each.groups); });
    if (holds(trace.groups()) || part == trace.parts.end()) {
        return std::optional<Trace>();
    }
    std::optional<Trace> log = without_log(trace);
    const Status loaded = load_log_part(*part, {group.value(), group.value() + 1}, *log);
    return loaded ? Result<std::optional<Trace>>(std::move(log)) : loaded.error();
}

std::size_t core_count() {
    return std::max(1U, std::thread::hardware_concurrency());
}

/// Returns the sites at which most conflicts of the first group are atomics on the same word; none if the log of the
/// group is gone.
std::vector<Site> same_word_sites_of(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const auto is_atomic = [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space == Space::local;
    };
    if (std::ranges::none_of(trace.program.sites, is_atomic) || trace.logged_groups() == 0) {
        return {};
    }
    const auto steps = session.make(StepsOf{launch, Group(0)}, {});
    return steps ? same_word_sites(**steps, trace.program.sites, session.hardware()) : std::vector<Site>();
}

Error cancelled() {
    return {.code = ErrorCode::cancelled};
}

} // namespace

MadePart<StepsOf> make_part(const Session& session, const StepsOf& key, const ProgressSink& /*progress*/) {
    const auto& sampled = session.analysis(key.launch).sampled;
    if (const auto own =
            std::ranges::find(sampled, key.group, [](const auto& steps) { return steps->group; });
        own != sampled.end()) {
        return *own;
    }
    const GroupSteps none = no_steps(key.group, session.warp_lanes(key.launch));
    const Trace& whole = session.trace(key.launch);
    auto steps = std::make_shared<GroupSteps>(none);
    const auto far = far_log(whole, key.group);
    // analyse() has already reconstructed every group successfully, so this can fail only if the file has
    // changed.
    if (far && !reconstruct(*far ? **far : whole, key.group, {session.hardware().warp_width}, *steps).ok()) {
        *steps = none;
    }
    return std::shared_ptr<const GroupSteps>(std::move(steps));
}

MadePart<FlowOf> make_part(const Session& session, const FlowOf& key, const ProgressSink& /*progress*/) {
    const auto steps = session.part(StepsOf{key.launch, key.group});
    return std::make_shared<const DataFlow>(data_flow(*steps, session.trace(key.launch).program.sites));
}

MadePart<HeatOf> make_part(const Session& session, const HeatOf& key, const ProgressSink& progress) {
    LogWindow window(session.trace(key.launch));
    MemoryHeat heat(window.trace(), heat_ranges);
    for (std::size_t part = 0; part < window.count(); ++part) {
        if (progress && !progress({Stage::reconstruct, part, window.count()})) {
            return cancelled();
        }
        if (!window.open(part).ok()) {
            return std::make_shared<const std::vector<ObjectHeat>>();
        }
        heat.add();
    }
    return std::make_shared<const std::vector<ObjectHeat>>(heat.finish());
}

MadePart<FootprintOf> make_part(const Session& session, const FootprintOf& key,
                                const ProgressSink& /*progress*/) {
    const Trace& trace = session.trace(key.launch);
    LogWindow window(trace);
    const auto open = [&window](Group group) { return window.open_group(group).ok(); };
    auto made =
        launch_footprint(window.trace(), session.analysis(key.launch).overlap, trace.logged_groups(), open);
    return made ? std::make_shared<const LaunchFootprint>(std::move(*made)) : nullptr;
}

MadePart<CostsOf> make_part(const Session& session, const CostsOf& key, const ProgressSink& progress) {
    const LaunchModel& model = session.analysis(key.launch).model;
    if (!model.simulation || !session.has_costs()) {
        return std::shared_ptr<const LaunchCosts>();
    }
    auto made =
        model_costs(model, session.trace(key.launch).program, session.hardware(), core_count(), progress);
    return made ? MadePart<CostsOf>(std::make_shared<const LaunchCosts>(std::move(*made))) : made.error();
}

MadePart<AccountOf> make_part(const Session& session, const AccountOf& key, const ProgressSink& progress) {
    const auto costs = session.make(CostsOf{key.launch}, progress);
    if (!costs) {
        return costs.error();
    }
    if (*costs == nullptr) {
        return std::shared_ptr<const LaunchAccount>();
    }
    const LaunchAnalysis& analysis = session.analysis(key.launch);
    auto made = model_account(analysis.model, session.trace(key.launch).program, analysis.figures, **costs,
                              session.hardware(), core_count(), progress);
    if (made) {
        made->same_word_sites = same_word_sites_of(session, key.launch);
    }
    return made ? MadePart<AccountOf>(std::make_shared<const LaunchAccount>(std::move(*made))) : made.error();
}

MadePart<TimelineOf> make_part(const Session& session, const TimelineOf& key, const ProgressSink& progress) {
    const LaunchModel& model = session.analysis(key.launch).model;
    if (!model.simulation) {
        return std::shared_ptr<const Timeline>();
    }
    auto made = simulate_again(model, session.trace(key.launch).program, session.hardware(),
                               {.record = key.multiprocessor, .threads = core_count()}, progress);
    if (!made) {
        return made.error();
    }
    Timeline& timeline = *(*made).timeline;
    if (timeline.intervals.size() >= TimelineBins::worth_while) {
        timeline.bins = std::make_shared<const TimelineBins>(timeline);
    }
    return std::make_shared<const Timeline>(std::move(timeline));
}

MadePart<AdviceOf> make_part(const Session& session, const AdviceOf& key, const ProgressSink& progress) {
    if (!session.has_costs()) {
        return std::make_shared<const std::vector<Advice>>();
    }
    const LaunchAnalysis& analysis = session.analysis(key.launch);
    const auto costs = session.make(CostsOf{key.launch}, progress);
    if (!costs) {
        return costs.error();
    }
    return std::make_shared<const std::vector<Advice>>(
        advise(session.trace(key.launch), analysis.figures, analysis.model, costs->get(), session.hardware(),
               [&](Group group) { return session.steps(key.launch, group); }));
}

} // namespace lockstep
