#include "core/run/buffer_addresses.h"

namespace lockstep {

void BufferAddresses::write(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                            cl_uint word) {
    if (!kernel_) {
        cl::Program program(
            context_, "__kernel void lk_address(__global char* buffer, __global ulong* table, uint word) {\n"
                      "    table[word] = (ulong)buffer;\n}\n");
        program.build({device_});
        kernel_.emplace(program, "lk_address");
    }
    kernel_->setArg(0, buffer);
    kernel_->setArg(1, table);
    kernel_->setArg(2, word);
    queue.enqueueNDRangeKernel(*kernel_, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
}

} // namespace lockstep
