#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/advice_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/model_words.h"
#include "app/words/translatable.h"
#include "core/session/session.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Converts the simulated cycles to a time.
Phrase time_row(std::uint64_t cycles, const HardwareModel& hardware) {
    return report_phrase(QT_TRANSLATE_NOOP("Report", "%1: %2 launch overhead + cycles / %3 MHz"),
                         {time_phrase(modelled_ns(cycles, hardware)),
                          time_phrase(hardware.launch_overhead_ns), hardware.clock_mhz});
}

Phrase cycles_row(const Simulation& run) {
    return Phrase::counted(
        report_context,
        QT_TRANSLATE_N_NOOP("Report", "%2 on %1 multiprocessors, utilisation %3, latency hidden %4"),
        QT_TRANSLATE_NOOP("Report", "%2 on 1 multiprocessor, utilisation %3, latency hidden %4"),
        {std::uint64_t{run.multiprocessors_used}, run.cycles, share_phrase(run.utilisation),
         share_phrase(run.latency_hidden)});
}

Phrase occupancy_row(const LaunchModel& model, const HardwareModel& hardware) {
    const Occupancy& occupancy = model.occupancy;
    std::vector<Phrase> arguments{
        share_phrase(occupancy.theoretical),
        occupancy.warps,
        hardware.warp_slots,
        Phrase(model_context, limiter_words(occupancy.limiter)),
        model.use.item_registers,
        Phrase(model_context, register_source_words(model.use.source), {back_end_name(model.use.back_end)})};
    if (!model.simulation) {
        return report_phrase(QT_TRANSLATE_NOOP("Report",
                                               "%1: %2 of %3 warps, limited by %4; %5 registers per "
                                               "work-item (%6)"),
                             std::move(arguments));
    }
    arguments.push_back(share_phrase(model.simulation->achieved_occupancy));
    return report_phrase(QT_TRANSLATE_NOOP("Report", "%1: %2 of %3 warps, limited by %4; %5 registers per "
                                                     "work-item (%6); achieved %7"),
                         std::move(arguments));
}

Phrase cost_row(const Cost& cost) {
    return report_phrase(QT_TRANSLATE_NOOP("Report", "%1 cycles, of which exposed %2, hidden %3"),
                         {cost.whole, cost.exposed, cost.hidden()});
}

Phrase cache_row(const CacheCounts& counts) {
    return counts.hits + counts.misses == 0
               ? report_phrase(QT_TRANSLATE_NOOP("Report", "no requests"))
               : report_phrase(
                     QT_TRANSLATE_NOOP("Report",
                                       "%1 of %2 sectors hit; misses: %3 cold, %4 capacity, %5 conflict"),
                     {share_phrase(counts.hit_rate()), counts.hits + counts.misses, counts.kinds.cold,
                      counts.kinds.capacity, counts.kinds.conflict});
}

/// Explains the star that is printed after some costs; empty if no cost has one.
std::string star_text(const Reader& reader, const LaunchCosts* costs) {
    const bool has_star = costs != nullptr && std::ranges::any_of(costs->costs, &Cost::is_scheduling_effect);
    return has_star ? "* " + text_for(reader, Phrase(model_context, scheduling_effect_sentence())) + "\n"
                    : "";
}

void add_costs(const Reader& reader, const LaunchCosts& costs, Table& table) {
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        const Cost& cost = costs.costs[kind];
        if (cost != Cost{}) {
            table.rows.push_back(
                {text_for(reader, Phrase(model_context, cost_words(static_cast<CostKind>(kind)))),
                 text_for(reader, cost_row(cost)) + (cost.is_scheduling_effect() ? " *" : "")});
        }
    }
    table.rows.push_back({"L1", text_for(reader, cache_row(costs.cache.l1))});
    table.rows.push_back({"L2", text_for(reader, cache_row(costs.cache.l2))});
}

std::string advice_sentence_text(const Reader& reader, const Advice& advice) {
    const std::string sentence =
        reader.translate(advice_context, advice_sentence(advice.kind),
                         advice.numbers.empty() ? std::uint64_t{0} : advice.numbers.front());
    return fill(sentence, advice_arguments(advice, reader.numbers));
}

std::string advice_text(const Reader& reader, const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    std::string text;
    const auto all = session.part(AdviceOf{launch});
    for (const Advice& advice : *all) {
        std::string where;
        if (const auto place = advised_place(advice, program)) {
            where = program.files[place->file] + ":" + id_text(place->line) + ": ";
        }
        text += "  " + where + advice_sentence_text(reader, advice) + "\n";
    }
    return text.empty() ? ""
                        : "\n" +
                              report_text(reader, QT_TRANSLATE_NOOP("Report", "Advice for this run on %1:"),
                                          {session.hardware().preset}) +
                              "\n" + text;
}

/// The rows about cycles, time and occupancy.
Table summary_table(const Reader& reader, const LaunchModel& model, const HardwareModel& hardware) {
    Table table;
    const auto add = [&](const char* label, const Phrase& text) {
        table.rows.push_back(cells_of(reader, {report_phrase(label), text}));
    };
    const Simulation& run = *model.simulation;
    add(QT_TRANSLATE_NOOP("Report", "cycles"), cycles_row(run));
    add(QT_TRANSLATE_NOOP("Report", "time"), time_row(run.cycles, hardware));
    add(QT_TRANSLATE_NOOP("Report", "occupancy"), occupancy_row(model, hardware));
    if (model.occupancy.next_step) {
        add(QT_TRANSLATE_NOOP("Report", "next improvement"), next_step_phrase(*model.occupancy.next_step));
    }
    return table;
}

} // namespace

std::string model_text(const Reader& reader, const Session& session, std::size_t launch) {
    const LaunchModel& model = session.analysis(launch).model;
    if (!model.streams) {
        return "";
    }
    const std::string heading =
        report_text(reader, QT_TRANSLATE_NOOP("Report", "Modelled for %1:"), {session.hardware().preset}) +
        "\n\n";
    if (!model.simulation) {
        return heading + text_for(reader, does_not_fit(session.hardware().preset, model.occupancy.limiter)) +
               "\n";
    }
    Table table = summary_table(reader, model, session.hardware());
    const auto costs = session.part(CostsOf{launch});
    if (costs != nullptr) {
        add_costs(reader, *costs, table);
    }
    const std::string kept = kept_text(session.trace(launch).program, session.hardware(), reader);
    return heading + to_text(table) + star_text(reader, costs.get()) + (kept.empty() ? "" : "\n" + kept) +
           advice_text(reader, session, launch);
}

} // namespace lockstep
