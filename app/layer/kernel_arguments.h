#pragma once

#include "app/layer/opencl.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// The value that a kernel argument was last set to.
struct SetArgument {
    enum class How : std::uint8_t { value, null, svm };
    How how = How::value;
    /// Size of the value. For a local-memory argument, which has no value, the size of the memory.
    std::size_t size = 0;
    /// Bytes of the value. For an SVM argument, these are the bytes of the pointer.
    std::vector<std::byte> value;
};

/// Maps the index of each argument to its value.
using SetArguments = std::map<cl_uint, SetArgument>;

/// Records the arguments passed to clSetKernelArg(), because OpenCL has no query for them. begin() must be
/// called for each new kernel, because a driver may reuse the handle of a released one. Thread-safe.
class KernelArguments {
public:
    void begin(cl_kernel kernel);
    void copy(cl_kernel from, cl_kernel to);
    void set(cl_kernel kernel, cl_uint index, SetArgument argument);
    [[nodiscard]] SetArguments of(cl_kernel kernel) const;

private:
    mutable std::mutex mutex_;
    std::unordered_map<cl_kernel, SetArguments> kernels_;
};

} // namespace lockstep
