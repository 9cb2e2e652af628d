#include "core/run/plain_kernel.h"

#include "core/run/driver/program.h"
#include "core/run/local_layout.h"

#include <functional>

namespace lockstep {
namespace {

std::uint64_t run_once(const Device& device, const NdRange& range, const cl::Kernel& kernel,
                       const std::function<void()>& on_start = {}) {
    cl::Event event;
    device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, nd_range(range, range.global),
                                      nd_range(range, range.local), nullptr, &event);
    if (on_start) {
        wait_for_start(device, event);
        on_start();
    }
    event.wait();
    return event.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
           event.getProfilingInfo<CL_PROFILING_COMMAND_START>();
}

/// Sets the arguments for a kernel that is the instrumented text built with -DLK_PLAIN.
void set_emulated_arguments(const Device& device, cl::Kernel& kernel, const LaunchBuffers& buffers,
                            const Launch& launch, const Instrumented& instrumented) {
    const LocalLayout layout = local_layout(launch, instrumented, device.info.local_memory_bytes);
    buffers.set_instrumented_arguments(kernel, layout.offsets);
    auto next = static_cast<cl_uint>(launch.arguments.size());
    kernel.setArg(next++, layout.bytes, nullptr);
    kernel.setArg(next, static_cast<cl_uint>(layout.scratch));
}

/// Returns what to do when a kernel starts for the first time.
std::function<void()> on_first_start(PlainLimit& limit, const ProgressSink& progress) {
    return [&limit, &progress] {
        limit.begin();
        if (progress) {
            // The return value, which requests cancellation, can be ignored, because the next report requests it again.
            progress({Stage::plain, 0, 0});
        }
    };
}

} // namespace

PlainKernel::PlainKernel(const Device& device, const Launch& launch, const PlainProgram& program,
                         const Instrumented& instrumented)
    : device_(device),
      launch_(launch),
      buffers_(device, launch),
      kernel_(program.program, launch.kernel.c_str()) {
    if (program.sub_groups == SubgroupFunctions::emulated) {
        set_emulated_arguments(device, kernel_, buffers_, launch, instrumented);
    } else {
        buffers_.set_plain_arguments(kernel_);
    }
}

void PlainKernel::use(const PlainProgram& program) {
    kernel_ = cl::Kernel(program.program, launch_.kernel.c_str());
    buffers_.set_plain_arguments(kernel_);
}

std::uint64_t PlainKernel::run(const std::function<void()>& on_start) {
    buffers_.restore();
    return run_once(device_, launch_.range, kernel_, on_start);
}

Result<std::unique_ptr<PlainKernel>> run_first(const Device& device, const Launch& launch,
                                               const PlainProgram& program, const Instrumented& instrumented,
                                               std::vector<std::vector<std::byte>>& contents,
                                               PlainLimit& limit, const ProgressSink& progress) {
    try {
        auto kernel = std::make_unique<PlainKernel>(device, launch, program, instrumented);
        kernel->run(on_first_start(limit, progress));
        contents = kernel->buffers().contents();
        return kernel;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

Status run_first(const Device& device, PlainKernel& kernel, const PlainProgram& program, PlainLimit& limit,
                 const ProgressSink& progress) {
    try {
        kernel.use(program);
        kernel.run(on_first_start(limit, progress));
        return {};
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

EmptyKernel::EmptyKernel(const Device& device) : device_(device), kernel_(device.helpers->empty_kernel()) {}

std::uint64_t EmptyKernel::run(const NdRange& range) {
    return run_once(device_, range, kernel_);
}

} // namespace lockstep
