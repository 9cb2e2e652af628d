#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/advice_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/model_words.h"
#include "core/session/session.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string registers(const KernelUse& use) {
    return grouped(use.item_registers) + " registers per work-item (" +
           fill(register_source_words(use.source), {back_end_name(use.back_end)}) + ")";
}

/// Converts the simulated cycles to a time.
std::string time_row(std::uint64_t cycles, const HardwareModel& hardware) {
    return duration(static_cast<double>(modelled_ns(cycles, hardware))) + ": " +
           duration(hardware.launch_overhead_ns) + " launch overhead + cycles / " +
           grouped(hardware.clock_mhz) + " MHz";
}

std::string occupancy_row(const LaunchModel& model, const HardwareModel& hardware) {
    const Occupancy& occupancy = model.occupancy;
    std::string text = percent(occupancy.theoretical) + ": " + grouped(occupancy.warps) + " of " +
                       grouped(hardware.warp_slots) + " warps, limited by " +
                       limiter_words(occupancy.limiter) + "; " + registers(model.use);
    if (model.simulation) {
        text += "; achieved " + percent(model.simulation->achieved_occupancy);
    }
    return text;
}

std::string cost_row(const Cost& cost) {
    return grouped(cost.whole) + " cycles, of which exposed " + grouped(cost.exposed) + ", hidden " +
           grouped(cost.hidden()) + (cost.is_scheduling_effect() ? " *" : "");
}

std::string cache_row(const CacheCounts& counts) {
    return counts.hits + counts.misses == 0
               ? "no requests"
               : percent(counts.hit_rate()) + " of " + grouped(counts.hits + counts.misses) +
                     " sectors hit; misses: " + grouped(counts.kinds.cold) + " cold, " +
                     grouped(counts.kinds.capacity) + " capacity, " + grouped(counts.kinds.conflict) +
                     " conflict";
}

/// Explains the star that is printed after some costs; empty if no cost has one.
std::string star_text(const LaunchCosts* costs) {
    const bool has_star = costs != nullptr && std::ranges::any_of(costs->costs, &Cost::is_scheduling_effect);
    return has_star ? "* " + std::string(scheduling_effect_sentence()) + "\n" : "";
}

void add_costs(const LaunchCosts& costs, Table& table) {
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        if (costs.costs[kind] != Cost{}) {
            table.rows.push_back({cost_words(static_cast<CostKind>(kind)), cost_row(costs.costs[kind])});
        }
    }
    table.rows.push_back({"L1", cache_row(costs.cache.l1)});
    table.rows.push_back({"L2", cache_row(costs.cache.l2)});
}

std::string advice_text(const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    std::string text;
    const auto all = session.part(AdviceOf{launch});
    for (const Advice& advice : *all) {
        std::string where;
        if (const auto place = advised_place(advice, program)) {
            where = program.files[place->file] + ":" + id_text(place->line) + ": ";
        }
        text += "  " + where + fill(advice_sentence(advice.kind), advice_arguments(advice)) + "\n";
    }
    return text.empty() ? "" : "\nAdvice for this run on " + session.hardware().preset + ":\n" + text;
}

} // namespace

std::string model_text(const Session& session, std::size_t launch) {
    const LaunchModel& model = session.analysis(launch).model;
    if (!model.streams) {
        return "";
    }
    const std::string heading = "Modelled for " + session.hardware().preset + ":\n\n";
    if (!model.simulation) {
        return heading + english(does_not_fit(session.hardware().preset, model.occupancy.limiter)) + "\n";
    }
    const Simulation& run = *model.simulation;
    Table table;
    table.rows.push_back(
        {"cycles", grouped(run.cycles) + " on " + grouped(run.multiprocessors_used) +
                       (run.multiprocessors_used == 1 ? " multiprocessor" : " multiprocessors") +
                       ", utilisation " + percent(run.utilisation) + ", latency hidden " +
                       percent(run.latency_hidden)});
    table.rows.push_back({"time", time_row(run.cycles, session.hardware())});
    table.rows.push_back({"occupancy", occupancy_row(model, session.hardware())});
    if (model.occupancy.next_step) {
        const NextStep& step = *model.occupancy.next_step;
        table.rows.push_back(
            {"next improvement", fill(next_step_sentence(step.what), next_step_arguments(step))});
    }
    const auto costs = session.part(CostsOf{launch});
    if (costs != nullptr) {
        add_costs(*costs, table);
    }
    const std::string kept = kept_text(session.trace(launch).program, session.hardware());
    return heading + to_text(table) + star_text(costs.get()) + (kept.empty() ? "" : "\n" + kept) +
           advice_text(session, launch);
}

} // namespace lockstep
