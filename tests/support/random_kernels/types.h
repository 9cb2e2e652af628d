#pragma once

#include "core/kernel/value_type.h"
#include "core/site/site.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// The part of OpenCL C that the random kernels are written in: types, a syntax tree, a printer, a generator
/// and an interpreter that is slow and obvious.
namespace lockstep::random_kernel {

enum class TypeKind : std::uint8_t { nothing, value, structure, pointer, array };

struct TypeInfo;
using Type = std::shared_ptr<const TypeInfo>;

struct Member {
    std::string name;
    Type type;
    std::uint32_t offset = 0; ///< offset in the structure, in bytes
};

struct TypeInfo {
    TypeKind kind = TypeKind::nothing;
    ValueType value;             ///< type of a value: a scalar or a vector
    std::string name;            ///< name of a structure
    std::vector<Member> members; ///< members of a structure
    Type element;                ///< pointee of a pointer, or element of an array
    Space space = Space::none;   ///< address space of a pointer's target; `none` for private memory
    bool is_const = false;       ///< for a pointer: whether the pointee is const
    std::uint32_t length = 0;    ///< number of elements of an array
    std::uint32_t bytes = 0;
    std::uint32_t alignment = 1;
};

[[nodiscard]] Type nothing_type();
[[nodiscard]] Type value_type(Scalar scalar, std::uint32_t count = 1);
[[nodiscard]] Type value_type(ValueType type);
/// Makes a structure type with C's member layout, and fills in the members' offsets.
[[nodiscard]] Type structure_type(const std::string& name, std::vector<Member> members);
[[nodiscard]] Type pointer_type(const Type& element, Space space, bool is_const = false);
[[nodiscard]] Type array_type(const Type& element, std::uint32_t length);

/// Returns whether the types are equal, ignoring const on a pointee.
[[nodiscard]] bool same_type(const Type& a, const Type& b);
[[nodiscard]] bool is_scalar(const Type& type);
[[nodiscard]] bool is_vector(const Type& type);
[[nodiscard]] bool is_pointer(const Type& type);
[[nodiscard]] bool is_signed(Scalar scalar);
/// Returns the type of one component of a vector.
[[nodiscard]] Type component_type(const Type& type);

/// A scalar or vector inside a value of a larger type.
struct Leaf {
    std::uint32_t offset = 0;
    Type type;
};
/// Returns every scalar and vector of a type, in member order.
[[nodiscard]] std::vector<Leaf> leaves_of(const Type& type);
/// Returns which bytes of a type carry a value: not padding, and not the unused fourth component of a
/// 3-vector.
[[nodiscard]] std::vector<bool> significant_bytes(const Type& type);

/// Returns a declaration: "__global uint* p", "float4 v", "Pair table[4]".
[[nodiscard]] std::string declaration_text(const Type& type, const std::string& name);
[[nodiscard]] std::string type_text(const Type& type);

} // namespace lockstep::random_kernel
