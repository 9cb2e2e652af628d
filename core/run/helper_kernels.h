#pragma once

#include "core/run/driver/opencl.h"

#include <utility>

namespace lockstep {

/// Small kernels of Lockstep that a launch may need. They are built once per context, because building takes some
/// hundredths of a second even if the driver has the program in its cache. If another program is built anyway, it
/// can contain them: see take_from().
class HelperKernels {
public:
    HelperKernels(cl::Context context, cl::Device device)
        : context_(std::move(context)), device_(std::move(device)) {}
    virtual ~HelperKernels() = default;
    HelperKernels(const HelperKernels&) = delete;
    HelperKernels& operator=(const HelperKernels&) = delete;

    /// Returns the source of the kernels.
    [[nodiscard]] static const char* text();
    /// Takes the kernels from a program that contains this source, unless this object already has them.
    void take_from(const cl::Program& program);

    /// Enqueues a kernel that writes the device address of a global buffer to the table, at index `word` (in
    /// units of ulong). Throws cl::Error.
    virtual void write_address(const cl::CommandQueue& queue, const cl::Buffer& buffer,
                               const cl::Buffer& table, cl_uint word);
    /// Returns a kernel that has no arguments and does nothing. Throws cl::Error.
    [[nodiscard]] cl::Kernel empty_kernel();

private:
    /// Returns a kernel by name, and builds the program if no program was taken. Throws cl::Error.
    cl::Kernel kernel(const char* name);

    cl::Context context_;
    cl::Device device_;
    cl::Program program_; ///< null until it is taken or built
    cl::Kernel address_;  ///< null until the first write_address()
};

} // namespace lockstep
