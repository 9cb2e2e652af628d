#include "app/gui/exporting/asked_sweep.h"

#include "app/worker/client.h"
#include "core/experiments/catalogue.h"

#include <cstdint>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::uint64_t usual_largest_group = 1024;

/// Returns the experiment or the user's kernel that a sweep of this run varies. Errors: unknown_experiment;
/// those of launch_form_in_worker().
Result<SweepSubject> subject_of(const RunSpec& run) {
    if (run.kind == RunKind::launch_file) {
        const auto form = launch_form_in_worker(run);
        return form ? swept_kernel(*form, run) : Result<SweepSubject>(form.error());
    }
    const auto experiment = find_experiment(run.what);
    return experiment ? swept_experiment(**experiment) : Result<SweepSubject>(experiment.error());
}

} // namespace

Result<Sweep> asked_sweep(const RunSpec& run, const std::vector<std::string>& over,
                          const ProgressSink& progress, const RunTimer& timer) {
    const auto subject = subject_of(run);
    if (!subject) {
        return subject.error();
    }
    SweepRequest wanted{.run = run};
    for (const std::string& text : over.empty() ? std::vector<std::string>{"local"} : over) {
        auto axis = sweep_axis(*subject, text, usual_largest_group);
        if (!axis) {
            return axis.error();
        }
        wanted.run.parameters.erase(axis.value().parameter);
        wanted.axes.push_back(std::move(axis).value());
    }
    const auto tell = [&progress](const SweepProgress& at) {
        return !progress || progress({Stage::sweep, at.point, at.points});
    };
    return sweep(*subject, wanted, run_in_worker, tell, timer);
}

} // namespace lockstep::gui
