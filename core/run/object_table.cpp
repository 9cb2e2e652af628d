#include "core/run/object_table.h"

#include "core/site/record.h"

#include <cstring>

namespace lockstep {
namespace {

/// Whether a kernel may read a buffer before anybody writes it. What a shared one holds, earlier launches
/// say. That a kernel may not read it at all is another matter: see the access qualifiers.
bool has_content(const Argument& argument) {
    return argument.kind != ArgumentKind::buffer || !argument.shared.empty() || !argument.bytes.empty();
}

} // namespace

ObjectTable::ObjectTable(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         const LocalLayout& layout, const LaunchBuffers& buffers, const cl::Program& program)
    : launch_(launch),
      objects_(instrumented.objects),
      table_(device, first_scratch_word(instrumented.objects.size()) + instrumented.scratch_bytes / 8 + 2) {
    find_bases(device, buffers, program);
    fill_objects(layout);
}

void ObjectTable::find_bases(const Device& device, const LaunchBuffers& buffers, const cl::Program& program) {
    std::memset(table_.host().data(), 0, table_.host().size() * sizeof(std::uint64_t));
    table_.to_device();
    cl::Kernel bases(program, "lk_bases");
    cl_uint next = 0;
    for (const ObjectInfo& object : objects_) {
        if (object.argument < 0 || object.space == Space::local || is_opaque(object)) {
            continue;
        }
        const auto argument = static_cast<std::size_t>(object.argument);
        if (launch_.arguments[argument].is_null) {
            bases.setArg(next++, sizeof(cl_mem), nullptr);
        } else {
            bases.setArg(next++, buffers.buffer(argument));
        }
    }
    bases.setArg(next, table_.buffer());
    device.queue.enqueueNDRangeKernel(bases, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
    table_.to_host();
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

/// An image or a sampler: what has no address.
bool ObjectTable::is_opaque(const ObjectInfo& object) const {
    return object.argument >= 0 &&
           (object.space == Space::image ||
            launch_.arguments[static_cast<std::size_t>(object.argument)].kind == ArgumentKind::sampler);
}

/// No pointer may be taken for one that points into an image, of which the kernel learns the width; of a sampler it
/// learns the settings.
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

/// The kernel itself says where its __constant variables lie.
void ObjectTable::to_host() {
    table_.to_host();
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        if (objects_[i].space == Space::constant && objects_[i].argument < 0) {
            objects_[i].base = table_.host()[2 * i] & payload_mask;
        }
    }
}

} // namespace lockstep
