#include "core/run/driver/object_table.h"

#include "core/site/record.h"

#include <cstring>

namespace lockstep {
namespace {

/// Whether the contents of a buffer matter when the kernel starts, because it may read them before it writes
/// them. The contents of a shared buffer come from earlier launches.
bool has_content(const Argument& argument) {
    return argument.kind != ArgumentKind::buffer || !argument.shared.empty() ||
           (argument.access != Access::write_only && !argument.bytes.empty());
}

} // namespace

ObjectTable::ObjectTable(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         const LocalLayout& layout, LaunchBuffers& buffers, const cl::Program& program)
    : launch_(launch),
      objects_(instrumented.objects),
      table_(device, first_scratch_word(instrumented.objects.size()) + instrumented.scratch_bytes / 8 + 3) {
    find_bases(device, buffers, program);
    if (move_split_buffers(buffers)) {
        find_bases(device, buffers, program);
    }
    fill_objects(layout);
}

/// Moves each buffer that crosses a multiple of 2^40 to another address. Events store addresses modulo 2^40,
/// so in such a buffer, higher addresses would be stored as lower numbers. The old buffer is freed only after
/// the new one is allocated, so that the new one does not cross the same multiple.
bool ObjectTable::move_split_buffers(LaunchBuffers& buffers) {
    bool has_moved = false;
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        const bool is_memory = objects_[i].space == Space::global || objects_[i].space == Space::constant;
        if (objects_[i].argument < 0 || !is_memory || is_opaque(objects_[i])) {
            continue;
        }
        const auto argument = static_cast<std::size_t>(objects_[i].argument);
        const std::uint64_t size = launch_.arguments[argument].size_bytes;
        if (!launch_.arguments[argument].is_null &&
            (table_.host()[2 * i] & payload_mask) + size > payload_mask + 1) {
            buffers.move(argument);
            has_moved = true;
        }
    }
    return has_moved;
}

void ObjectTable::find_bases(const Device& device, const LaunchBuffers& buffers, const cl::Program& program) {
    std::memset(table_.host().data(), 0, table_.host().size() * sizeof(std::uint64_t));
    table_.to_device();
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        const bool is_buffer = objects_[i].argument >= 0 && objects_[i].space == Space::global;
        const auto argument = static_cast<std::size_t>(objects_[i].argument);
        if (is_buffer && !launch_.arguments[argument].is_null) {
            device.helpers->write_address(device.queue, buffers.buffer(argument), table_.buffer(),
                                          static_cast<cl_uint>(2 * i));
        }
    }
    find_constant_bases(device, buffers, program);
    table_.to_host();
}

/// Finds the device addresses of objects in constant memory. A driver may copy constant memory for each
/// kernel, so only a kernel with the same __constant pointers can find them.
void ObjectTable::find_constant_bases(const Device& device, const LaunchBuffers& buffers,
                                      const cl::Program& program) {
    std::vector<std::size_t> arguments;
    for (const ObjectInfo& object : objects_) {
        if (object.argument >= 0 && object.space == Space::constant) {
            arguments.push_back(static_cast<std::size_t>(object.argument));
        }
    }
    if (arguments.empty()) {
        return;
    }
    cl::Kernel bases(program, "lk_bases");
    cl_uint next = 0;
    for (const std::size_t argument : arguments) {
        if (launch_.arguments[argument].is_null) {
            bases.setArg(next++, sizeof(cl_mem), nullptr);
        } else {
            bases.setArg(next++, buffers.buffer(argument));
        }
    }
    bases.setArg(next, table_.buffer());
    device.queue.enqueueNDRangeKernel(bases, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
}

void ObjectTable::fill_objects(const LocalLayout& layout) {
    std::size_t next_local = 0;
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        ObjectInfo& object = objects_[i];
        if (object.argument >= 0) {
            const Argument& argument = launch_.arguments[static_cast<std::size_t>(object.argument)];
            object.size_bytes = argument.is_null ? 0 : argument.size_bytes;
            object.is_null = argument.is_null;
            object.is_initialised = has_content(argument);
            object.access = argument.access;
        }
        if (is_opaque(object)) {
            fill_opaque(object, i);
            continue;
        }
        if (object.space == Space::local) {
            object.base = object.argument >= 0 ? layout.offsets[next_local++] : object.base;
            table_.host()[2 * i] = object.base + local_table_base;
        }
        table_.host()[2 * i + 1] = object.size_bytes;
        object.base = object.space == Space::local ? object.base : table_.host()[2 * i] & payload_mask;
    }
    table_.to_device();
}

/// Whether the object is an image or a sampler, which has no address.
bool ObjectTable::is_opaque(const ObjectInfo& object) const {
    return object.argument >= 0 &&
           (object.space == Space::image ||
            launch_.arguments[static_cast<std::size_t>(object.argument)].kind == ArgumentKind::sampler);
}

/// Fills the row of an image or sampler. The size is 0, so that no pointer is attributed to it. Instead of
/// the address, the kernel gets the width of the image, or the settings of the sampler.
void ObjectTable::fill_opaque(ObjectInfo& object, std::size_t row) {
    const Argument& argument = launch_.arguments[static_cast<std::size_t>(object.argument)];
    table_.host()[2 * row] =
        argument.kind == ArgumentKind::sampler ? sampler_bits(argument.sampler) : argument.width;
    table_.host()[2 * row + 1] = 0;
    object.element = texel_type(argument.format);
    object.width = argument.width;
    object.height = argument.height * argument.depth;
    object.depth = argument.depth;
    object.shape = argument.shape;
}

/// Reads back the table. The kernel itself has written the addresses of its __constant variables to it.
void ObjectTable::to_host() {
    table_.to_host();
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        if (objects_[i].space == Space::constant && objects_[i].argument < 0) {
            objects_[i].base = table_.host()[2 * i] & payload_mask;
        }
    }
}

void ObjectTable::forget_reports() {
    const std::size_t end = table_.host().size();
    for (std::size_t i = end - 3; i < end; ++i) {
        table_.host()[i] = 0;
    }
    table_.to_device();
}

} // namespace lockstep
