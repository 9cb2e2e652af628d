#include "core/recorder/run_files.h"

#include "core/kernel/sim/sim_file.h"
#include "core/recorder/kept_results.h"
#include "core/recorder/launch_reach.h"
#include "core/recording/launch_form.h"

#include <system_error>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

/// Adds the files that a launch refers to. Nothing is added if the launch file cannot be read; reading it
/// later reports the error.
void add_named(const Result<SimFile>& launch, const fs::path& folder, std::vector<fs::path>& files) {
    if (!launch) {
        return;
    }
    files.push_back(folder / launch->program);
    for (const SimArgument& argument : launch->arguments) {
        if (argument.content == SimContent::file) {
            files.push_back(folder / argument.text);
        }
    }
}

/// Returns the files that the parameters of an experiment refer to, such as image=cat.png. Such a file may
/// also be a pipe; reading a pipe later reports an error.
std::vector<fs::path> named_by_parameters(const RunSpec& run) {
    std::vector<fs::path> files;
    for (const auto& [name, value] : run.parameters) {
        std::error_code ignored;
        if (fs::exists(value, ignored) && !fs::is_directory(value, ignored)) {
            files.emplace_back(value);
        }
    }
    return files;
}

void add_kept_results(const fs::path& launch_file, std::vector<fs::path>& files) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(launch_file.parent_path(), ignored)) {
        const std::string name = entry.path().filename().string();
        if (is_kept_result(launch_file, name)) {
            files.push_back(entry.path());
        }
    }
}

} // namespace

std::vector<fs::path> places_of_run(const RunSpec& run) {
    if (run.kind != RunKind::launch_file) {
        return named_by_parameters(run);
    }
    const std::vector<std::string> readable = readable_of(run);
    std::vector<fs::path> places(readable.begin(), readable.end());
    places.emplace_back(run.what);
    return places;
}

std::vector<fs::path> files_of_run(const RunSpec& run) {
    if (run.kind != RunKind::launch_file) {
        return named_by_parameters(run);
    }
    const fs::path what = run.what;
    std::vector<fs::path> launches = {what};
    if (what.extension() == ".cl") {
        launches = {kept_launch_file(what, run.kernel, true), kept_launch_file(what, run.kernel, false)};
    }
    std::vector<fs::path> files = launches;
    files.push_back(what);
    if (run.launch_text.empty()) {
        for (const fs::path& launch : launches) {
            add_named(read_sim_file(launch), what.parent_path(), files);
        }
    } else {
        add_named(sim_from(run.launch_text, run.what), what.parent_path(), files);
    }
    add_kept_results(what, files);
    return files;
}

} // namespace lockstep
