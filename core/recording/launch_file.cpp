#include "core/recording/launch_file.h"

#include "core/base/memory.h"
#include "core/base/nearest.h"
#include "core/kernel/sim_guess.h"
#include "core/kernel/sim_header.h"
#include "core/kernel/sim_launch.h"
#include "core/recording/kept_results.h"
#include "core/recording/record.h"
#include "core/run/device.h"
#include "core/run/driver_macros.h"
#include "core/trace/column_codec.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <span>

namespace lockstep {
namespace {

/// Arguments take a quarter of the machine's memory at most: inputs, device buffers and results are copies of
/// each other.
std::uint64_t most_argument_bytes() {
    constexpr std::uint64_t unknown = std::uint64_t{1} << 30;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? unknown : memory / 4;
}

Result<std::vector<KernelSignature>> kernels_of(Instrumenter& instrumenter, const KernelSource& source,
                                                const std::string& options, const std::string& device_name) {
    const Result<Device> device = open_device(device_name);
    if (!device) {
        return device.error();
    }
    const Result<InstrumentTarget> target = target_for(*device, instrumenter, source, options);
    return target ? instrumenter.kernels_in(source, options, *target) : target.error();
}

std::string names_of(const std::vector<KernelSignature>& kernels) {
    std::vector<std::string> names(kernels.size());
    std::ranges::transform(kernels, names.begin(), &KernelSignature::name);
    return joined(names);
}

Result<KernelSignature> kernel_named(const std::vector<KernelSignature>& kernels, const std::string& name) {
    const auto found = std::ranges::find(kernels, name, &KernelSignature::name);
    return found != kernels.end()
               ? Result<KernelSignature>(*found)
               : Error{.code = ErrorCode::kernel_not_found, .arguments = {name, names_of(kernels)}};
}

/// The kernel that is asked for by name, or the only one.
Result<KernelSignature> chosen_kernel(const std::vector<KernelSignature>& kernels, const RunSpec& run) {
    if (run.kernel.empty() && kernels.size() > 1) {
        return Error{.code = ErrorCode::which_kernel, .arguments = {run.what, names_of(kernels)}};
    }
    return run.kernel.empty() && kernels.size() == 1 ? kernels[0] : kernel_named(kernels, run.kernel);
}

std::string sizes_text(const NdRange& range, const std::array<std::uint64_t, 3>& sizes) {
    std::string text;
    for (std::uint32_t i = 0; i < range.dimensions; ++i) {
        text += (i == 0 ? "" : "x") + std::to_string(sizes[i]);
    }
    return text;
}

/// Tells two programs of one name apart, and a program from what it was before.
std::string short_sum(const std::string& text) {
    std::array<char, 9> digits{};
    const auto sum = static_cast<std::uint32_t>(checksum(std::as_bytes(std::span(text))));
    std::snprintf(digits.data(), digits.size(), "%08x", sum);
    return digits.data();
}

Result<DescribedLaunch> described(const SimFile& sim, const std::string& path, KernelSource source,
                                  const KernelSignature& kernel) {
    Result<Launch> launch = launch_of(sim, path, std::move(source), kernel, most_argument_bytes());
    if (!launch) {
        return launch.error();
    }
    DescribedLaunch made{.launch = std::move(*launch)};
    made.description["source text"] = short_sum(made.launch.source.text);
    for (std::size_t i = 0; i < sim.arguments.size(); ++i) {
        const std::string& name = kernel.parameters[i].name;
        made.description[name.empty() ? "argument " + std::to_string(i + 1) : name] =
            sim_header_text(sim.arguments[i]);
    }
    made.description["global"] = sizes_text(sim.range, sim.range.global);
    made.description["local"] = sizes_text(sim.range, sim.range.local);
    return made;
}

Result<DescribedLaunch> launch_in_sim(Instrumenter& instrumenter, const RunSpec& run) {
    const Result<SimFile> sim = read_sim_file(run.what);
    if (!sim) {
        return sim.error();
    }
    Result<KernelSource> source = sim_program(*sim, run.what);
    if (!source) {
        return source.error();
    }
    const auto kernels = kernels_of(instrumenter, *source, sim->options, run.options.device);
    if (!kernels) {
        return kernels.error();
    }
    const Result<KernelSignature> kernel = kernel_named(*kernels, sim->kernel);
    return kernel ? described(*sim, run.what, std::move(*source), *kernel) : kernel.error();
}

Result<DescribedLaunch> guessed_launch(Instrumenter& instrumenter, const RunSpec& run) {
    const SimFile file{.program = std::filesystem::path(run.what).filename().string()};
    Result<KernelSource> source = sim_program(file, run.what);
    if (!source) {
        return source.error();
    }
    const auto kernels = kernels_of(instrumenter, *source, "", run.options.device);
    if (!kernels) {
        return kernels.error();
    }
    const Result<KernelSignature> kernel = chosen_kernel(*kernels, run);
    if (!kernel) {
        return kernel.error();
    }
    const SimFile sim = guessed_sim(*kernel, *source);
    Result<DescribedLaunch> launch = described(sim, run.what, std::move(*source), *kernel);
    if (launch) {
        launch->description["launch file"] = "guessed";
    }
    return launch;
}

} // namespace

Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run) {
    return run.what.ends_with(".cl") ? guessed_launch(instrumenter, run) : launch_in_sim(instrumenter, run);
}

Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress) {
    Result<DescribedLaunch> described = launch_in_file(instrumenter, run);
    if (!described) {
        return described.error();
    }
    std::vector<Launch> launches;
    launches.push_back(std::move(described->launch));
    Result<Recording> recording = record_run(instrumenter, launches, {}, run.options, progress);
    if (recording) {
        recording->what = recorded_name(run);
        recording->parameters = std::move(described->description);
        recording->correct = leaves_what_is_kept(*recording, run.what);
    }
    return recording;
}

} // namespace lockstep
