#include "core/run/plain_run.h"

#include "core/instrument/build_options.h"
#include "core/run/launch_buffers.h"
#include "core/run/program.h"

#include <algorithm>
#include <cmath>

namespace lockstep {
namespace {

constexpr int warm_up_runs = 3;
constexpr int timed_runs = 25;

std::uint64_t run_once(const Device& device, const Launch& launch, cl::Kernel& kernel) {
    cl::Event event;
    device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, nd_range(launch.range, launch.range.global),
                                      nd_range(launch.range, launch.range.local), nullptr, &event);
    event.wait();
    return event.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
           event.getProfilingInfo<CL_PROFILING_COMMAND_START>();
}

std::uint64_t quantile(const std::vector<std::uint64_t>& sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = at - static_cast<double>(below);
    const auto low = static_cast<double>(sorted[below]);
    return static_cast<std::uint64_t>(std::llround(low + part * (static_cast<double>(sorted[above]) - low)));
}

Result<Timing> time_runs(const Device& device, const Launch& launch, cl::Kernel& kernel,
                         LaunchBuffers& buffers, const ProgressSink& progress) {
    std::vector<std::uint64_t> runs;
    for (int i = 0; i < warm_up_runs + timed_runs; ++i) {
        if (progress && !progress({Stage::time, static_cast<std::uint64_t>(i), warm_up_runs + timed_runs})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        buffers.restore();
        const std::uint64_t time = run_once(device, launch, kernel);
        if (i >= warm_up_runs) {
            runs.push_back(time);
        }
    }
    return summarise(std::move(runs));
}

} // namespace

Timing summarise(std::vector<std::uint64_t> runs_ns) {
    std::vector<std::uint64_t> sorted = runs_ns;
    std::sort(sorted.begin(), sorted.end());
    Timing timing;
    timing.runs_ns = std::move(runs_ns);
    timing.median_ns = quantile(sorted, 0.5);
    timing.q1_ns = quantile(sorted, 0.25);
    timing.q3_ns = quantile(sorted, 0.75);
    timing.min_ns = sorted.front();
    return timing;
}

Result<PlainRun> run_plain(const Device& device, const Launch& launch, bool time,
                           const ProgressSink& progress) {
    // Without contraction, as the instrumented kernel: results can then be compared bit for bit.
    const std::string text = "#pragma OPENCL FP_CONTRACT OFF\n" + launch.source.text;
    const std::string folder = launch.source.folder.empty() ? "" : " -I " + launch.source.folder;
    const auto program = build_program(device, text, with_default_standard(launch.options) + folder);
    if (!program) {
        return program.error();
    }
    try {
        PlainRun result;
        LaunchBuffers buffers(device, launch);
        cl::Kernel kernel(*program, launch.kernel.c_str());
        buffers.set_plain_arguments(kernel);
        run_once(device, launch, kernel);
        result.contents = buffers.contents();
        if (time) {
            Result<Timing> timing = time_runs(device, launch, kernel, buffers, progress);
            if (!timing) {
                return timing.error();
            }
            result.timing = std::move(*timing);
        }
        return result;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
