#include "core/run/helper_kernels.h"

namespace lockstep {

const char* HelperKernels::text() {
    return "__kernel void lk_address(__global char* lk_buffer, __global ulong* lk_table, uint lk_word) {\n"
           "    lk_table[lk_word] = (ulong)lk_buffer;\n}\n"
           "__kernel void lk_nothing(void) {}\n";
}

void HelperKernels::take_from(const cl::Program& program) {
    if (program_() == nullptr) {
        program_ = program;
    }
}

void HelperKernels::write_address(const cl::CommandQueue& queue, const cl::Buffer& buffer,
                                  const cl::Buffer& table, cl_uint word) {
    if (address_() == nullptr) {
        address_ = kernel("lk_address");
    }
    address_.setArg(0, buffer);
    address_.setArg(1, table);
    address_.setArg(2, word);
    queue.enqueueNDRangeKernel(address_, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
}

cl::Kernel HelperKernels::empty_kernel() {
    return kernel("lk_nothing");
}

cl::Kernel HelperKernels::kernel(const char* name) {
    if (program_() == nullptr) {
        cl::Program program(context_, text());
        program.build({device_});
        program_ = program;
    }
    return {program_, name};
}

} // namespace lockstep
