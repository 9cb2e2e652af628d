#pragma once

#include "app/layer/opencl.h"

#include <cstddef>

namespace lockstep {

/// The arguments that the program passed to clEnqueueNDRangeKernel().
struct LaunchCall {
    cl_command_queue queue = nullptr;
    cl_kernel kernel = nullptr;
    cl_uint dimensions = 0;
    const std::size_t* offset = nullptr;
    const std::size_t* global = nullptr;
    const std::size_t* local = nullptr;
    cl_uint wait_count = 0;
    const cl_event* waits = nullptr;
};

} // namespace lockstep
