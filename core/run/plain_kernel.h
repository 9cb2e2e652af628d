#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/run/launch_buffers.h"
#include "core/run/plain_limit.h"
#include "core/run/plain_program.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace lockstep {

/// A launch of the plain kernel that can be run any number of times. Throws cl::Error.
class PlainKernel {
public:
    /// The device and the launch must outlive this object. `program` is the program of this launch, or of one
    /// with the same source and options.
    PlainKernel(const Device& device, const Launch& launch, const PlainProgram& program,
                const Instrumented& instrumented);

    /// Replaces the program by another one of the same launch, which is not emulated.
    void use(const PlainProgram& program);
    /// Runs the kernel on its inputs and returns its time in nanoseconds from profiling events. Calls
    /// `on_start` when the device has started, because drivers may compile the kernel until then.
    std::uint64_t run(const std::function<void()>& on_start = {});
    [[nodiscard]] LaunchBuffers& buffers() { return buffers_; }
    [[nodiscard]] const NdRange& range() const { return launch_.range; }

private:
    const Device& device_;
    const Launch& launch_;
    LaunchBuffers buffers_;
    cl::Kernel kernel_;
};

/// Creates a plain kernel and runs it for the first time. Stores in `contents`, by argument index, the
/// contents of all buffers that are not read-only. Starts the time limit and reports Stage::plain when the
/// kernel starts. Errors: driver_failed.
Result<std::unique_ptr<PlainKernel>> run_first(const Device& device, const Launch& launch,
                                               const PlainProgram& program, const Instrumented& instrumented,
                                               std::vector<std::vector<std::byte>>& contents,
                                               PlainLimit& limit, const ProgressSink& progress);

/// Gives a plain kernel another program (see PlainKernel::use()), and runs it for the first time, for no results. Errors:
/// driver_failed.
Status run_first(const Device& device, PlainKernel& kernel, const PlainProgram& program, PlainLimit& limit,
                 const ProgressSink& progress);

/// A kernel that does nothing. It is used to measure the launch overhead. Throws cl::Error.
class EmptyKernel {
public:
    /// The device must outlive this object.
    explicit EmptyKernel(const Device& device);
    /// Runs the kernel with this range and returns its time in nanoseconds.
    std::uint64_t run(const NdRange& range);

private:
    const Device& device_;
    cl::Kernel kernel_;
};

} // namespace lockstep
