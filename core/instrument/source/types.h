#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The observed memory that corresponds to a type's address space; none for private memory.
[[nodiscard]] Space space_of(clang::QualType type);
/// OpenCL C's qualifier for a type's address space, followed by a space: "__global ", "__private ".
[[nodiscard]] std::string space_prefix(clang::QualType type);

/// A type in OpenCL C spelling, without top-level qualifiers: "float4", "const __global float *", "struct
/// body".
[[nodiscard]] std::string spelled(clang::QualType type);
/// A pointer to an object of this type, with the object's qualifiers: "volatile __local float *".
[[nodiscard]] std::string spelled_pointer_to(clang::QualType type);

/// Whether a function declares this type without a name, as in `union {...} was, now;`.
[[nodiscard]] bool is_unnamed(const clang::TagDecl* type);
/// The name of such a type in the instrumented text, where each variable has its own declaration.
[[nodiscard]] std::string given_name(const clang::TagDecl* type);

/// A declaration of `name` with this type, arrays included, without const and address space: "volatile float
/// tile[4][33]".
[[nodiscard]] std::string declarator(const clang::ASTContext& context, clang::QualType type,
                                     const std::string& name);

/// A number in OpenCL C, written by value and type: "2147483647", "128u", "0x1p-126f"; none for other
/// expressions.
[[nodiscard]] std::optional<std::string> literal_text(const clang::Expr* node);

/// The moved value's type, as stored in the trace.
[[nodiscard]] ValueType value_type_of(clang::QualType type);
/// Size in bytes of a type that may be an array.
[[nodiscard]] std::uint64_t wide_bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Size in bytes of a value, limited to 2^32 - 1, because no recording has larger ones.
[[nodiscard]] std::uint32_t bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Alignment in bytes.
[[nodiscard]] std::uint32_t alignment_of(const clang::ASTContext& context, clang::QualType type);

/// Requests for an access to a whole value: runs of at most 16 bytes.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType type);
/// Requests for an access to some components: one per run of adjacent components, in memory order.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType vector, std::vector<std::uint32_t> components);

/// A scalar or vector inside a struct or array.
struct Leaf {
    std::uint32_t offset = 0; ///< bytes from the start of the whole type
    ValueType type;
    std::string name; ///< ".position", ".weights[2]"
};

/// The leaves of a type in memory order; for a scalar or vector, the type itself.
[[nodiscard]] std::vector<Leaf> leaves_of(const clang::ASTContext& context, clang::QualType type);

} // namespace lockstep
