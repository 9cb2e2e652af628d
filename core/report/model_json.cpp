#include "core/report/json_parts.h"

#include "core/analysis/sites/line_sum.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

const char* report_name(CycleUse use) {
    switch (use) {
    case CycleUse::work:
        return "work";
    case CycleUse::divergence:
        return "divergence";
    case CycleUse::global:
        return "global";
    case CycleUse::atomics:
        return "atomics";
    case CycleUse::conflicts:
        return "conflicts";
    case CycleUse::local:
        return "local";
    case CycleUse::barrier:
        return "barrier";
    case CycleUse::dependency:
        return "dependency";
    case CycleUse::policy:
        return "policy";
    case CycleUse::group_end:
        return "group_end";
    case CycleUse::group_start:
        return "group_start";
    case CycleUse::tail:
        return "tail";
    case CycleUse::no_work:
        return "no_work";
    }
    return "";
}

const char* report_name(Removal what) {
    switch (what) {
    case Removal::conflicts:
        return "conflicts";
    case Removal::uncoalesced:
        return "uncoalesced";
    case Removal::divergence:
        return "divergence";
    case Removal::barriers:
        return "barriers";
    case Removal::misses:
        return "misses";
    case Removal::atomics:
        return "atomics";
    case Removal::group_starts:
        return "group_starts";
    }
    return "";
}

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

ordered_json place_to_json(const std::optional<Site>& site, const Program& program) {
    if (!site) {
        return {{"file", nullptr}, {"line", nullptr}};
    }
    const SiteInfo& info = program.sites[site->index()];
    return {{"file", program.files[info.file]}, {"line", info.line}};
}

ordered_json to_json(const Saving* saving, std::uint64_t cycles, const Program& program) {
    if (saving == nullptr) {
        return {};
    }
    ordered_json made = {{"what", report_name(saving->what)},
                         {"cycles", saving->cycles},
                         {"share", static_cast<double>(saving->cycles) / static_cast<double>(cycles)}};
    made.update(place_to_json(saving->site, program));
    return made;
}

ordered_json to_json(const LaunchAccount& launch, const Program& program) {
    const CycleAccount& account = launch.account;
    const UseAmounts cycles = divided(account.scheduler_cycles, account.amounts);
    ordered_json rows = ordered_json::object();
    for (std::size_t i = 0; i < cycle_uses; ++i) {
        const auto use = static_cast<CycleUse>(i);
        ordered_json& row = rows[report_name(use)];
        row = {{"cycles", cycles[i]}, {"share", account.share(use)}};
        row.update(place_to_json(account.largest_site(use, program), program));
    }
    return {{"scheduler_cycles", account.scheduler_cycles},
            {"rows", std::move(rows)},
            {"saving", to_json(launch.largest(), launch.cycles, program)},
            {"runner_up", to_json(launch.runner_up(), launch.cycles, program)}};
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
    const auto account = session.part(AccountOf{launch});
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
            {"account", account ? to_json(*account, session.trace(launch).program) : ordered_json()},
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
