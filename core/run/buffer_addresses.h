#pragma once

#include "core/run/driver/opencl.h"

#include <optional>
#include <utility>

namespace lockstep {

/// Determines the device addresses of global buffers with a separate kernel, which is built once for all
/// launches. If each instrumented program contained this kernel, it would be compiled again for each of them.
/// Building takes some hundredths of a second even if the driver has the program in its cache, so a small
/// program that is built anyway can contain the kernel.
class BufferAddresses {
public:
    BufferAddresses(cl::Context context, cl::Device device)
        : context_(std::move(context)), device_(std::move(device)) {}
    virtual ~BufferAddresses() = default;
    BufferAddresses(const BufferAddresses&) = delete;
    BufferAddresses& operator=(const BufferAddresses&) = delete;

    /// Returns the source of the kernel.
    [[nodiscard]] static const char* kernel_text();
    /// Takes the kernel from a program that contains this source, unless this object already has a kernel.
    /// Throws cl::Error.
    void take_from(const cl::Program& program);
    /// Enqueues a kernel that writes the address of `buffer` to the table, at index `word` (in units of
    /// ulong). Throws cl::Error.
    virtual void write(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                       cl_uint word);

private:
    cl::Context context_;
    cl::Device device_;
    std::optional<cl::Kernel> kernel_; ///< taken from a program, or built at first use
};

} // namespace lockstep
