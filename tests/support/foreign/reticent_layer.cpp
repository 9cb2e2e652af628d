// A layer that makes any driver return nothing about a kernel's parameters unless the program was built with
// -cl-kernel-arg-info, as OpenCL allows.
#include "tests/support/foreign/layer_entry.h"

#include <string>

namespace lockstep::test {
namespace {

bool is_built_for_it(cl_kernel kernel) {
    cl_program program = nullptr;
    cl_device_id device = nullptr;
    below.clGetKernelInfo(kernel, CL_KERNEL_PROGRAM, sizeof(void*), &program, nullptr);
    below.clGetProgramInfo(program, CL_PROGRAM_DEVICES, sizeof(void*), &device, nullptr);
    std::string options(4096, '\0');
    below.clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_OPTIONS, options.size(), options.data(),
                                nullptr);
    return options.find("-cl-kernel-arg-info") != std::string::npos;
}

cl_int CL_API_CALL argument_info(cl_kernel kernel, cl_uint index, cl_kernel_arg_info which, size_t room,
                                 void* value, size_t* size) {
    return is_built_for_it(kernel) ? below.clGetKernelArgInfo(kernel, index, which, room, value, size)
                                   : CL_KERNEL_ARG_INFO_NOT_AVAILABLE;
}

} // namespace

void answer(cl_icd_dispatch& answered) {
    answered.clGetKernelArgInfo = argument_info;
}

} // namespace lockstep::test
