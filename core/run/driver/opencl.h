#pragma once

// This is the only file that includes the OpenCL headers (version 1.2, with C++ exceptions). All exceptions
// are caught in core/run.

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
#include <CL/opencl.hpp>
