#pragma once

#include "core/base/column.h"
#include "core/run/driver/device.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lockstep {

/// A column of words that the device writes. On a CPU device, host and device use the same memory; on other
/// devices, the device has a copy.
class DeviceColumn {
public:
    /// Creates a column with room for `words`. At least one word is allocated, because OpenCL has no empty
    /// buffers.
    DeviceColumn(const Device& device, std::size_t words)
        : DeviceColumn(device, Column64(std::max<std::size_t>(words, 1))) {}
    /// `column` must not be empty.
    DeviceColumn(const Device& device, Column64 column)
        : device_(&device),
          column_(std::move(column)),
          buffer_(device.context, CL_MEM_READ_WRITE | (device.info.is_cpu ? CL_MEM_USE_HOST_PTR : 0),
                  column_.size() * sizeof(std::uint64_t), device.info.is_cpu ? column_.data() : nullptr) {}

    [[nodiscard]] const cl::Buffer& buffer() const { return buffer_; }
    [[nodiscard]] Column64& host() { return column_; }
    /// Number of allocated words on host and device.
    [[nodiscard]] std::size_t room() const { return column_.size(); }
    void to_device() { to_device(column_.size()); }
    /// Copies only the first `words` to the device.
    void to_device(std::size_t words) {
        device_->queue.enqueueWriteBuffer(buffer_, CL_TRUE, 0, words * sizeof(std::uint64_t), column_.data());
    }
    void to_host() {
        if (device_->info.is_cpu) { // mapping the buffer updates the host memory
            void* mapped = device_->queue.enqueueMapBuffer(buffer_, CL_TRUE, CL_MAP_READ, 0, bytes());
            device_->queue.enqueueUnmapMemObject(buffer_, mapped);
            device_->queue.finish();
        } else {
            device_->queue.enqueueReadBuffer(buffer_, CL_TRUE, 0, bytes(), column_.data());
        }
    }
    /// Fills only the device's memory; the host's copy is not changed.
    void fill_with_zeros() {
        device_->queue.enqueueFillBuffer(buffer_, cl_ulong{0}, 0, bytes());
        device_->queue.finish();
    }
    /// Returns the whole column; the device no longer uses it.
    Column64 release() {
        buffer_ = cl::Buffer();
        return std::move(column_);
    }

private:
    [[nodiscard]] std::size_t bytes() const { return column_.size() * sizeof(std::uint64_t); }

    const Device* device_;
    Column64 column_;
    cl::Buffer buffer_;
};

} // namespace lockstep
