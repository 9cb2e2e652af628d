#pragma once

// The only file that includes the OpenCL headers (version 1.2, with exceptions). The exceptions are caught in
// this folder.

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
#include <CL/opencl.hpp>
