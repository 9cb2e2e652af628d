#pragma once

#include "core/base/column.h"
#include "core/run/driver/device.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lockstep {

/// A column that the device writes: in the same memory on a CPU device, in a copy elsewhere.
class DeviceColumn {
public:
    /// With room for `words`, at least one: OpenCL has no empty buffers.
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
    /// Words that are allocated, on host and device.
    [[nodiscard]] std::size_t room() const { return column_.size(); }
    void to_device() { to_device(column_.size()); }
    /// Only the first `words`.
    void to_device(std::size_t words) {
        device_->queue.enqueueWriteBuffer(buffer_, CL_TRUE, 0, words * sizeof(std::uint64_t), column_.data());
    }
    void to_host() {
        if (device_->info.is_cpu) { // mapping brings the host memory up to date
            void* mapped = device_->queue.enqueueMapBuffer(buffer_, CL_TRUE, CL_MAP_READ, 0, bytes());
            device_->queue.enqueueUnmapMemObject(buffer_, mapped);
            device_->queue.finish();
        } else {
            device_->queue.enqueueReadBuffer(buffer_, CL_TRUE, 0, bytes(), column_.data());
        }
    }
    /// Only on the device; the host's copy is not changed.
    void fill_with_zeros() {
        device_->queue.enqueueFillBuffer(buffer_, cl_ulong{0}, 0, bytes());
        device_->queue.finish();
    }
    /// The whole column; the device no longer uses it.
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
