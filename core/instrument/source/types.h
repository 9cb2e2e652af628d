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

/// Whether a function declares the type without a name, as in `union {...} was, now;`.
[[nodiscard]] bool is_unnamed(const clang::TagDecl* type);
/// Returns the name of an unnamed type in the instrumented program. The type needs a name because each
/// variable is declared separately.
[[nodiscard]] std::string given_name(const clang::TagDecl* type);

/// Returns a declaration of `name` with this type, which may be an array. Excludes const and the address
/// space: "volatile float tile[4][33]".
[[nodiscard]] std::string declarator(const clang::ASTContext& context, clang::QualType type,
                                     const std::string& name);

/// Returns the OpenCL C source of a literal, according to its value and type, such as "2147483647", "128u" or
/// "0x1p-126f"; nothing for other expressions.
[[nodiscard]] std::optional<std::string> literal_text(const clang::Expr* node);

/// Returns the type with which a value is stored in the trace.
[[nodiscard]] ValueType value_type_of(clang::QualType type);
/// Returns the size in bytes of a type, which may be an array.
[[nodiscard]] std::uint64_t wide_bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Returns the size in bytes of a value, but at most 2^32 - 1, because recordings contain no larger sizes.
[[nodiscard]] std::uint32_t bytes_of(const clang::ASTContext& context, clang::QualType type);
/// Returns the alignment of a type in bytes.
[[nodiscard]] std::uint32_t alignment_of(const clang::ASTContext& context, clang::QualType type);

/// Returns the pieces of an access to a whole value. A piece is a run of at most 16 bytes and makes one
/// request.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType type);
/// Returns the pieces of an access to some components of a vector: one for each run of adjacent components,
/// in memory order.
[[nodiscard]] std::vector<Piece> pieces_of(ValueType vector, std::vector<std::uint32_t> components);

/// A scalar or vector that is part of a struct or array, at any depth.
struct Leaf {
    std::uint32_t offset = 0; ///< offset in bytes from the start of the whole type
    ValueType type;
    std::string name; ///< name relative to the whole type: ".position", ".weights[2]"
};

/// Returns the leaves of a type in memory order. The only leaf of a scalar or vector is the type itself.
[[nodiscard]] std::vector<Leaf> leaves_of(const clang::ASTContext& context, clang::QualType type);

} // namespace lockstep
