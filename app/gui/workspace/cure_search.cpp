#include "app/gui/workspace/cure_search.h"

#include "app/gui/workspace/experiment_names.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns a request to run the variant with those parameters of the slow run that it allows.
RunSpec spec_of(const Experiment& variant, const CureRequest& request) {
    RunSpec run{.what = variant.id,
                .parameters = request.session->recording().parameters,
                .hardware = {.model = request.session->hardware()},
                .options = {.device = request.device}};
    std::erase_if(run.parameters, [&variant](const auto& given) {
        const auto known = std::ranges::find(variant.parameters, given.first, &ParameterInfo::name);
        return known == variant.parameters.end() || !is_allowed(*known, given.second);
    });
    return run;
}

Result<bool> has_cost(const Session& session, const CureRequest& request, const ProgressSink& progress) {
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const auto made = session.make(AdviceOf{launch}, progress);
        if (!made) {
            return made.error();
        }
        const auto is_bad = [&request](const Advice& advice) {
            return advice.kind == request.cost ||
                   std::ranges::find(request.counted, advice.kind) != request.counted.end();
        };
        if (std::ranges::any_of(**made, is_bad)) {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<std::string> possible_cures(const std::string& experiment) {
    const QString family = family_of(QString::fromStdString(experiment));
    std::vector<std::string> after;
    std::vector<std::string> before;
    bool is_after = false;
    for (const Experiment& each : catalogue()) {
        if (each.id == experiment) {
            is_after = true;
        } else if (!each.is_broken() && family_of(QString::fromStdString(each.id)) == family) {
            (is_after ? after : before).push_back(each.id);
        }
    }
    after.insert(after.end(), before.begin(), before.end());
    return is_after ? after : std::vector<std::string>();
}

Result<bool> is_cure(const CureRequest& request, const Session& variant, const ProgressSink& progress) {
    const RunFigures& now = request.session->run_figures();
    const RunFigures& then = variant.run_figures();
    const bool is_right = then.correct.value_or(true) && then.errors == 0;
    const bool is_faster = now.model && then.model && then.model->cycles < now.model->cycles;
    if (!is_right || !is_faster) {
        return false;
    }
    const Result<bool> costly = has_cost(variant, request, progress);
    return costly ? Result<bool>(!costly.value()) : costly;
}

namespace {

Result<std::shared_ptr<const Session>> find_cure(const Recorder& recorder, const CureRequest& request,
                                                 const CureJob::Tell& trying) {
    for (const std::string& id : possible_cures(request.session->recording().what)) {
        const QString name = QString::fromStdString(id);
        const auto progress = [&](const Progress&) { return trying(name); };
        const Result<const Experiment*> variant = find_experiment(id);
        Result<Recording> recording = recorder(spec_of(*variant.value(), request), progress);
        if (!recording && recording.error().code == ErrorCode::cancelled) {
            return recording.error();
        }
        if (!recording) {
            continue; // the variant cannot run with these parameters or on this device
        }
        auto session = analyse(std::make_shared<const Recording>(std::move(recording).value()),
                               request.session->hardware(), progress);
        const Result<bool> cure = session ? is_cure(request, *session.value(), progress) : session.error();
        if (!cure) {
            return cure.error();
        }
        if (cure.value()) {
            return session;
        }
    }
    return std::shared_ptr<const Session>();
}

} // namespace

CureJob::Work find_cure_with(Recorder recorder) {
    return [recorder = std::move(recorder)](const CureRequest& request, const CureJob::Tell& trying) {
        return find_cure(recorder, request, trying);
    };
}

} // namespace lockstep::gui
