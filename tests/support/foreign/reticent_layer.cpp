// A layer that makes any driver return nothing about a kernel's parameters unless the program was built with
// -cl-kernel-arg-info, as OpenCL allows.
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_layer.h>

#include <cstring>
#include <string>

namespace {

cl_icd_dispatch below;
cl_icd_dispatch answered;

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

extern "C" CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info, size_t, void* value, size_t*) {
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    std::memcpy(value, &version, sizeof version);
    return CL_SUCCESS;
}

extern "C" CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch* target,
                                                       cl_uint* layer_count,
                                                       const cl_icd_dispatch** dispatch) {
    const cl_uint known = count < sizeof below / sizeof(void*) ? count : sizeof below / sizeof(void*);
    std::memcpy(&below, target, known * sizeof(void*));
    answered.clGetKernelArgInfo = argument_info;
    *layer_count = known;
    *dispatch = &answered;
    return CL_SUCCESS;
}
