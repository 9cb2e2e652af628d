#include "core/recorder/run_files.h"

#include "core/kernel/build_options.h"
#include "core/kernel/readable_files.h"
#include "core/kernel/sim/sim_file.h"
#include "core/recorder/kept_results.h"
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

namespace fs = std::filesystem;

fs::path folder_of(const RunSpec& run) {
    std::error_code none;
    return fs::absolute(run.what, none).parent_path();
}

std::vector<fs::path> named_data(const SimFile& launch, const RunSpec& run) {
    std::vector<fs::path> files;
    for (const SimArgument& argument : launch.arguments) {
        if (argument.content == SimContent::file) {
            files.push_back(folder_of(run) / argument.text);
        }
    }
    return files;
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

std::vector<std::string> readable_of(const RunSpec& run) {
    std::vector<std::string> readable = {folder_of(run).string()};
    if (run.what.ends_with(".cl")) {
        readable.push_back(run.what); // the kernel file may be a link to another folder
    }
    readable.insert(readable.end(), run.readable.begin(), run.readable.end());
    return readable;
}

Status check_reach(const SimFile& launch, const RunSpec& run) {
    const Result<BuildOptions> options = build_options_from(launch.options);
    if (!options) {
        return options.error();
    }
    std::vector<fs::path> named = named_data(launch, run);
    named.push_back(folder_of(run) / launch.program);
    for (const BuildOption& option : *options) {
        if (option.kind == BuildOption::Kind::folder) {
            named.push_back(folder_of(run) / option.name);
        }
    }
    const ReadableFiles readable(readable_of(run));
    std::vector<std::string> outside;
    for (const fs::path& path : named) {
        std::error_code none;
        if (fs::exists(path, none) && !readable.hold(path)) {
            outside.push_back(path.string());
        }
    }
    return outside.empty() ? Status() : files_outside(folder_of(run).string(), outside);
}

std::vector<std::string> held_files(const SimFile& launch, const RunSpec& run) {
    std::vector<std::string> files = {without_links(folder_of(run) / launch.program)};
    for (const fs::path& data : named_data(launch, run)) {
        files.push_back(without_links(data));
    }
    return files;
}

} // namespace lockstep
