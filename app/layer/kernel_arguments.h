#pragma once

#include "app/layer/opencl.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// How an argument of a kernel was set last.
struct SetArgument {
    enum class How : std::uint8_t { value, null, svm };
    How how = How::value;
    std::size_t size = 0;         ///< of a value; of local memory, whose value is null
    std::vector<std::byte> value; ///< also the pointer of `svm`
};

/// By its index.
using SetArguments = std::map<cl_uint, SetArgument>;

/// OpenCL does not tell what clSetKernelArg() was given, so it is kept. A driver may give the handle of a kernel
/// that is gone to a new one. All may be called from any thread.
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
