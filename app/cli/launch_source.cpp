#include "app/cli/launch_source.h"

#include "app/words/errors/allowed_words.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/kernel/build_options.h"
#include "core/kernel/launch_copy.h"
#include "core/kernel/sim/sim_change.h"

#include <algorithm>
#include <system_error>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

Launch changed_launch(Launch launch, const ChangedSource& changed) {
    launch.source.text = changed.text;
    if (changed.local_size && changed.local_size->first < launch.arguments.size()) {
        launch.arguments.at(changed.local_size->first).size_bytes = changed.local_size->second;
    }
    return launch;
}

std::string option_of_folder(const fs::path& folder) {
    return options_text({{.kind = BuildOption::Kind::folder, .name = folder.string(), .value = {}}});
}

} // namespace

Status are_new_files(const std::vector<fs::path>& files) {
    for (const fs::path& file : files) {
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(file, ignored))) {
            return Error{.code = ErrorCode::cannot_write_file, .arguments = {file.string(), "File exists"}};
        }
    }
    return {};
}

fs::path launch_file_of(fs::path kernel_file) {
    return kernel_file.replace_extension("sim");
}

Result<LaunchSource> LaunchSource::of(const RunSpec& run, const Session& session, std::size_t launch,
                                      const ProgressSink& progress) {
    const Recording& recording = session.recording();
    if (find_experiment(recording.what)) {
        return of_experiment(recording, launch);
    }
    if (run.kind == RunKind::launch_file) {
        return of_file(run, session.trace(launch), progress);
    }
    return Error{.code = ErrorCode::value_not_allowed,
                 .arguments = {"WHAT", run.what, coded(allowed::source_at_hand)}};
}

Result<LaunchSource> LaunchSource::of_experiment(const Recording& recording, std::size_t launch) {
    LaunchOfExperiment of{.experiment = *find_experiment(recording.what), .launch = launch};
    auto values = complete(*of.experiment, recording.parameters);
    const auto source = values ? kernel_source(*of.experiment) : values.error();
    auto launches = source ? of.experiment->launches(*values, *source) : source.error();
    if (!launches) {
        return launches.error();
    }
    of.values = *std::move(values);
    of.launches = *std::move(launches);
    if (launch >= of.launches.size()) { // the recording is of another version of the experiment
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"WHAT", recording.what, coded(allowed::source_at_hand)}};
    }
    LaunchSource made;
    made.source_ = of.launches.at(launch).source;
    made.options_ = of.launches.at(launch).options;
    made.launch_ = std::move(of);
    return made;
}

Result<LaunchSource> LaunchSource::of_file(const RunSpec& run, const Trace& trace,
                                           const ProgressSink& progress) {
    auto form = launch_form_in_worker(run, progress);
    if (!form) {
        return form.error();
    }
    if (form->origin == LaunchOrigin::guessed) { // its sizes may have been halved
        form->sim = with_range(form->kernel, std::move(form->sim), trace.range);
    }
    std::error_code ignored;
    LaunchOfFile of{.form = *std::move(form), .folder = fs::absolute(run.what, ignored).parent_path()};
    LaunchSource made;
    made.source_ = of.form.program;
    made.options_ = with_folders_beside(of.form.sim.options, of.folder.string());
    made.launch_ = std::move(of);
    return made;
}

Status LaunchSource::write(const ChangedSource& changed, const fs::path& path) const {
    if (const auto* of = std::get_if<LaunchOfFile>(&launch_)) {
        return write_file(*of, changed, path);
    }
    const auto& of = std::get<LaunchOfExperiment>(launch_);
    const Launch launch = changed_launch(of.launches.at(of.launch), changed);
    Status is_new = are_new_files(copied_files(launch, path));
    return is_new ? write_copy(launch, path) : is_new;
}

Status LaunchSource::write_file(const LaunchOfFile& of, const ChangedSource& changed,
                                const fs::path& path) const {
    if (Status is_new = are_new_files({path, launch_file_of(path)}); !is_new) {
        return is_new;
    }
    std::error_code ignored;
    const fs::path folder = fs::absolute(path, ignored).parent_path();
    SimFile sim = moved_sim(of.form.sim, folder / path.filename(), of.folder, folder);
    if (mentions_includes(source_) && !fs::equivalent(of.folder, folder, ignored)) {
        sim.options += (sim.options.empty() ? "" : " ") + option_of_folder(of.folder);
    }
    if (changed.local_size && changed.local_size->first < sim.arguments.size()) {
        sim.arguments[changed.local_size->first].size = changed.local_size->second;
    }
    Status written = write_text_file(path, changed.text);
    return written ? write_text_file(launch_file_of(path), sim_text(sim)) : written;
}

std::vector<std::string> LaunchSource::readable() const {
    const auto* of = std::get_if<LaunchOfFile>(&launch_);
    return of == nullptr ? std::vector<std::string>() : std::vector<std::string>{of->folder.string()};
}

std::optional<RunSpec> LaunchSource::whole_run(const ChangedSource& changed) const {
    const auto* of = std::get_if<LaunchOfExperiment>(&launch_);
    const bool is_whole = of == nullptr || (of->launches.size() == 1 && of->experiment->host_code == nullptr);
    if (is_whole || changed.local_size || of->experiment->is_broken()) {
        return std::nullopt;
    }
    return RunSpec{.what = of->experiment->id, .program_text = changed.text, .parameters = of->values};
}

std::optional<bool> LaunchSource::equals_reference(const Recording& changed) const {
    const auto* of = std::get_if<LaunchOfExperiment>(&launch_);
    if (of == nullptr || of->launches.size() != 1 || of->experiment->host_code != nullptr ||
        of->experiment->is_broken()) {
        return std::nullopt;
    }
    return of->experiment->check(of->values, of->launches, changed);
}

} // namespace lockstep
