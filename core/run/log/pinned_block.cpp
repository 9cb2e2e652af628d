#include "core/run/log/pinned_block.h"

#include "core/base/threads.h"

namespace lockstep {

PinnedBlock::PinnedBlock(const Device& device, std::size_t bytes)
    : queue_(device.queue),
      bytes_(bytes),
      buffer_(device.context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes) {
    void* const mapped = queue_.enqueueMapBuffer(buffer_, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes);
    data_ = static_cast<std::byte*>(mapped);
}

PinnedBlock::~PinnedBlock() {
    try {
        if (read_() != nullptr) {
            read_.wait();
        }
        queue_.enqueueUnmapMemObject(buffer_, data_);
    } catch (const cl::Error&) { // ignored: another error of the same queue is already being reported
    }
}

void PinnedBlock::read(const cl::Buffer& buffer, std::size_t at, std::size_t bytes) {
    queue_.enqueueReadBuffer(buffer, CL_FALSE, at, bytes, data_, nullptr, &read_);
    queue_.flush();
}

void PinnedBlock::copy_to(std::byte* to, std::size_t bytes) {
    read_.wait();
    copy_in_parallel({data_, bytes}, to);
}

} // namespace lockstep
