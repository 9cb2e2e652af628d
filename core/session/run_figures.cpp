#include "core/session/run_figures.h"

#include "core/analysis/findings/finding_rows.h"
#include "core/facts/timing.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace lockstep {
namespace {

std::optional<Timing> timing_of(const Recording& recording) {
    std::vector<Timing> timings;
    for (const Trace& launch : recording.launches) {
        if (!launch.timing) {
            return std::nullopt;
        }
        timings.push_back(*launch.timing);
    }
    return timings.empty() ? std::nullopt : std::optional(one_after_the_other(timings));
}

std::optional<ModelFigures> model_of(const std::vector<LaunchAnalysis>& launches,
                                     const HardwareModel& hardware) {
    ModelFigures sum;
    for (const LaunchAnalysis& launch : launches) {
        const LaunchModel& model = launch.model;
        if (!model.simulation) {
            return std::nullopt;
        }
        const auto cycles = static_cast<double>(model.simulation->cycles);
        sum.cycles += model.simulation->cycles;
        sum.time_ns += modelled_ns(model.simulation->cycles, hardware);
        sum.theoretical_occupancy += cycles * model.occupancy.theoretical;
        sum.achieved_occupancy += cycles * model.simulation->achieved_occupancy;
        sum.utilisation += cycles * model.simulation->utilisation;
    }
    const auto all = static_cast<double>(std::max<std::uint64_t>(sum.cycles, 1));
    return ModelFigures{sum.cycles, sum.time_ns, sum.theoretical_occupancy / all,
                        sum.achieved_occupancy / all, sum.utilisation / all};
}

/// Returns a member of RunFigures::model as a number; nullopt if the run has no model results.
template <auto Member>
std::optional<double> modelled(const RunFigures& run) {
    return run.model ? std::optional(static_cast<double>((*run.model).*Member)) : std::nullopt;
}

/// Returns a member of RunFigures::timing as a number; nullopt if the run was not timed.
template <auto Member>
std::optional<double> timed(const RunFigures& run) {
    return run.timing ? std::optional(static_cast<double>((*run.timing).*Member)) : std::nullopt;
}

/// Returns a number in RunFigures::totals. `Members` are the nested members that lead to it, outermost first.
template <auto... Members>
std::optional<double> counted(const RunFigures& run) {
    return static_cast<double>((run.totals.*....*Members));
}

std::optional<double> lane_efficiency(const RunFigures& run) {
    return run.totals.lanes.efficiency();
}

constexpr std::array figures = {
    RunFigure{"timing.median_ns", timed<&Timing::median_ns>, true},
    RunFigure{"timing.q1_ns", timed<&Timing::q1_ns>, true},
    RunFigure{"timing.q3_ns", timed<&Timing::q3_ns>, true},
    RunFigure{"timing.min_ns", timed<&Timing::min_ns>, true},
    RunFigure{"model.cycles", modelled<&ModelFigures::cycles>, true},
    RunFigure{"model.time_ns", modelled<&ModelFigures::time_ns>, true},
    RunFigure{"model.occupancy.theoretical", modelled<&ModelFigures::theoretical_occupancy>, false},
    RunFigure{"model.occupancy.achieved", modelled<&ModelFigures::achieved_occupancy>, false},
    RunFigure{"model.utilisation", modelled<&ModelFigures::utilisation>, false},
    RunFigure{"totals.warp_steps", counted<&Totals::warp_steps>, true},
    RunFigure{"totals.lane_efficiency", lane_efficiency, false},
    RunFigure{"totals.branches.executed", counted<&Totals::branches, &BranchFigures::executed>, true},
    RunFigure{"totals.branches.divergent", counted<&Totals::branches, &BranchFigures::divergent>, true},
    RunFigure{"totals.branches.operands.executed", counted<&Totals::operands, &BranchFigures::executed>,
              true},
    RunFigure{"totals.branches.operands.divergent", counted<&Totals::operands, &BranchFigures::divergent>,
              true},
    RunFigure{"totals.barriers", counted<&Totals::barriers>, true},
    RunFigure{"totals.global_load.requests", counted<&Totals::global_load, &GlobalFigures::requests>, true},
    RunFigure{"totals.global_load.sectors", counted<&Totals::global_load, &GlobalFigures::sectors>, true},
    RunFigure{"totals.global_load.bytes", counted<&Totals::global_load, &GlobalFigures::bytes>, true},
    RunFigure{"totals.global_store.requests", counted<&Totals::global_store, &GlobalFigures::requests>, true},
    RunFigure{"totals.global_store.sectors", counted<&Totals::global_store, &GlobalFigures::sectors>, true},
    RunFigure{"totals.global_store.bytes", counted<&Totals::global_store, &GlobalFigures::bytes>, true},
    RunFigure{"totals.global_atomic.requests", counted<&Totals::global_atomic, &GlobalFigures::requests>,
              true},
    RunFigure{"totals.local_load.requests", counted<&Totals::local_load, &LocalFigures::requests>, true},
    RunFigure{"totals.local_load.wavefronts", counted<&Totals::local_load, &LocalFigures::wavefronts>, true},
    RunFigure{"totals.local_load.conflicts", counted<&Totals::local_load, &LocalFigures::conflicts>, true},
    RunFigure{"totals.local_store.requests", counted<&Totals::local_store, &LocalFigures::requests>, true},
    RunFigure{"totals.local_store.wavefronts", counted<&Totals::local_store, &LocalFigures::wavefronts>,
              true},
    RunFigure{"totals.local_store.conflicts", counted<&Totals::local_store, &LocalFigures::conflicts>, true},
    RunFigure{"totals.local_atomic.requests", counted<&Totals::local_atomic, &LocalFigures::requests>, true},
    RunFigure{"totals.local_atomic.wavefronts", counted<&Totals::local_atomic, &LocalFigures::wavefronts>,
              true},
    RunFigure{"totals.image_read.requests", counted<&Totals::image_read, &ImageFigures::requests>, true},
    RunFigure{"totals.image_read.texels", counted<&Totals::image_read, &ImageFigures::texels>, true},
    RunFigure{"totals.image_write.requests", counted<&Totals::image_write, &ImageFigures::requests>, true},
};

} // namespace

