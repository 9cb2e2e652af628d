#include "core/recorder/launch_file.h"

#include "core/input/sim_launch.h"
#include "core/kernel/build_options.h"
#include "core/kernel/sim/sim_header.h"
#include "core/pack/packed_run.h"
#include "core/recorder/find_launch.h"
#include "core/recorder/guessed_sizes.h"
#include "core/recorder/kept_results.h"
#include "core/recorder/launch_programs.h"
#include "core/recorder/record.h"
#include "core/recorder/run_files.h"
#include "core/run/driver/device.h"
#include "core/trace/column_codec.h"
#include "core/trace/guessed_launch.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

std::string sizes_text(const NdRange& range, const std::array<std::uint64_t, 3>& sizes) {
    std::string text;
    for (std::uint32_t i = 0; i < range.dimensions; ++i) {
        text += (i == 0 ? "" : "x") + std::to_string(sizes[i]);
    }
    return text;
}

/// Returns a checksum that distinguishes different programs, or different versions of a program, with the
/// same name.
std::string short_sum(const std::string& text) {
    std::array<char, 9> digits{};
    const auto sum = static_cast<std::uint32_t>(checksum(std::as_bytes(std::span(text))));
    std::snprintf(digits.data(), digits.size(), "%08x", sum);
    return digits.data();
}

/// Replaces a line of a launch text that no file contains by the argument that the line describes.
Error with_argument(Error error, const LaunchForm& form) {
    const bool is_in_file = form.origin == LaunchOrigin::file || form.origin == LaunchOrigin::kept;
    if (is_in_file || error.code != ErrorCode::bad_launch_file) {
        return error;
    }
    const auto& arguments = form.sim.arguments;
    const auto found = std::ranges::find(arguments, error.place.line, &SimArgument::line);
    const auto index = static_cast<std::size_t>(found - arguments.begin());
    if (error.place.line != 0 && index < form.kernel.parameters.size()) {
        error.arguments.resize(3);
        error.arguments.push_back(form.kernel.parameters[index].name);
    }
    error.place = {};
    return error;
}

} // namespace

Result<DescribedLaunch> described_launch(const LaunchForm& form, const RunSpec& run) {
    const std::string& path = form.origin == LaunchOrigin::kept ? form.launch_file : run.what;
    Result<Launch> launch = launch_of(form.sim, path, form.program, form.kernel, most_argument_bytes());
    if (!launch) {
        return with_argument(launch.error(), form);
    }
    launch->options =
        with_folders_beside(launch->options, std::filesystem::path(run.what).parent_path().string());
    DescribedLaunch made{.launch = std::move(*launch)};
    made.description[source_sum_parameter] = short_sum(made.launch.source.text);
    for (std::size_t i = 0; i < form.sim.arguments.size(); ++i) {
        const std::string& name = form.kernel.parameters[i].name;
        made.description[name.empty() ? "argument " + std::to_string(i + 1) : name] =
            sim_header_text(form.sim.arguments[i]);
    }
    made.description["global"] = sizes_text(form.sim.range, form.sim.range.global);
    made.description["local"] = sizes_text(form.sim.range, form.sim.range.local);
    if (form.origin == LaunchOrigin::guessed) {
        made.description[launch_file_parameter] = guessed_launch;
    } else if (form.origin == LaunchOrigin::kept) {
        made.description[launch_file_parameter] = std::filesystem::path(path).filename().string();
    }
    return made;
}

namespace {

Result<Recording> record_described(LaunchPrograms& programs, Result<DescribedLaunch> described,
                                   const RunSpec& run, const RecordOptions& options,
                                   const std::vector<std::string>& held_files, const ProgressSink& progress) {
    if (!described) {
        return described.error();
    }
    std::vector<Launch> launches;
    launches.push_back(std::move(described->launch));
    return record_run(programs, launches, {}, options, progress,
                      {.what = recorded_name(run),
                       .parameters = std::move(described->description),
                       .held_files = held_files});
}

Result<Recording> record_form(Instrumenter& instrumenter, LaunchForm& form, const RunSpec& run,
                              const ProgressSink& progress) {
    const std::vector<std::string> files = held_files(form.sim, run);
    if (form.origin == LaunchOrigin::guessed) {
        return record_guessed(instrumenter, form, run, files, progress);
    }
    const Result<Device> device = open_device(run.options.device);
    if (!device) {
        return device.error();
    }
    LaunchPrograms programs(*device, instrumenter, run.options.subgroup_width, CompilerLog::wanted, progress);
    return record_described(programs, described_launch(form, run), run, run.options, files, progress);
}

} // namespace

Result<Recording> record_guessed(Instrumenter& instrumenter, LaunchForm& form, const RunSpec& run,
                                 const std::vector<std::string>& held_files, const ProgressSink& progress) {
    const Result<Device> device = open_device(run.options.device);
    if (!device) {
        return device.error();
    }
    LaunchPrograms programs(*device, instrumenter, run.options.subgroup_width, CompilerLog::wanted, progress);
    GuessedSizes sizes(form, run);
    for (;;) {
        Result<DescribedLaunch> described = described_launch(form, run);
        if (described) {
            sizes.describe(described->description);
        }
        Result<Recording> recording =
            record_described(programs, std::move(described), run, sizes.options(), held_files, progress);
        if (!sizes.change(recording)) {
            return recording;
        }
    }
}

bool is_as_kept(const RunSpec& run) {
    return run.launch_text.empty() && !run.program_text && run.parameters.empty() &&
           run.build_options.empty();
}

Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run) {
    const Result<LaunchForm> form = launch_form(instrumenter, run);
    return form ? described_launch(*form, run) : form.error();
}

Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress) {
    Result<LaunchForm> form = launch_form(instrumenter, run);
    if (!form) {
        return form.error();
    }
    Result<Recording> recording = record_form(instrumenter, *form, run, progress);
    if (recording) {
        recording->correct =
            is_as_kept(run) ? leaves_what_is_kept(*recording, kept_beside(run.what)) : std::nullopt;
    }
    return recording;
}

} // namespace lockstep
