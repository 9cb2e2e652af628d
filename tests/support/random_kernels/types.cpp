#include "tests/support/random_kernels/types.h"

#include <algorithm>

namespace lockstep::random_kernel {

namespace {

std::string space_text(Space space) {
    switch (space) {
    case Space::global:
        return "__global ";
    case Space::constant:
        return "__constant ";
    case Space::local:
        return "__local ";
    case Space::none:
    case Space::image: // random kernels have no images
        break;
    }
    return "";
}

void add_leaves(const Type& type, std::uint32_t offset, std::vector<Leaf>& leaves) {
    if (type->kind == TypeKind::structure) {
        for (const Member& member : type->members)
            add_leaves(member.type, offset + member.offset, leaves);
    } else if (type->kind == TypeKind::array) {
        for (std::uint32_t i = 0; i < type->length; ++i)
            add_leaves(type->element, offset + i * type->element->bytes, leaves);
    } else {
        leaves.push_back({offset, type});
    }
}

} // namespace

Type nothing_type() {
    static const Type nothing = std::make_shared<TypeInfo>();
    return nothing;
}

Type value_type(ValueType type) {
    TypeInfo info;
    info.kind = TypeKind::value;
    info.value = type;
    info.bytes = info.alignment = size_bytes(type);
    return std::make_shared<TypeInfo>(info);
}

Type value_type(Scalar scalar, std::uint32_t count) {
    return value_type(ValueType{scalar, count});
}

Type structure_type(const std::string& name, std::vector<Member> members) {
    TypeInfo info;
    info.kind = TypeKind::structure;
    info.name = name;
    const auto round_up = [](std::uint32_t n, std::uint32_t step) { return (n + step - 1) / step * step; };
    for (Member& member : members) {
        info.alignment = std::max(info.alignment, member.type->alignment);
        member.offset = round_up(info.bytes, member.type->alignment);
        info.bytes = member.offset + member.type->bytes;
    }
    info.bytes = round_up(info.bytes, info.alignment);
    info.members = std::move(members);
    return std::make_shared<TypeInfo>(info);
}

Type pointer_type(const Type& element, Space space, bool is_const) {
    TypeInfo info;
    info.kind = TypeKind::pointer;
    info.element = element;
    info.space = space;
    info.is_const = is_const;
    info.bytes = info.alignment = 8;
    return std::make_shared<TypeInfo>(info);
}

Type array_type(const Type& element, std::uint32_t length) {
    TypeInfo info;
    info.kind = TypeKind::array;
    info.element = element;
    info.length = length;
    info.bytes = element->bytes * length;
    info.alignment = element->alignment;
    return std::make_shared<TypeInfo>(info);
}

bool same_type(const Type& a, const Type& b) {
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case TypeKind::nothing:
        return true;
    case TypeKind::value:
        return a->value == b->value;
    case TypeKind::structure:
        return a->name == b->name;
    case TypeKind::pointer:
        return a->space == b->space && same_type(a->element, b->element);
    case TypeKind::array:
        return a->length == b->length && same_type(a->element, b->element);
    }
    return false;
}

bool is_scalar(const Type& type) {
    return type->kind == TypeKind::value && type->value.count == 1;
}

bool is_vector(const Type& type) {
    return type->kind == TypeKind::value && type->value.count > 1;
}

bool is_pointer(const Type& type) {
    return type->kind == TypeKind::pointer;
}

bool is_signed(Scalar scalar) {
    return scalar == Scalar::int8 || scalar == Scalar::int16 || scalar == Scalar::int32 ||
           scalar == Scalar::int64;
}

Type component_type(const Type& type) {
    return value_type(type->value.scalar);
}

std::vector<Leaf> leaves_of(const Type& type) {
    std::vector<Leaf> leaves;
    add_leaves(type, 0, leaves);
    return leaves;
}

std::vector<bool> significant_bytes(const Type& type) {
    std::vector<bool> bytes(type->bytes, false);
    for (const Leaf& leaf : leaves_of(type)) {
        const std::uint32_t size = leaf.type->kind == TypeKind::value
                                       ? scalar_bytes(leaf.type->value.scalar) * leaf.type->value.count
                                       : leaf.type->bytes;
        std::fill_n(bytes.begin() + leaf.offset, size, true);
    }
    return bytes;
}

std::string type_text(const Type& type) {
    switch (type->kind) {
    case TypeKind::nothing:
        return "void";
    case TypeKind::value:
        return opencl_name(type->value);
    case TypeKind::structure:
        return type->name;
    case TypeKind::pointer:
        return space_text(type->space) + (type->is_const ? "const " : "") + type_text(type->element) + "*";
    case TypeKind::array:
        break;
    }
    return type_text(type->element) + "[" + std::to_string(type->length) + "]";
}

std::string declaration_text(const Type& type, const std::string& name) {
    if (type->kind == TypeKind::array)
        return type_text(type->element) + " " + name + "[" + std::to_string(type->length) + "]";
    return type_text(type) + " " + name;
}

} // namespace lockstep::random_kernel
