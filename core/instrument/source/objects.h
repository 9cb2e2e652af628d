#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/source/unwritten.h"
#include "core/site/program.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// The named objects in memory that a kernel can reach, with numbers: pointer arguments, local variables
/// (members of one struct per kernel, placed in the local block), and file-scope constants. Private variables
/// that pointers reach have separate numbers.
class Objects {
public:
    explicit Objects(const clang::ASTContext& context) : context_(context) {}

    /// Adds the pointer arguments of the launched kernel.
    void add_arguments(const clang::FunctionDecl* kernel);
    /// Adds the __local variables that a kernel declares.
    void add_locals(const clang::FunctionDecl* kernel);
    void add_constant(const clang::VarDecl* variable);
    void add_text(const clang::StringLiteral* literal);

    /// Text that declares a function's __constant variable at file scope, under its member_name.
    [[nodiscard]] std::string constant_declaration(const clang::VarDecl* variable,
                                                   const std::string& initial) const;
    /// Name of a constant in the instrumented text; at file scope, its own name.
    [[nodiscard]] std::string constant_name(const clang::VarDecl* variable) const;

    /// Text that declares string literals as constants at file scope, where their addresses are available.
    [[nodiscard]] std::string text_declarations() const;
    /// Name of such a constant; empty for a literal that is not moved.
    [[nodiscard]] std::string text_name(const clang::StringLiteral* literal) const;
    /// The object number of the literal; -1 if none.
    [[nodiscard]] int number_of(const clang::StringLiteral* literal) const;

    /// Object number of an argument, a local variable or a constant; -1 if none.
    [[nodiscard]] int number_of(const clang::VarDecl* variable) const;
    /// Name of a local variable in its struct.
    [[nodiscard]] std::string member_name(const clang::VarDecl* variable) const;
    /// Number among private objects; assigned at the first call.
    unsigned private_number(const clang::VarDecl* variable);
    /// Numbers of a function's private objects that have been assigned so far.
    [[nodiscard]] std::vector<unsigned> private_numbers(const clang::FunctionDecl* function) const;
    /// Tracks writes to the private variable, and assigns it a number.
    void watch(const clang::VarDecl* variable, const WatchedArray& array);
    /// Number of bits for all tracked arrays: one per element.
    [[nodiscard]] std::uint32_t watched_bits() const;
    /// Text of a table with two numbers per private object: the index of its first bit (~0 if it is not
    /// tracked), and log2 of its element size in bytes.
    [[nodiscard]] std::string watched_table() const;

    /// Text of the struct with a kernel's local variables; empty if it has none.
    [[nodiscard]] std::string local_struct(const clang::FunctionDecl* kernel) const;
    /// Whether the type of a local variable is declared in the kernel itself. Such types are then moved out
    /// of the kernel, before the struct.
    [[nodiscard]] bool has_locals_of_own_types(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_offset(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_bytes() const { return local_bytes_; }

    [[nodiscard]] const std::vector<ObjectInfo>& list() const { return list_; }
    /// Object number and name of constants of both kinds.
    [[nodiscard]] const std::vector<std::pair<int, std::string>>& constants() const { return constants_; }
    [[nodiscard]] unsigned private_count() const { return static_cast<unsigned>(private_.size()); }

private:
    struct KernelLocals {
        std::vector<const clang::VarDecl*> variables;
        std::uint64_t offset = 0; ///< offset of the struct in the local block
    };

    const clang::ASTContext& context_;
    std::vector<ObjectInfo> list_;
    std::map<const clang::VarDecl*, int> numbers_;
    std::map<const clang::FunctionDecl*, KernelLocals> locals_;
    std::map<const clang::VarDecl*, unsigned> private_;
    std::map<unsigned, WatchedArray> watched_;                       ///< by private object number
    std::vector<std::pair<const clang::StringLiteral*, int>> texts_; ///< with their object numbers
    std::vector<std::pair<int, std::string>> constants_;
    std::uint64_t local_bytes_ = 0;
};

/// Name of a kernel's local struct type.
[[nodiscard]] std::string local_struct_name(const clang::FunctionDecl* kernel);

} // namespace lockstep
