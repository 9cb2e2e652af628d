#include "core/run/buffer_addresses.h"

namespace lockstep {

const char* BufferAddresses::kernel_text() {
    return "__kernel void lk_address(__global char* lk_buffer, __global ulong* lk_table, uint lk_word) {\n"
           "    lk_table[lk_word] = (ulong)lk_buffer;\n}\n";
}

void BufferAddresses::take_from(const cl::Program& program) {
    if (!kernel_) {
        kernel_.emplace(program, "lk_address");
    }
}

void BufferAddresses::write(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                            cl_uint word) {
    if (!kernel_) {
        cl::Program program(context_, kernel_text());
        program.build({device_});
        take_from(program);
    }
    kernel_->setArg(0, buffer);
    kernel_->setArg(1, table);
    kernel_->setArg(2, word);
    queue.enqueueNDRangeKernel(*kernel_, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
}

} // namespace lockstep
