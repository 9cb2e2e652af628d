#include "core/run/plain_run.h"

#include "core/run/build_log.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/program.h"
#include "core/run/timing.h"

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

/// Of the instrumented text built with -DLK_PLAIN.
void set_emulated_arguments(cl::Kernel& kernel, const LaunchBuffers& buffers, const Launch& launch,
                            const Instrumented& instrumented) {
    const LocalLayout layout = local_layout(launch, instrumented);
    buffers.set_instrumented_arguments(kernel, layout.offsets);
    auto next = static_cast<cl_uint>(launch.arguments.size());
    kernel.setArg(next++, layout.bytes, nullptr);
    kernel.setArg(next, static_cast<cl_uint>(layout.scratch));
}

} // namespace

Result<PlainRun> run_plain(const Device& device, const Launch& launch, const PlainProgram& program,
                           const std::optional<ClockedProgram>& clocked, const Instrumented& instrumented,
                           bool time, const ProgressSink& progress) {
    try {
        PlainRun result;
        LaunchBuffers buffers(device, launch);
        cl::Kernel kernel(program.program, launch.kernel.c_str());
        if (program.sub_groups == SubgroupFunctions::emulated) {
            set_emulated_arguments(kernel, buffers, launch, instrumented);
        } else {
            buffers.set_plain_arguments(kernel);
        }
        run_once(device, launch, kernel);
        result.contents = buffers.contents();
        result.item_registers = registers_in_build_log(
            program.program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(device.device), launch.kernel);
        if (time) {
            Result<Timing> timing = time_runs(device, launch, kernel, buffers, progress);
            if (!timing) {
                return timing.error();
            }
            result.timing = std::move(*timing);
        }
        if (clocked) {
            result.group_times = measure_groups(device, launch, *clocked, instrumented, buffers);
        }
        return result;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
