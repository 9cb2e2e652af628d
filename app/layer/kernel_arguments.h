#pragma once

#include "app/layer/opencl.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// The last setting of a kernel argument.
struct SetArgument {
    enum class How : std::uint8_t { value, null, svm };
    How how = How::value;
    std::size_t size = 0;         ///< size of a value, or of local memory, whose value is null
    std::vector<std::byte> value; ///< also the pointer of `svm`
};

/// By argument index.
using SetArguments = std::map<cl_uint, SetArgument>;

/// Records what clSetKernelArg() was given, because OpenCL cannot be queried for it. A driver may reuse the
/// handle of a released kernel for a new one. Thread-safe.
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
