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
    std::size_t size = 0;         ///< size of the value, or of local memory, for which there is no value
    std::vector<std::byte> value; ///< bytes of the value; for SVM arguments: the pointer
};

/// Maps argument indexes to values.
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
