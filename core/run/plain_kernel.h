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

/// A launch of the kernel as its author wrote it, which can be run repeatedly. Throws cl::Error.
class PlainKernel {
public:
    /// The device and the launch must outlive this object. The program: of this launch or of one with the
    /// same source and options.
    PlainKernel(const Device& device, const Launch& launch, const PlainProgram& program,
                const Instrumented& instrumented);

    /// Runs it on its inputs; returns nanoseconds by the device's profiling events. `on_start` is called when
    /// the device starts; it may compile the kernel first.
    std::uint64_t run(const std::function<void()>& on_start = {});
    [[nodiscard]] LaunchBuffers& buffers() { return buffers_; }
    [[nodiscard]] const NdRange& range() const { return launch_.range; }

private:
    const Device& device_;
    const Launch& launch_;
    LaunchBuffers buffers_;
    cl::Kernel kernel_;
};

/// Makes a kernel and runs it a first time. `contents` receives the content of every buffer that is not
/// read-only, by argument. Starts the limit and reports Stage::plain when the kernel starts. Errors:
/// driver_failed.
Result<std::unique_ptr<PlainKernel>> run_first(const Device& device, const Launch& launch,
                                               const PlainProgram& program, const Instrumented& instrumented,
                                               std::vector<std::vector<std::byte>>& contents,
                                               PlainLimit& limit, const ProgressSink& progress);

/// A kernel that does nothing: measures the cost of a launch. Throws cl::Error.
class EmptyKernel {
public:
    /// The device must outlive this object.
    explicit EmptyKernel(const Device& device);
    /// Nanoseconds of a launch with this range.
    std::uint64_t run(const NdRange& range);

private:
    const Device& device_;
    cl::Kernel kernel_;
};

} // namespace lockstep
