#include "app/layer/captured_argument.h"

#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_values.h"

#include <algorithm>
#include <cstring>

namespace lockstep {
namespace {

/// Returns the OpenCL handle that was passed as an argument; null if NULL was passed.
template <class Handle>
Handle handle_in(const SetArgument& set) {
    Handle handle = nullptr;
    if (set.how == SetArgument::How::value && set.value.size() == sizeof(void*)) {
        std::memcpy(&handle, set.value.data(), sizeof(void*));
    }
    return handle;
}

bool is_null_pointer(const SetArgument& set) {
    return set.how == SetArgument::How::null ||
           std::ranges::all_of(set.value, [](std::byte byte) { return byte == std::byte{0}; });
}

void take_scalar(CapturedArgument& argument, const SetArgument& set) {
    argument.content = set.value;
    argument.sim.size = set.size;
    argument.sim.type = listable_type(argument.content, argument.parameter.scalar);
    argument.sim.text = values_text(argument.content, *argument.sim.type, false);
}

void take_buffer(const Driver& driver, CapturedArgument& argument, const SetArgument& set) {
    if (is_null_pointer(set)) {
        argument.sim.content = SimContent::null;
        return;
    }
    if (set.how == SetArgument::How::svm) {
        throw Refusal("its argument \"" + argument.parameter.name +
                      "\" is shared virtual memory, whose size is unknown");
    }
    argument.memory = handle_in<cl_mem>(set);
    const auto flags = asked<cl_mem_flags>(driver.clGetMemObjectInfo, argument.memory, CL_MEM_FLAGS);
    argument.bytes = asked<std::size_t>(driver.clGetMemObjectInfo, argument.memory, CL_MEM_SIZE);
    argument.sim.size = argument.bytes;
    argument.parameter.can_write = argument.parameter.can_write && (flags & CL_MEM_READ_ONLY) == 0;
    argument.sim.access = (flags & CL_MEM_READ_ONLY) != 0    ? Access::read_only
                          : (flags & CL_MEM_WRITE_ONLY) != 0 ? Access::write_only
                                                             : Access::read_write;
    // The size is rounded down, because a buffer in a launch file consists of whole values.
    const std::uint32_t whole = argument.parameter.scalar ? scalar_bytes(*argument.parameter.scalar) : 8;
    if (argument.bytes % whole != 0) {
        argument.sim.type = Scalar::uint8;
    }
}

CapturedArgument captured(const Driver& driver, const Parameter& parameter, const SetArgument& set) {
    CapturedArgument argument = {.parameter = parameter};
    switch (parameter.kind) {
    case ArgumentKind::scalar:
        take_scalar(argument, set);
        break;
    case ArgumentKind::local:
        argument.sim.size = set.size;
        break;
    case ArgumentKind::buffer:
        take_buffer(driver, argument, set);
        break;
    case ArgumentKind::image:
        argument.memory = handle_in<cl_mem>(set);
        argument.sim.image = image_of(driver, argument.memory);
        argument.bytes = std::uint64_t{size_bytes(texel_type(argument.sim.image->format))} *
                         argument.sim.image->width * argument.sim.image->height * argument.sim.image->depth;
        break;
    case ArgumentKind::sampler:
        argument.sim.sampler = sampler_of(driver, handle_in<cl_sampler>(set));
        break;
    }
    return argument;
}

/// The location of a buffer's bytes: a range in the parent buffer, which is not itself a sub-buffer.
struct Extent {
    cl_mem root = nullptr;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

Extent extent_of(const Driver& driver, const CapturedArgument& argument) {
    const auto ask = driver.clGetMemObjectInfo;
    const auto parent = asked<cl_mem>(ask, argument.memory, CL_MEM_ASSOCIATED_MEMOBJECT);
    const std::uint64_t offset =
        parent == nullptr ? 0 : asked<std::size_t>(ask, argument.memory, CL_MEM_OFFSET);
    return {parent == nullptr ? argument.memory : parent, offset, offset + argument.bytes};
}

/// Throws a Refusal if buffers overlap, because buffers in a launch file cannot share memory.
void check_overlaps(const Driver& driver, const std::vector<CapturedArgument>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const CapturedArgument& a = arguments[j];
            const CapturedArgument& b = arguments[i];
            if (a.memory == nullptr || b.memory == nullptr ||
                (!a.parameter.can_write && !b.parameter.can_write)) {
                continue;
            }
            const Extent one = extent_of(driver, a);
            const Extent other = extent_of(driver, b);
            if (one.root == other.root && one.begin < other.end && other.begin < one.end) {
                throw Refusal("its arguments \"" + a.parameter.name + "\" and \"" + b.parameter.name +
                              "\" share memory, which a launch file cannot express");
            }
        }
    }
}

} // namespace

std::vector<CapturedArgument>
captured_arguments(const Driver& driver, const std::vector<Parameter>& parameters, const SetArguments& set) {
    std::vector<CapturedArgument> arguments;
    for (cl_uint i = 0; i < parameters.size(); ++i) {
        const auto found = set.find(i);
        if (found == set.end()) {
            throw Refusal("its argument \"" + parameters[i].name +
                          "\" was set in a way that the layer cannot observe");
        }
        arguments.push_back(captured(driver, parameters[i], found->second));
    }
    check_overlaps(driver, arguments);
    return arguments;
}

} // namespace lockstep
