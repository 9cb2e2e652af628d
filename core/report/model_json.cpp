#include "core/report/json_parts.h"

#include "core/analysis/sites/line_sum.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

ordered_json to_json(const Stalls& stalls) {
    return {{"global", stalls.global},
            {"local", stalls.local},
            {"barrier", stalls.barrier},
            {"dependency", stalls.dependency},
            {"ready", stalls.ready}};
}

ordered_json to_json(const CacheCounts& counts) {
    return {{"hits", counts.hits},
            {"misses", counts.misses},
            {"hit_rate", counts.hits + counts.misses == 0 ? ordered_json() : ordered_json(counts.hit_rate())},
            {"cold", counts.kinds.cold},
            {"capacity", counts.kinds.capacity},
            {"conflict", counts.kinds.conflict}};
}

ordered_json to_json(const CacheFigures& figures) {
    return {{"l1", to_json(figures.l1)}, {"l2", to_json(figures.l2)}};
}

ordered_json to_json(const NextStep& step) {
    return {{"what", report_name(step.what)},
            {"from", step.from},
            {"to", step.to},
            {"groups", step.groups},
            {"warps", step.warps}};
}

ordered_json to_json(const LaunchModel& model) {
    const Occupancy& occupancy = model.occupancy;
    const bool is_compiled = model.use.source == RegisterSource::back_end;
    ordered_json achieved;
    if (model.simulation) {
        achieved = model.simulation->achieved_occupancy;
    }
    return {{"theoretical", occupancy.theoretical},
            {"achieved", achieved},
            {"limiter", report_name(occupancy.limiter)},
            {"next_step", occupancy.next_step ? to_json(*occupancy.next_step) : ordered_json()},
            {"groups", occupancy.groups},
            {"warps", occupancy.warps},
            {"registers", model.use.item_registers},
            {"registers_from", report_name(model.use.source)},
            {"registers_of", is_compiled ? ordered_json(back_end_name(model.use.back_end)) : ordered_json()},
            {"local_bytes", model.use.local_bytes},
            {"lane_use", occupancy.lane_use}};
}

ordered_json to_json(const Costs& costs) {
    ordered_json all = ordered_json::object();
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        const Cost& cost = costs[kind];
        all[report_name(static_cast<CostKind>(kind))] = {{"whole", cost.whole},
                                                         {"exposed", cost.exposed},
                                                         {"hidden", cost.hidden()},
                                                         {"scheduling_effect", cost.is_scheduling_effect()}};
    }
    return all;
}

} // namespace

const char* report_name(Limiter limiter) {
    switch (limiter) {
    case Limiter::warp_slots:
        return "warp_slots";
    case Limiter::group_slots:
        return "group_slots";
    case Limiter::registers:
        return "registers";
    case Limiter::local_memory:
        return "local_memory";
    }
    return "";
}

const char* report_name(CostKind kind) {
    switch (kind) {
    case CostKind::conflicts:
        return "conflicts";
    case CostKind::uncoalesced:
        return "uncoalesced";
    case CostKind::divergence:
        return "divergence";
    case CostKind::barriers:
        return "barriers";
    }
    return "";
}

const char* report_name(RegisterSource source) {
    switch (source) {
    case RegisterSource::driver:
        return "driver";
    case RegisterSource::setting:
        return "setting";
    case RegisterSource::back_end:
        return "back_end";
    case RegisterSource::estimate:
        return "estimate";
    }
    return "";
}

ordered_json model_to_json(const Session& session, std::size_t launch) {
    const LaunchModel& model = session.analysis(launch).model;
    if (!model.streams) {
        return {};
    }
    if (!model.simulation) {
        return {{"cycles", nullptr}, {"time_ns", nullptr}, {"occupancy", to_json(model)}};
    }
    const Simulation& run = *model.simulation;
    const auto costs = session.part(CostsOf{launch});
    const GroupsAtOnce at_once = groups_at_once(run.groups);
    return {{"cycles", run.cycles},
            {"time_ns", modelled_ns(run.cycles, session.hardware())},
            {"occupancy", to_json(model)},
            {"arithmetic", arithmetic_to_json(session.trace(launch).program, session.hardware())},
            {"utilisation", run.utilisation},
            {"latency_hidden", run.latency_hidden},
            {"multiprocessors_used", run.multiprocessors_used},
            {"groups_at_once", {{"most", at_once.most}, {"mean", at_once.mean}}},
            {"stalls", to_json(run.stalls)},
            {"costs", costs ? to_json(costs->costs) : ordered_json()},
            {"cache", to_json(costs ? costs->cache : run.cache)}};
}

ordered_json model_line_to_json(const Session& session, std::size_t launch, const LineAnalysis& line) {
    const LaunchModel& model = session.analysis(launch).model;
    if (!model.simulation) {
        return ordered_json::object();
    }
    const auto costs = session.part(CostsOf{launch});
    const auto& cache = costs ? costs->cache_by_site : model.simulation->cache_by_site;
    return {{"stalls", to_json(line.stalls)},
            {"cache", to_json(line_sum(cache, session.trace(launch).program, line.file, line.line))}};
}

} // namespace lockstep
