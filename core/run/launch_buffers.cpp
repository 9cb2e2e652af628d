#include "core/run/launch_buffers.h"

#include "core/run/images.h"

#include <algorithm>

namespace lockstep {
namespace {

bool has_buffer(const Argument& argument) {
    return argument.kind == ArgumentKind::buffer && !argument.is_null;
}

/// A copy may take a sixteenth of the memory of the device.
bool is_room_for_a_copy(const Device& device, std::uint64_t bytes) {
    return bytes <= device.info.global_memory_bytes / 16;
}

bool may_keep_inputs(const Device& device, const Launch& launch) {
    std::uint64_t bytes = 0;
    for (const Argument& argument : launch.arguments) {
        bytes += has_buffer(argument) ? argument.bytes.size() : 0;
    }
    return !device.info.is_cpu && is_room_for_a_copy(device, bytes);
}

bool is_saved(const Argument& argument) {
    return has_buffer(argument) && argument.access != Access::read_only;
}

cl_mem_flags flags_of(const Argument& argument) {
    switch (argument.access) {
    case Access::read_only:
        return CL_MEM_READ_ONLY;
    case Access::write_only:
        return CL_MEM_WRITE_ONLY;
    case Access::read_write:
        break;
    }
    return CL_MEM_READ_WRITE;
}

} // namespace

LaunchBuffers::LaunchBuffers(const Device& device, const Launch& launch, InputsOn inputs)
    : device_(device),
      launch_(launch),
      buffers_(launch.arguments.size()),
      inputs_(launch.arguments.size()),
      saved_(launch.arguments.size()),
      images_(launch.arguments.size()),
      samplers_(launch.arguments.size()) {
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
        const Argument& argument = launch.arguments[i];
        if (has_buffer(argument)) {
            buffers_[i] = cl::Buffer(device.context, flags_of(argument), argument.size_bytes);
        } else if (argument.kind == ArgumentKind::image) {
            images_[i] = DeviceImage(device, argument, flags_of(argument));
        } else if (argument.kind == ArgumentKind::sampler) {
            samplers_[i] = make_sampler(device, argument.sampler);
        }
    }
    if (inputs == InputsOn::device && may_keep_inputs(device, launch)) {
        keep_inputs();
    }
    restore_all();
}

void LaunchBuffers::keep_inputs() {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        const Argument& argument = launch_.arguments[i];
        if (has_buffer(argument) && !argument.bytes.empty()) {
            inputs_[i] = cl::Buffer(device_.context, CL_MEM_READ_WRITE, argument.bytes.size());
            device_.queue.enqueueWriteBuffer(inputs_[i], CL_FALSE, 0, argument.bytes.size(),
                                             argument.bytes.data());
        }
    }
}

void LaunchBuffers::restore() {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        const Argument& argument = launch_.arguments[i];
        if (argument.kind == ArgumentKind::image && argument.access != Access::read_only) {
            images_[i].write(device_, argument);
        } else if (has_buffer(argument) && argument.access != Access::read_only) {
            write_input(i);
        }
    }
    device_.queue.finish();
}

void LaunchBuffers::restore_all() {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        if (has_buffer(launch_.arguments[i]) && launch_.arguments[i].access == Access::read_only) {
            write_input(i);
        }
    }
    restore();
}

bool LaunchBuffers::save() {
    std::uint64_t bytes = 0;
    for (const Argument& argument : launch_.arguments) {
        if (argument.kind == ArgumentKind::image && argument.access != Access::read_only) {
            return false;
        }
        bytes += is_saved(argument) ? argument.size_bytes : 0;
    }
    if (!is_room_for_a_copy(device_, bytes)) {
        return false;
    }
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        const Argument& argument = launch_.arguments[i];
        if (is_saved(argument)) {
            if (saved_[i]() == nullptr) {
                saved_[i] = cl::Buffer(device_.context, CL_MEM_READ_WRITE, argument.size_bytes);
            }
            device_.queue.enqueueCopyBuffer(buffers_[i], saved_[i], 0, 0, argument.size_bytes);
        }
    }
    return true;
}

void LaunchBuffers::return_to_saved() {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        if (saved_[i]() != nullptr) {
            device_.queue.enqueueCopyBuffer(saved_[i], buffers_[i], 0, 0, launch_.arguments[i].size_bytes);
        }
    }
    device_.queue.finish();
}

/// Writes the input of an argument that is a buffer.
void LaunchBuffers::write_input(std::size_t i) {
    const Argument& argument = launch_.arguments[i];
    if (inputs_[i]() != nullptr) {
        device_.queue.enqueueCopyBuffer(inputs_[i], buffers_[i], 0, 0, argument.bytes.size());
    } else if (argument.bytes.empty()) {
        device_.queue.enqueueFillBuffer(buffers_[i], cl_uchar{0}, 0, argument.size_bytes);
    } else {
        device_.queue.enqueueWriteBuffer(buffers_[i], CL_FALSE, 0, argument.bytes.size(),
                                         argument.bytes.data());
    }
}

void LaunchBuffers::move(std::size_t argument) {
    // Keeps the old buffer alive while the new one is allocated, so that the new one has another address.
    const cl::Buffer before = buffers_[argument];
    const Argument& moved = launch_.arguments[argument];
    buffers_[argument] = cl::Buffer(device_.context, flags_of(moved), moved.size_bytes);
    write_input(argument);
    device_.queue.finish();
}

void LaunchBuffers::set(cl::Kernel& kernel, std::size_t i) const {
    const Argument& argument = launch_.arguments[i];
    const auto index = static_cast<cl_uint>(i);
    switch (argument.kind) {
    case ArgumentKind::scalar:
        kernel.setArg(index, argument.bytes.size(), argument.bytes.data());
        break;
    case ArgumentKind::local:
        kernel.setArg(index, argument.size_bytes, nullptr);
        break;
    case ArgumentKind::buffer:
        if (argument.is_null) {
            kernel.setArg(index, sizeof(cl_mem), nullptr);
        } else {
            kernel.setArg(index, buffers_[i]);
        }
        break;
    case ArgumentKind::image:
        kernel.setArg(index, images_[i].memory());
        break;
    case ArgumentKind::sampler:
        kernel.setArg(index, samplers_[i]);
        break;
    }
}

void LaunchBuffers::set_plain_arguments(cl::Kernel& kernel) const {
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        set(kernel, i);
    }
}

void LaunchBuffers::set_instrumented_arguments(cl::Kernel& kernel,
                                               const std::vector<std::uint64_t>& local_offsets) const {
    std::size_t next_local = 0;
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        if (launch_.arguments[i].kind == ArgumentKind::local) {
            kernel.setArg(static_cast<cl_uint>(i), static_cast<cl_uint>(local_offsets[next_local++]));
        } else {
            set(kernel, i);
        }
    }
}

std::vector<std::vector<std::byte>> LaunchBuffers::contents() const {
    std::vector<std::vector<std::byte>> result(launch_.arguments.size());
    for (std::size_t i = 0; i < launch_.arguments.size(); ++i) {
        const Argument& argument = launch_.arguments[i];
        if (has_buffer(argument) && argument.access != Access::read_only) {
            result[i].resize(argument.size_bytes);
            device_.queue.enqueueReadBuffer(buffers_[i], CL_TRUE, 0, argument.size_bytes, result[i].data());
        } else if (argument.kind == ArgumentKind::image && argument.access != Access::read_only) {
            result[i] = images_[i].read(device_, argument);
        }
    }
    return result;
}

} // namespace lockstep
