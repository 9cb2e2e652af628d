#include "core/run/group_clock.h"

#include "core/kernel/build_options.h"
#include "core/run/driver/program.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"

#include <algorithm>
#include <string>

namespace lockstep {
namespace {

constexpr std::uint64_t work_items_a_reading = 32;
constexpr std::size_t numbers_a_reading = 3;

// The fence is needed because PoCL runs the work-items of a group in loops between barriers: it keeps the
// readings out of these loops when PoCL vectorises them. The low 12 bits of the third result of rdtscp are
// Linux's number of the logical processor. It is a function of the compiler, because PoCL 5 crashes if a kernel contains
// inline assembly.
constexpr const char* cpu_clock = R"(
#ifndef __x86_64__
#error no clock
#endif
static inline ulong lk_read_clock(uint* processor) {
    return __builtin_ia32_rdtscp(processor);
}
static inline ulong lk_now(void) {
    uint processor;
    return lk_read_clock(&processor);
}
static inline ulong lk_processor(void) {
    uint processor;
    lk_read_clock(&processor);
    return processor & 0xfffu;
}
#define LK_NOW() lk_now()
#define LK_PROCESSOR() lk_processor()
#define LK_CLOCK_FENCE() barrier(CLK_LOCAL_MEM_FENCE)
)";

constexpr const char* nvidia_clock = R"(
static inline ulong lk_now(void) {
    ulong now;
    __asm__ volatile("mov.u64 %0, %%globaltimer;" : "=l"(now) : : "memory");
    return now;
}
static inline ulong lk_processor(void) {
    uint processor;
    __asm__ volatile("mov.u32 %0, %%smid;" : "=r"(processor));
    return processor;
}
#define LK_NOW() lk_now()
#define LK_PROCESSOR() lk_processor()
#define LK_CLOCK_FENCE() ((void)0)
)";

struct Clock {
    GroupClock kind{};
    const char* text = nullptr;
};

std::optional<Clock> clock_of(const DeviceInfo& device) {
    if (device.platform.find("NVIDIA") != std::string::npos) {
        return Clock{GroupClock::global_timer, nvidia_clock};
    }
    if (device.is_cpu && device.platform.find("Portable Computing Language") != std::string::npos) {
        return Clock{GroupClock::cycle_counter, cpu_clock};
    }
    return std::nullopt;
}

std::uint64_t readings_per_group(const NdRange& range) {
    return (items_per_group(range) + work_items_a_reading - 1) / work_items_a_reading + 1;
}

} // namespace

std::optional<ClockedProgram> build_clocked(const Device& device, const Launch& launch,
                                            const Instrumented& instrumented) {
    const std::optional<Clock> clock = clock_of(device.info);
    if (!clock) {
        return std::nullopt;
    }
    const auto program = build_program(
        device, clock->text + instrumented.text,
        driver_options(launch.options, device.info.platform) +
            " -w -DLK_PLAIN -DLK_CLOCK -DLK_CLOCK_EVERY=" + std::to_string(work_items_a_reading) + "u");
    return program ? std::optional(ClockedProgram{*program, clock->kind}) : std::nullopt;
}

std::uint64_t clock_readings(const NdRange& range) {
    return group_count(range) * readings_per_group(range);
}

std::vector<GroupSpan> spans_of(const std::vector<std::uint64_t>& readings,
                                std::uint64_t readings_per_group) {
    std::vector<GroupSpan> groups;
    const std::size_t step = numbers_a_reading * readings_per_group;
    std::uint64_t first = UINT64_MAX;
    for (std::size_t group = 0; group < readings.size(); group += step) {
        GroupSpan span{.begin = UINT64_MAX};
        for (std::size_t at = group; at < group + step; at += numbers_a_reading) {
            if (readings[at] == 0) {
                continue;
            }
            span.begin = std::min(span.begin, readings[at]);
            span.end = std::max(span.end, readings[at + 1]);
            span.multiprocessor = static_cast<std::uint32_t>(readings[at + 2]);
        }
        first = std::min(first, span.begin);
        groups.push_back(span);
    }
    for (GroupSpan& span : groups) {
        span.begin -= first;
        span.end -= first;
    }
    return groups;
}

std::optional<GroupTimes> measure_groups(const Device& device, const Launch& launch,
                                         const ClockedProgram& program, const Instrumented& instrumented,
                                         LaunchBuffers& buffers, const std::function<void()>& on_start) {
    const std::uint64_t count = clock_readings(launch.range);
    if (count > most_clock_readings) {
        return std::nullopt;
    }
    std::vector<std::uint64_t> readings(numbers_a_reading * count);
    const std::size_t bytes = readings.size() * sizeof(std::uint64_t);
    const cl::Buffer log(device.context, CL_MEM_READ_WRITE, bytes);
    cl::Kernel kernel(program.program, launch.kernel.c_str());
    const LocalLayout layout = local_layout(launch, instrumented, device.info.local_memory_bytes);
    buffers.set_instrumented_arguments(kernel, layout.offsets);
    auto next = static_cast<cl_uint>(launch.arguments.size());
    kernel.setArg(next++, layout.bytes, nullptr);
    kernel.setArg(next++, log);
    kernel.setArg(next, static_cast<cl_uint>(layout.scratch));
    for (int run = 0; run < 2; ++run) { // the first run is a warm-up
        buffers.restore();
        device.queue.enqueueFillBuffer(log, cl_uchar{0}, 0, bytes);
        cl::Event event;
        device.queue.enqueueNDRangeKernel(kernel, cl::NullRange, nd_range(launch.range, launch.range.global),
                                          nd_range(launch.range, launch.range.local), nullptr, &event);
        if (run == 0) {
            wait_for_start(device, event);
            on_start();
        }
        device.queue.finish();
    }
    device.queue.enqueueReadBuffer(log, CL_TRUE, 0, bytes, readings.data());
    return GroupTimes{program.clock, spans_of(readings, readings_per_group(launch.range))};
}

} // namespace lockstep
