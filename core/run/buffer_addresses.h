#pragma once

#include "core/run/driver/opencl.h"

#include <optional>
#include <utility>

namespace lockstep {

/// Asks a device for the addresses of global buffers, with one kernel for all launches. If each instrumented
/// program contained such a kernel, it would be compiled every time.
class BufferAddresses {
public:
    BufferAddresses(cl::Context context, cl::Device device)
        : context_(std::move(context)), device_(std::move(device)) {}
    virtual ~BufferAddresses() = default;
    BufferAddresses(const BufferAddresses&) = delete;
    BufferAddresses& operator=(const BufferAddresses&) = delete;

    /// Enqueues the kernel that writes the buffer's address into the table, at index `word` in units of
    /// ulong. Throws cl::Error.
    virtual void write(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                       cl_uint word);

private:
    cl::Context context_;
    cl::Device device_;
    std::optional<cl::Kernel> kernel_; ///< built at first use
};

} // namespace lockstep
