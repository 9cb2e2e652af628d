#include "core/run/instrumented_kernel.h"

#include "core/run/driver/program.h"

#include <array>

namespace lockstep {

InstrumentedKernel::InstrumentedKernel(const Device& device, const Launch& launch, LaunchBuffers& buffers,
                                       const LocalLayout& layout, const ObjectTable& table, LaunchLog& log)
    : device_(device), launch_(launch), buffers_(buffers), layout_(layout), table_(table), log_(log) {}

void InstrumentedKernel::take(const cl::Program& program, std::uint64_t turns) {
    kernel_ = cl::Kernel(program, launch_.kernel.c_str());
    buffers_.set_instrumented_arguments(kernel_, layout_.offsets);
    auto next = static_cast<cl_uint>(launch_.arguments.size());
    kernel_.setArg(next++, layout_.bytes, nullptr);
    kernel_.setArg(next++, table_.buffer());
    log_argument_ = next;
    next = log_.set_arguments(kernel_, next);
    first_group_argument_ = next++;
    for (std::size_t i = 0; i < 3; ++i) {
        kernel_.setArg(next++, static_cast<cl_ulong>(launch_.range.global[i] / launch_.range.local[i]));
    }
    turns_argument_ = next++;
    set_turns(turns);
    kernel_.setArg(next++, static_cast<cl_uint>(layout_.scratch));
}

void InstrumentedKernel::set_turns(std::uint64_t turns) {
    kernel_.setArg(turns_argument_, static_cast<cl_ulong>(turns));
}

void InstrumentedKernel::set_log() {
    log_.set_arguments(kernel_, log_argument_);
}

void InstrumentedKernel::run(GroupRange groups, const std::function<void()>& on_start) {
    kernel_.setArg(first_group_argument_, static_cast<cl_ulong>(groups.first));
    std::array<std::uint64_t, 3> row = launch_.range.local;
    row[0] *= groups.end - groups.first;
    cl::Event* const event = time_.event();
    device_.queue.enqueueNDRangeKernel(kernel_, cl::NullRange, nd_range(launch_.range, row),
                                       nd_range(launch_.range, launch_.range.local), nullptr, event);
    if (on_start) {
        wait_for_start(device_, *event);
        on_start();
    }
    device_.queue.finish();
}

} // namespace lockstep
