#include "app/gui/window/variant_runs.h"

#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "core/experiments/catalogue.h"

namespace lockstep::gui {
namespace {

/// Returns the experiment's default values, replaced by the given values that it allows.
ParameterValues fitted(const Experiment& experiment, const ParameterValues& given) {
    ParameterValues values;
    for (const ParameterInfo& parameter : experiment.parameters) {
        const auto wanted = given.find(parameter.name);
        const bool fits = wanted != given.end() && is_allowed(parameter, wanted->second);
        if (!fits && parameter.kind() == ParameterKind::numbers) {
            continue; // the input is generated
        }
        values[parameter.name] = fits ? wanted->second : parameter.default_value;
    }
    return values;
}

} // namespace

VariantRuns::VariantRuns(Workspace& workspace, const RunForm& form)
    : workspace_(workspace), form_(form), waiting_(workspace.desk().variants) {
    RunJob& runs = workspace.runs();
    runs.on_finished(this, [this, &runs](const std::shared_ptr<const Session>& session) {
        take(session, runs.current());
    });
    connect(&runs, &AnyJob::failed, this, &VariantRuns::tell_of_failure);
    connect(&runs, &AnyJob::stopped, this, &VariantRuns::run_next);
}

bool VariantRuns::is_under_way() const {
    return workspace_.runs().is_running() && workspace_.runs().current().behind.has_value();
}

void VariantRuns::start() {
    if (is_running()) {
        return;
    }
    const QStringList family = form_.experiments.family();
    const ParameterValues given = form_.parameters.values();
    int number = 0;
    for (const QString& id : family) {
        const Result<const Experiment*> found = find_experiment(id.toStdString());
        if (found) {
            waiting_.push_back({.run = {.what = id.toStdString(),
                                        .parameters = fitted(*found.value(), given),
                                        .hardware = form_.hardware.wish()},
                                .behind = RunBehind{++number, static_cast<int>(family.size())}});
        }
    }
    run_next();
}

void VariantRuns::start(std::vector<RunSpec> runs) {
    int number = 0;
    const int of = static_cast<int>(runs.size());
    for (RunSpec& run : runs) {
        waiting_.push_back({.run = std::move(run), .behind = RunBehind{++number, of}});
    }
    run_next();
}

void VariantRuns::cancel() {
    waiting_.clear();
    if (is_under_way()) {
        workspace_.runs().cancel();
    }
}

void VariantRuns::make_way() {
    if (is_under_way()) {
        waiting_.push_front(workspace_.runs().current());
    }
}

void VariantRuns::run_next() {
    if (waiting_.empty() || workspace_.runs().is_running()) {
        return;
    }
    RunRequest next = std::move(waiting_.front());
    waiting_.pop_front();
    workspace_.runs().start(std::move(next));
}

void VariantRuns::take(const std::shared_ptr<const Session>& session, const RunRequest& request) {
    if (request.behind) {
        form_.experiments.mark_done(QString::fromStdString(request.run.what));
        emit recorded(session);
    }
}

void VariantRuns::tell_of_failure(const Error& error) {
    const RunRequest& request = workspace_.runs().current();
    if (request.behind) {
        form_.experiments.mark_failed(QString::fromStdString(request.run.what),
                                      error_text(error).section(QLatin1Char('\n'), 0, 0));
    }
}

} // namespace lockstep::gui
