#include "core/recording/launch_file.h"

#include "core/base/memory.h"
#include "core/base/nearest.h"
#include "core/kernel/sim_launch.h"
#include "core/recording/record.h"
#include "core/run/device.h"
#include "core/run/driver_macros.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Arguments take a quarter of the machine's memory at most: inputs, device buffers and results are copies of
/// each other.
std::uint64_t most_argument_bytes() {
    constexpr std::uint64_t unknown = std::uint64_t{1} << 30;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? unknown : memory / 4;
}

Result<KernelSignature> signature_of(Instrumenter& instrumenter, const SimFile& sim,
                                     const KernelSource& source, const std::string& device_name) {
    const Result<Device> device = open_device(device_name);
    if (!device) {
        return device.error();
    }
    const Result<InstrumentTarget> target = target_for(*device, instrumenter, source, sim.options);
    if (!target) {
        return target.error();
    }
    const auto kernels = instrumenter.kernels_in(source, sim.options, *target);
    if (!kernels) {
        return kernels.error();
    }
    const auto found = std::ranges::find(*kernels, sim.kernel, &KernelSignature::name);
    if (found != kernels->end()) {
        return *found;
    }
    std::vector<std::string> names;
    std::ranges::transform(*kernels, std::back_inserter(names), &KernelSignature::name);
    return Error{.code = ErrorCode::kernel_not_found, .arguments = {sim.kernel, joined(names)}};
}

} // namespace

Result<Launch> launch_in_file(Instrumenter& instrumenter, const std::filesystem::path& path,
                              const RecordOptions& options) {
    const Result<SimFile> sim = read_sim_file(path);
    if (!sim) {
        return sim.error();
    }
    Result<KernelSource> source = sim_program(*sim, path);
    if (!source) {
        return source.error();
    }
    const Result<KernelSignature> kernel = signature_of(instrumenter, *sim, *source, options.device);
    return kernel ? launch_of(*sim, path, std::move(*source), *kernel, most_argument_bytes())
                  : kernel.error();
}

Result<Recording> record_launch_file(Instrumenter& instrumenter, const std::filesystem::path& path,
                                     const RecordOptions& options, const ProgressSink& progress) {
    const Result<Launch> launch = launch_in_file(instrumenter, path, options);
    if (!launch) {
        return launch.error();
    }
    Result<Recording> recording = record_run(instrumenter, {*launch}, {}, options, progress);
    if (recording) {
        recording->what = recorded_name({.what = path.string(), .kind = RunKind::launch_file});
    }
    return recording;
}

} // namespace lockstep
