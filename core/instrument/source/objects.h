#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/unwritten.h"
#include "core/site/program.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// The named things in memory that a kernel can reach, numbered: pointer arguments, local variables (members
/// of one struct a kernel, placed in the local block), file-scope constants. Private variables that pointers
/// reach have numbers of their own.
class Objects {
public:
    explicit Objects(const clang::ASTContext& context) : context_(context) {}

    /// The pointer arguments of the kernel that is launched.
    void add_arguments(const clang::FunctionDecl* kernel);
    /// The __local variables that a kernel declares.
    void add_locals(const clang::FunctionDecl* kernel);
    void add_constant(const clang::VarDecl* variable);
    void add_text(const clang::StringLiteral* literal);

    /// Text that declares a function's __constant variable at file scope, under its member_name.
    [[nodiscard]] std::string constant_declaration(const clang::VarDecl* variable,
                                                   const std::string& initial) const;
    /// Name that a constant goes by in the instrumented text: its own at file scope.
    [[nodiscard]] std::string constant_name(const clang::VarDecl* variable) const;

    /// Text that declares string literals as constants at file scope, where their addresses can be told.
    [[nodiscard]] std::string text_declarations() const;
    /// Name of such a constant; empty of a literal that stays where it is.
    [[nodiscard]] std::string text_name(const clang::StringLiteral* literal) const;
    /// Its object's number; -1: none.
    [[nodiscard]] int number_of(const clang::StringLiteral* literal) const;

    /// Object number of an argument, a local variable or a constant; -1: none.
    [[nodiscard]] int number_of(const clang::VarDecl* variable) const;
    /// Name of a local variable in its struct.
    [[nodiscard]] std::string member_name(const clang::VarDecl* variable) const;
    /// Number among private objects; given at the first call.
    unsigned private_number(const clang::VarDecl* variable);
    /// Numbers of a function's private objects, as far as they have been given.
    [[nodiscard]] std::vector<unsigned> private_numbers(const clang::FunctionDecl* function) const;
    /// The private variable's writes are noted; it gets a number.
    void watch(const clang::VarDecl* variable, const WatchedArray& array);
    /// Bits of all that are watched: one an element.
    [[nodiscard]] std::uint32_t watched_bits() const;
    /// Text of a table with two numbers a private object: the first of its bits, ~0 where it is not watched,
    /// and its elements' bytes as a power of two.
    [[nodiscard]] std::string watched_table() const;

    /// Text of the struct that holds a kernel's local variables; empty if it has none.
    [[nodiscard]] std::string local_struct(const clang::FunctionDecl* kernel) const;
    /// Whether one of them is of a type that the kernel itself declares: such types stand in front of the
    /// struct then, and not in the kernel.
    [[nodiscard]] bool has_locals_of_own_types(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_offset(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_bytes() const { return local_bytes_; }

    [[nodiscard]] const std::vector<ObjectInfo>& list() const { return list_; }
    /// Constants of both kinds: object number and name.
    [[nodiscard]] const std::vector<std::pair<int, std::string>>& constants() const { return constants_; }
    [[nodiscard]] unsigned private_count() const { return static_cast<unsigned>(private_.size()); }

private:
    struct KernelLocals {
        std::vector<const clang::VarDecl*> variables;
        std::uint64_t offset = 0; ///< of the struct in the local block
    };

    const clang::ASTContext& context_;
    std::vector<ObjectInfo> list_;
    std::map<const clang::VarDecl*, int> numbers_;
    std::map<const clang::FunctionDecl*, KernelLocals> locals_;
    std::map<const clang::VarDecl*, unsigned> private_;
    std::map<unsigned, WatchedArray> watched_;                       ///< by the number of the private object
    std::vector<std::pair<const clang::StringLiteral*, int>> texts_; ///< with their numbers
    std::vector<std::pair<int, std::string>> constants_;
    std::uint64_t local_bytes_ = 0;
};

/// Name of a kernel's local struct type.
[[nodiscard]] std::string local_struct_name(const clang::FunctionDecl* kernel);

} // namespace lockstep
