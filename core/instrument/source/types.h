#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the observed memory space for a type's address space; none for private memory.
[[nodiscard]] Space space_of(clang::QualType type);
/// Returns the OpenCL C qualifier for a type's address space, followed by a space: "__global ", "__private ".
[[nodiscard]] std::string space_prefix(clang::QualType type);

/// Returns a type as OpenCL C source, without top-level qualifiers: "float4", "const __global float *",
/// "struct body".
[[nodiscard]] std::string spelled(clang::QualType type);
/// Returns the type of a pointer to an object of this type, with the qualifiers of the object: "volatile
/// __local float *".
[[nodiscard]] std::string spelled_pointer_to(clang::QualType type);

/// Whether a type is declared without a name inside a function, as in `union {...} was, now;`.
[[nodiscard]] bool is_unnamed(const clang::TagDecl* type);
/// Returns the name that such a type gets in the instrumented text. It needs one because each variable is
/// declared separately.
[[nodiscard]] std::string given_name(const clang::TagDecl* type);

/// Returns a declaration of `name` with this type, which may be an array, without const and address space:
/// "volatile float tile[4][33]".
[[nodiscard]] std::string declarator(const clang::ASTContext& context, clang::QualType type,
                                     const std::string& name);

/// Returns a literal as OpenCL C source, according to its value and type: "2147483647", "128u", "0x1p-126f";
/// nothing for other expressions.
[[nodiscard]] std::optional<std::string> literal_text(const clang::Expr* node);

/// Returns the type of a value as it is stored in the trace.
[[nodiscard]] ValueType value_type_of(clang::QualType type);
/// Returns the size in bytes of a type, which may be an array.
[[nodiscard]] std::uint64_t wide_bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Returns the size in bytes of a value, but at most 2^32 - 1, because recordings contain no larger sizes.
[[nodiscard]] std::uint32_t bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Returns the alignment in bytes.
[[nodiscard]] std::uint32_t alignment_of(const clang::ASTContext& context, clang::QualType type);

/// Returns the pieces of an access to a whole value: runs of at most 16 bytes, one request each.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType type);
/// Returns the pieces of an access to some components of a vector: one for each run of adjacent components,
/// in memory order.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType vector, std::vector<std::uint32_t> components);

/// A scalar or vector inside a struct or array.
struct Leaf {
    std::uint32_t offset = 0; ///< offset in bytes from the start of the whole type
    ValueType type;
    std::string name; ///< ".position", ".weights[2]"
};

/// Returns the leaves of a type in memory order. The only leaf of a scalar or vector is the type itself.
[[nodiscard]] std::vector<Leaf> leaves_of(const clang::ASTContext& context, clang::QualType type);

} // namespace lockstep
