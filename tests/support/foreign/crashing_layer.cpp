// A layer whose driver crashes while it builds a program that defines CRASHES, unless Lockstep has added its own code
// to it, whose names begin with lk_.
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_layer.h>

#include <cstring>
#include <string>

namespace {

cl_icd_dispatch below;
cl_icd_dispatch answered;

cl_int CL_API_CALL build(cl_program program, cl_uint count, const cl_device_id* devices, const char* options,
                         void(CL_CALLBACK* notify)(cl_program, void*), void* data) {
    std::string source(1 << 20, '\0');
    below.clGetProgramInfo(program, CL_PROGRAM_SOURCE, source.size(), source.data(), nullptr);
    if (source.find("#define CRASHES") != std::string::npos && source.find("lk_") == std::string::npos) {
        __builtin_trap(); // the confinement forbids to send a signal
    }
    return below.clBuildProgram(program, count, devices, options, notify, data);
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
    answered.clBuildProgram = build;
    *layer_count = known;
    *dispatch = &answered;
    return CL_SUCCESS;
}
