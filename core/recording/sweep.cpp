#include "core/recording/sweep.h"

#include "core/base/coded_text.h"
#include "core/facts/timing.h"
#include "core/recording/as_recorded.h"
#include "core/recording/look.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

using Combinations = std::vector<ParameterValues>;

/// Returns the varied values of all combinations; the last axis varies fastest.
Combinations combinations(const SweepRequest& request) {
    Combinations all = {{}};
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

ParameterValues with(ParameterValues values, const ParameterValues& others) {
    for (const auto& [name, value] : others) {
        values[name] = value;
    }
    return values;
}

/// Whether an error ends the sweep, because every other combination would fail too.
bool ends_the_sweep(ErrorCode code) {
    return code == ErrorCode::cancelled || code == ErrorCode::no_device ||
           code == ErrorCode::unknown_device || code == ErrorCode::cannot_read_file;
}

/// Results of the first combination that ran for one problem. The other combinations for the same problem use
/// its sizes and are compared with it.
struct FirstRun {
    std::size_t point = 0;
    ParameterValues sizes; ///< sizes that were guessed and then changed while it was recorded
    std::vector<ResultBuffer> results;
};

class Sweeper {
public:
    Sweeper(const SweepSubject& subject, const SweepRequest& request, const Recorder& recorder,
            const SweepSink& sink, const RunTimer& timer)
        : subject_(subject), request_(request), recorder_(recorder), sink_(sink), timer_(timer) {
        sweep_.what = subject.name;
        sweep_.run = request.run;
        sweep_.run.what = subject.id;
        sweep_.run.kind = subject.kind;
        sweep_.hardware = request.run.hardware.model;
        sweep_.axes = request.axes;
        for (SweepAxis& axis : sweep_.axes) {
            axis.role = role_of(subject, axis.parameter);
            axis.of = subject.kind;
            axis.experiment = subject.kind == RunKind::experiment ? subject.id : std::string();
        }
    }

    Result<Sweep> run() {
        const Combinations all = combinations(request_);
        total_ = all.size();
        for (const ParameterValues& varied : all) {
            if (!add_point(varied)) {
                break;
            }
        }
        if (!sweep_.stopped && std::ranges::none_of(sweep_.points, &has_figures)) {
            const Error& first = *sweep_.points.front().error;
            return Error{.code = ErrorCode::sweep_has_no_valid_combination,
                         .arguments = {subject_.name, std::to_string(total_)},
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

    /// Returns those of the varied values that define the problem to solve, such as its size (see
    /// questions()).
    [[nodiscard]] ParameterValues question_of(const ParameterValues& varied) const {
        ParameterValues question = varied;
        std::erase_if(question, [this](const auto& value) {
            return role_of(subject_, value.first) != ParameterRole::question;
        });
        return question;
    }

    [[nodiscard]] Result<RunSpec> run_with(const ParameterValues& varied) const {
        RunSpec run = sweep_.run;
        if (const auto first = first_.find(question_of(varied)); first != first_.end()) {
            for (const auto& [name, value] : first->second.sizes) {
                run.parameters[name] = value;
            }
        }
        return subject_.run_with(std::move(run), varied);
    }

    /// Runs a combination. Returns false if the sweep must end.
    bool add_point(const ParameterValues& varied) {
        SweepPoint point{.parameters = with(request_.run.parameters, varied)};
        runs_.emplace_back();
        if (const auto run = run_with(varied); run) {
            point.parameters = subject_.described(*run, varied);
            runs_.back() = *run;
            measure(*run, question_of(varied), point);
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

    void measure(const RunSpec& run, const ParameterValues& question, SweepPoint& point) {
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
        if (!session) {
            point.error = session.error();
            return;
        }
        sweep_.hardware = (*session)->hardware();
        point.figures = (*session)->run_figures();
        point.work = subject_.work ? subject_.work(run) : Work{.elements = point.figures->work_items};
        if (subject_.kind == RunKind::launch_file) {
            runs_.back() = as_recorded(run, (*session)->recording());
            compare(question, (*session)->recording(), point);
        }
    }

    /// Compares the results with those of the first combination without errors.
    void compare(const ParameterValues& question, const Recording& recording, SweepPoint& point) {
        if (point.figures->errors != 0) {
            return;
        }
        std::vector<ResultBuffer> results = results_of(recording);
        const auto [first, is_first] = first_.try_emplace(question);
        if (is_first) {
            first->second = {.point = sweep_.points.size(),
                             .sizes = as_recorded({}, recording).parameters,
                             .results = results};
        }
        ComparedResults compared = compare_results(results, first->second.results);
        compared.with = first->second.point;
        if (compared.compared != 0) {
            point.results = std::move(compared);
        }
    }

    /// Times the fastest combinations again, alternating between them. If this fails, the times measured
    /// before are shown, but nothing is recommended.
    void time_in_turn() {
        const std::vector<std::size_t> chosen = worth_timing_in_turn(sweep_);
        if (chosen.size() < 2) {
            return;
        }
        std::vector<RunSpec> runs(chosen.size());
        std::ranges::transform(chosen, runs.begin(), [this](std::size_t i) { return runs_[i]; });
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

    const SweepSubject& subject_;
    const SweepRequest& request_;
    const Recorder& recorder_;
    const SweepSink& sink_;
    const RunTimer& timer_;
    Sweep sweep_;
    std::vector<RunSpec> runs_; ///< the run of each point, to time it again
    /// The first combination of each problem; the key is the result of question_of().
    std::map<ParameterValues, FirstRun> first_;
    std::size_t total_ = 0;
};

/// Checks that the sweep can start.
Status check(const SweepSubject& subject, const SweepRequest& request) {
    if (request.axes.empty() || request.axes.size() > 2) {
        return Error{
            .code = ErrorCode::value_not_allowed,
            .arguments = {"--over", std::to_string(request.axes.size()), coded(allowed::one_or_two_axes)}};
    }
    for (const SweepAxis& axis : request.axes) {
        if (request.run.parameters.contains(axis.parameter) ||
            std::ranges::count(request.axes, axis.parameter, &SweepAxis::parameter) > 1) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {"--over", axis.parameter, coded(allowed::set_nowhere_else)}};
        }
    }
    const auto rest = subject.run_with(request.run, {});
    return rest ? Status() : rest.error();
}

} // namespace

Result<Sweep> sweep(const SweepSubject& subject, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink, const RunTimer& timer) {
    if (const Status status = check(subject, request); !status) {
        return status.error();
    }
    return Sweeper(subject, request, recorder, sink, timer).run();
}

Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink, const RunTimer& timer) {
    return sweep(swept_experiment(experiment), request, recorder, sink, timer);
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
