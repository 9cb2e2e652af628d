#include "core/recording/sweep.h"

#include "core/facts/timing.h"
#include "core/recording/look.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

using Combinations = std::vector<ParameterValues>;

/// Returns all combinations; the last axis varies fastest.
Combinations combinations(const SweepRequest& request) {
    Combinations all = {request.run.parameters};
    for (const SweepAxis& axis : request.axes) {
        Combinations longer;
        for (const ParameterValues& begun : all) {
            for (const std::string& value : axis.values) {
                longer.push_back(begun);
                longer.back()[axis.parameter] = value;
            }
        }
        all = std::move(longer);
    }
    return all;
}

/// Whether an error ends the sweep, because every other combination would fail too.
bool ends_the_sweep(ErrorCode code) {
    return code == ErrorCode::cancelled || code == ErrorCode::no_device ||
           code == ErrorCode::unknown_device || code == ErrorCode::cannot_read_file;
}

class Sweeper {
public:
    Sweeper(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
            const SweepSink& sink, const RunTimer& timer)
        : experiment_(experiment), request_(request), recorder_(recorder), sink_(sink), timer_(timer) {
        sweep_.what = experiment.id;
        sweep_.hardware = request.run.hardware.model;
        sweep_.axes = request.axes;
        for (SweepAxis& axis : sweep_.axes) {
            axis.role = role_of(experiment, axis.parameter);
        }
    }

    Result<Sweep> run() {
        const Combinations all = combinations(request_);
        total_ = all.size();
        for (const ParameterValues& values : all) {
            if (!add_point(values)) {
                break;
            }
        }
        if (!sweep_.stopped && std::ranges::none_of(sweep_.points, &has_figures)) {
            const Error& first = *sweep_.points.front().error;
            return Error{.code = ErrorCode::sweep_has_no_valid_combination,
                         .arguments = {experiment_.id, std::to_string(total_)},
                         .cause = std::make_shared<const Error>(first)};
        }
        if (timer_ && !sweep_.stopped) {
            time_in_turn();
        }
        sweep_.recommendation = recommend(sweep_);
        return std::move(sweep_);
    }

private:
    static bool has_figures(const SweepPoint& point) { return point.figures.has_value(); }

    [[nodiscard]] RunSpec run_with(const ParameterValues& values) const {
        RunSpec run = request_.run;
        run.what = experiment_.id;
        run.parameters = values;
        return run;
    }

    /// Runs a combination. Returns false if the sweep ends.
    bool add_point(const ParameterValues& given) {
        SweepPoint point{.parameters = given};
        if (const auto run = complete_run(experiment_, run_with(given)); run) {
            point.parameters = run->parameters;
            point.work = work_of(experiment_, run->parameters);
            measure(*run, point);
        } else {
            point.error = run.error();
        }
        if (point.error && ends_the_sweep(point.error->code)) {
            sweep_.stopped = std::move(point.error);
            return false;
        }
        sweep_.points.push_back(std::move(point));
        const SweepProgress done{sweep_.points.size() - 1, total_, {}, &sweep_.points.back()};
        if (sink_ && !sink_(done) && sweep_.points.size() < total_) {
            sweep_.stopped = Error{.code = ErrorCode::cancelled};
        }
        return !sweep_.stopped;
    }

    void measure(const RunSpec& run, SweepPoint& point) {
        const ProgressSink progress = [this, at = sweep_.points.size()](const Progress& step) {
            return !sink_ || sink_({at, total_, step, nullptr});
        };
        const auto know_device = [this](const Recording& recording) {
            if (sweep_.device.name.empty() && !recording.launches.empty()) {
                sweep_.device = recording.launches.front().device;
            }
            return Status();
        };
        const auto session = look(recorder_, run, {.on_recorded = know_device}, progress);
        if (session) {
            sweep_.hardware = (*session)->hardware();
            point.figures = (*session)->run_figures();
        } else {
            point.error = session.error();
        }
    }

    /// Times the fastest combinations interleaved. If this fails, the times measured before are shown, but
    /// nothing is recommended.
    void time_in_turn() {
        const std::vector<std::size_t> chosen = worth_timing_in_turn(sweep_);
        if (chosen.size() < 2) {
            return;
        }
        std::vector<RunSpec> runs(chosen.size());
        std::ranges::transform(chosen, runs.begin(),
                               [this](std::size_t i) { return run_with(sweep_.points[i].parameters); });
        const auto timings = timer_(runs, [this](const Progress& step) {
            return !sink_ || sink_({total_ - 1, total_, step, nullptr});
        });
        if (!timings) {
            sweep_.not_in_turn = timings.error();
            return;
        }
        for (std::size_t i = 0; i < chosen.size() && i < timings->size(); ++i) {
            if ((*timings)[i].empty()) {
                continue;
            }
            SweepPoint& point = sweep_.points[chosen[i]];
            point.figures->timing = one_after_the_other((*timings)[i]);
            point.timed_in_turn = true;
        }
    }

    const Experiment& experiment_;
    const SweepRequest& request_;
    const Recorder& recorder_;
    const SweepSink& sink_;
    const RunTimer& timer_;
    Sweep sweep_;
    std::size_t total_ = 0;
};

/// Checks that the sweep can start.
Status check(const Experiment& experiment, const SweepRequest& request) {
    if (request.axes.empty() || request.axes.size() > 2) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"--over", std::to_string(request.axes.size()), "one or two parameters"}};
    }
    for (const SweepAxis& axis : request.axes) {
        if (request.run.parameters.contains(axis.parameter) ||
            std::ranges::count(request.axes, axis.parameter, &SweepAxis::parameter) > 1) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {"--over", axis.parameter, "parameters that are set nowhere else"}};
        }
    }
    const auto rest = complete_run(experiment, request.run);
    return rest ? Status() : rest.error();
}

} // namespace

Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink, const RunTimer& timer) {
    if (const Status status = check(experiment, request); !status) {
        return status.error();
    }
    return Sweeper(experiment, request, recorder, sink, timer).run();
}

std::vector<const RunFigure*> sweep_figures() {
    std::vector<const RunFigure*> figures;
    for (const char* key :
         {"model.cycles", "model.occupancy.achieved", "totals.warp_steps", "totals.lane_efficiency",
          "totals.branches.divergent", "totals.global_load.sectors", "totals.global_store.sectors",
          "totals.local_load.conflicts", "totals.local_store.conflicts", "totals.barriers"}) {
        figures.push_back(&run_figure(key));
    }
    return figures;
}

std::vector<const RunFigure*> figures_shown(const Sweep& sweep) {
    std::vector<const RunFigure*> figures = sweep_figures();
    std::erase_if(figures, [&](const RunFigure* figure) {
        return std::ranges::none_of(sweep.points, [&](const SweepPoint& point) {
            return point.figures && figure->of(*point.figures).value_or(0) != 0;
        });
    });
    return figures;
}

} // namespace lockstep