RunFigures run_figures(const Recording& recording, const std::vector<LaunchAnalysis>& launches,
                       const HardwareModel& hardware) {
    RunFigures run{.launches = launches.size(), .correct = recording.correct};
    for (const Trace& launch : recording.launches) {
        run.work_items += item_count(launch.range);
    }
    for (const LaunchAnalysis& launch : launches) {
        run.totals += launch.totals;
        run.errors += static_cast<std::uint64_t>(
            std::ranges::count(launch.findings, Severity::error, &Finding::severity));
    }
    run.unexplained = unexplained_differences(recording, launches);
    run.compared = compared_numbers(recording, launches);
    run.comparison = !run.unexplained.empty() ? CheckState::failed
                     : run.compared != 0      ? CheckState::done
                                              : CheckState::not_done;
    run.plain_stopped = recording.plain_stop.has_value();
    run.timing = timing_of(recording);
    run.model = model_of(launches, hardware);
    return run;
}

std::span<const RunFigure> run_figure_list() {
    return figures;
}

const RunFigure& run_figure(const char* key) {
    return *std::ranges::find(figures, std::string_view(key),
                              [](const RunFigure& figure) { return std::string_view(figure.key); });
}

Untimed timing_reason(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    if (trace.timing) {
        return Untimed::no;
    }
    const bool all_logged = trace.logged_groups() == group_count(trace.range);
    const bool shows = std::ranges::any_of(session.analysis(launch).findings, keeps_plain_kernel_back);
    return trace.untimed == Untimed::findings && !all_logged && !shows ? Untimed::unlogged_findings
                                                                       : trace.untimed;
}

std::vector<Check> checks_of_run(const Session& session) {
    std::vector<Check> sum;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const LaunchAnalysis& analysis = session.analysis(launch);
        const auto checks = checks_of(session.trace(launch), analysis.figures, analysis.findings);
        sum.resize(checks.size(), {CheckKind::bounds, CheckState::nothing_there, 0, 0});
        for (std::size_t i = 0; i < checks.size(); ++i) {
            const Check& check = checks[i];
            // A check that could not be done for one launch is `not_done` for the whole run, even if it was
            // done for another launch.
            const CheckState worst = check.state == CheckState::nothing_there ? sum[i].state
                                     : sum[i].state == CheckState::not_done   ? CheckState::not_done
                                                                              : check.state;
            sum[i] = {check.kind, worst, sum[i].looked_at + check.looked_at,
                      sum[i].findings + check.findings};
        }
    }
    const RunFigures& figures = session.run_figures();
    sum.push_back({CheckKind::plain_result, figures.comparison, figures.compared, 0});
    return sum;
}

} // namespace lockstep
