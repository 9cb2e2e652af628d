#pragma once

#include "core/run/driver/opencl.h"

#include <optional>
#include <utility>

namespace lockstep {

/// Asks a device for the addresses of global buffers, with one kernel for all launches. If each instrumented
/// program contained such a kernel, it would be compiled every time. A build takes some hundredths of a second
/// even if the driver has the program in its cache; so a small program that is built anyway may contain it.
class BufferAddresses {
public:
    BufferAddresses(cl::Context context, cl::Device device)
        : context_(std::move(context)), device_(std::move(device)) {}
    virtual ~BufferAddresses() = default;
    BufferAddresses(const BufferAddresses&) = delete;
    BufferAddresses& operator=(const BufferAddresses&) = delete;

    /// The text of the kernel.
    [[nodiscard]] static const char* kernel_text();
    /// Takes the kernel from a program that contains the text, if none is known yet. Throws cl::Error.
    void take_from(const cl::Program& program);
    /// Enqueues the kernel that writes the buffer's address into the table, at index `word` in units of
    /// ulong. Throws cl::Error.
    virtual void write(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                       cl_uint word);

private:
    cl::Context context_;
    cl::Device device_;
    std::optional<cl::Kernel> kernel_; ///< taken from a program, or built at first use
};

} // namespace lockstep
