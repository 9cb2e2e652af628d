// A layer whose driver crashes while it builds a program that defines CRASHES, unless Lockstep has added its own code
// to it, whose names begin with lk_.
#include "tests/support/foreign/layer_entry.h"

#include <string>

namespace lockstep::test {
namespace {

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

void answer(cl_icd_dispatch& answered) {
    answered.clBuildProgram = build;
}

} // namespace lockstep::test
