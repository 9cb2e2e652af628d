#include "core/run/driver/copy_speed.h"

#include "core/facts/timing.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t wanted_bytes = std::uint64_t{64} << 20;
constexpr int warm_up_copies = 1;
constexpr int timed_copies = 5;

/// Returns the size of each of the two buffers. The size leaves enough memory free on small devices.
std::uint64_t copied_bytes(const Device& device) {
    const auto largest = device.device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
    return std::min<std::uint64_t>(wanted_bytes, largest / 4);
}

std::uint64_t copy_once(const Device& device, const cl::Buffer& from, const cl::Buffer& to,
                        std::uint64_t bytes) {
    cl::Event event;
    device.queue.enqueueCopyBuffer(from, to, 0, 0, bytes, nullptr, &event);
    event.wait();
    return event.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
           event.getProfilingInfo<CL_PROFILING_COMMAND_START>();
}

} // namespace

Result<std::uint64_t> measure_copy(const Device& device) {
    try {
        const std::uint64_t bytes = copied_bytes(device);
        const cl::Buffer from(device.context, CL_MEM_READ_WRITE, bytes);
        const cl::Buffer to(device.context, CL_MEM_READ_WRITE, bytes);
        // Written before the copies are timed, because memory that has never been written may not be
        // allocated yet.
        device.queue.enqueueFillBuffer(from, std::uint32_t{1}, 0, bytes);
        std::vector<std::uint64_t> times;
        for (int i = 0; i < warm_up_copies + timed_copies; ++i) {
            const std::uint64_t time = copy_once(device, from, to, bytes);
            if (i >= warm_up_copies) {
                times.push_back(time);
            }
        }
        const std::uint64_t median_ns = std::max<std::uint64_t>(summarise(std::move(times)).median_ns, 1);
        return static_cast<std::uint64_t>(2e9 * static_cast<double>(bytes) / static_cast<double>(median_ns));
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
