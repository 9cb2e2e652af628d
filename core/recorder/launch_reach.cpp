#include "core/recorder/launch_reach.h"

#include "core/kernel/build_options.h"
#include "core/kernel/readable_files.h"

#include <filesystem>
#include <system_error>

namespace lockstep {
namespace {

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
