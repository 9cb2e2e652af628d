#include "core/site/program_json.h"

#include "core/base/json_members.h"
#include "core/site/program_check.h"

#include <stdexcept>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

template <class Io>
void members(Io& io, Of<Io, ValueType>& type) {
    io.next(type.scalar);
    io.next(type.count);
}

template <class Io>
void members(Io& io, Of<Io, Piece>& piece) {
    io.next(piece.offset);
    io.next(piece.bytes);
}

template <class Io>
void members(Io& io, Of<Io, MathCall>& call) {
    io.next(call.name);
    io.next(call.file);
    io.next(call.line);
    io.next(call.when);
}

template <class Io>
void members(Io& io, Of<Io, SiteInfo>& site) {
    io("kind", site.kind);
    io("space", site.space);
    io("file", site.file);
    io("line", site.line);
    io("column", site.column);
    io("text", site.text);
    io("function", site.function);
    io("type", site.type);
    io("pieces", site.pieces);
    io.newer("clamped", site.is_clamped);
    io.newer("operand", site.is_operand);
    io.newer("used", site.is_used);
    io("operations", site.operations);
    io.newer("math", site.math);
    io("loop_variable", site.loop_variable);
}

template <class Io>
void members(Io& io, Of<Io, CaseLabel>& label) {
    io.next(label.value);
    io.next(label.child);
    io.next(label.is_default);
}

template <class Io>
void members(Io& io, Of<Io, Node>& node) {
    io.next(node.kind);
    io.next(node.site);
    io.next(node.children);
    io.next(node.labels);
}

template <class Io>
void members(Io& io, Of<Io, Optimised>& optimised) {
    io("operations", optimised.operations);
    io("uniform_atomics", optimised.uniform_atomics);
    io("gone", optimised.gone);
    io.newer("served", optimised.served);
    std::map<std::string, std::uint32_t> registers; // contains only register counts that are known
    for (std::size_t i = 0; i < optimised.registers.size(); ++i) {
        if (optimised.registers[i] != 0) {
            registers[back_end_names[i]] = optimised.registers[i];
        }
    }
    io.newer("registers", registers);
    if constexpr (!Io::writes) {
        for (std::size_t i = 0; i < optimised.registers.size(); ++i) {
            optimised.registers[i] = registers[back_end_names[i]];
        }
    }
}

template <class Io>
void members(Io& io, Of<Io, Program>& program) {
    io("kernel", program.kernel);
    io("files", program.files);
    io("texts", program.texts);
    io.newer("included", program.included);
    io("sites", program.sites);
    io.newer("needs", program.needs);
    io.newer("turn_needs", program.turn_needs);
    io.newer("optimised", program.optimised);
    io("nodes", program.skeleton.nodes);
    io("root", program.skeleton.root);
    io("parameters", program.parameter_names);
    io.newer("required_group", program.required_group);
    io.newer("relaxed_math", program.relaxed_math);
    io.newer("watches_private", program.watches_private);
}

template <class Io>
void members(Io& io, Of<Io, ObjectInfo>& object) {
    io("name", object.name);
    io("space", object.space);
    io("element", object.element);
    io("base", object.base);
    io("bytes", object.size_bytes);
    io("argument", object.argument);
    io("null", object.is_null);
    io.newer("initialised", object.is_initialised);
    io.newer("access", object.access);
    io.newer("shape", object.shape);
    io.newer("row", object.row_elements);
    io.newer("alignment", object.alignment);
    std::vector<std::uint32_t> texels = {object.width, object.height, object.depth};
    io.newer("texels", texels);
    if constexpr (!Io::writes) {
        object.width = texels.at(0);
        object.height = texels.at(1);
        // Recordings of older versions have no images with slices.
        object.depth = texels.size() > 2 ? texels[2] : 1;
    }
}

template <class Io>
void members(Io& io, Of<Io, PrivateMemory>& memory) {
    io("bytes", memory.bytes);
    io("file", memory.largest.file);
    io("line", memory.largest.line);
    io("column", memory.largest.column);
}

template <class Io>
void members(Io& io, Of<Io, Instrumented>& instrumented) {
    io("program", instrumented.program);
    io("text", instrumented.text);
    io("objects", instrumented.objects);
    io("local_arguments", instrumented.local_arguments);
    io("local_bytes", instrumented.local_bytes);
    io("scratch_bytes", instrumented.scratch_bytes);
    io("votes", instrumented.votes);
    io("slot_bytes", instrumented.slot_bytes);
    io("private_memory", instrumented.private_memory);
    io("subgroup_width", instrumented.subgroup_width);
    io("sees_places", instrumented.sees_places);
    io("contracts", instrumented.contracts);
}

template <class Io>
void members(Io& io, Of<Io, InstrumentTarget>& target) {
    io("address_bits", target.address_bits);
    io("subgroup_width", target.subgroup_width);
    io("macros", target.macros);
}

template <class Io>
void members(Io& io, Of<Io, KernelParameter>& parameter) {
    io("name", parameter.name);
    io("type", parameter.type_text);
    io.up_to(ArgumentKind::sampler, "kind", parameter.kind);
    io.up_to(Scalar::bytes, "scalar", parameter.type.scalar);
    io("count", parameter.type.count);
    io("bytes", parameter.size_bytes);
    io.up_to(Access::write_only, "access", parameter.access);
    io.up_to(ImageShape::image3d, "shape", parameter.shape);
}

template <class Io>
void members(Io& io, Of<Io, KernelSignature>& kernel) {
    io("name", kernel.name);
    io("line", kernel.line);
    io("parameters", kernel.parameters);
    io("group", kernel.required_group);
    io("dimensions", kernel.dimensions);
}

json program_json(const Program& program) {
    return written(program);
}

Program program_from(const json& value) {
    return read_as<Program>(value);
}

json optimised_json(const Optimised& optimised) {
    return written(optimised);
}

Optimised optimised_from(const json& value) {
    return read_as<Optimised>(value);
}

json object_json(const ObjectInfo& object) {
    return written(object);
}

ObjectInfo object_from(const json& value) {
    return read_as<ObjectInfo>(value);
}

json instrumented_json(const Instrumented& instrumented) {
    return written(instrumented);
}

Instrumented instrumented_from(const json& value) {
    auto instrumented = read_as<Instrumented>(value);
    if (const auto flaw = find_flaw(instrumented)) {
        throw std::invalid_argument(*flaw);
    }
    return instrumented;
}

json target_json(const InstrumentTarget& target) {
    return written(target);
}

InstrumentTarget target_from(const json& value) {
    return read_as<InstrumentTarget>(value);
}

json signatures_json(const std::vector<KernelSignature>& kernels) {
    return written(kernels);
}

std::vector<KernelSignature> signatures_from(const json& value) {
    auto kernels = read_as<std::vector<KernelSignature>>(value);
    for (const KernelSignature& kernel : kernels) {
        if (kernel.dimensions < 1 || kernel.dimensions > 3) {
            throw std::out_of_range("dimensions");
        }
    }
    return kernels;
}

} // namespace lockstep
