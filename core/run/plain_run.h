#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/run/group_clock.h"
#include "core/run/plain_kernel.h"
#include "core/run/plain_limit.h"
#include "core/run/plain_program.h"
#include "core/trace/capture.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep {

/// The results of a plain kernel.
struct PlainResults {
    /// By argument index, the contents of all buffers that are not read-only.
    std::vector<std::vector<std::byte>> contents;
    std::optional<Timing> timing;     ///< from time(), if it was measured
    std::uint32_t item_registers = 0; ///< registers per work-item that the driver reported; 0 if unknown
};

/// A launch of the plain kernel. The arguments of the constructor must outlive this object.
class PlainRun {
public:
    PlainRun(const Device& device, const Launch& launch, const Instrumented& instrumented, PlainLimit& limit)
        : device_(device), launch_(launch), instrumented_(instrumented), limit_(limit) {}

    /// Runs the kernel once for its result. `program` is the program of this launch, or of one with the same source and
    /// options. Errors: driver_failed.
    Result<PlainResults> run(const PlainProgram& program, const ProgressSink& progress);
    /// Measures the time of the kernel (see turns.h) in a program that may differ from that of run(). Must be called
    /// after run(). Errors: driver_failed, cancelled.
    Result<Timing> time(const PlainProgram& program, const ProgressSink& progress);

    /// Runs the kernel again with clock readings. Must be called after run(). Returns nullopt if there are
    /// too many groups. Errors: driver_failed.
    Result<std::optional<GroupTimes>> group_times(const ClockedProgram& clocked,
                                                  const ProgressSink& progress);

private:
    const Device& device_;
    const Launch& launch_;
    const Instrumented& instrumented_;
    PlainLimit& limit_;
    std::unique_ptr<PlainKernel> kernel_;
    cl_program program_ = nullptr; ///< that of run()
};

} // namespace lockstep
