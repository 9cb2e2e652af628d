#pragma once

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_layer.h>

// What each layer of the tests has in common: layer_entry.cpp has the functions by which an OpenCL loader recognises it.

namespace lockstep::test {

extern cl_icd_dispatch below; ///< the functions of the driver, or of the next layer

/// Sets the functions that the layer answers itself; the others stay null and go to `below`.
void answer(cl_icd_dispatch& answered);

} // namespace lockstep::test
