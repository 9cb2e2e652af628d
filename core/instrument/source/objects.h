#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/source/unwritten.h"
#include "core/site/program.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// Assigns numbers to the objects in memory that a kernel can access: pointer arguments, local variables
/// (which become members of one struct per kernel in the local block), and file-scope constants. Private
/// variables that are accessed through pointers have separate numbers.
class Objects {
public:
    explicit Objects(const clang::ASTContext& context) : context_(context) {}

    /// Assigns numbers to the pointer arguments of the launched kernel.
    void add_arguments(const clang::FunctionDecl* kernel);
    /// Assigns numbers to the __local variables that a kernel declares.
    void add_locals(const clang::FunctionDecl* kernel);
    void add_constant(const clang::VarDecl* variable);
    void add_text(const clang::StringLiteral* literal);

    /// Returns a file-scope declaration of a __constant variable that is declared in a function. The declared
    /// name is the variable's member_name().
    [[nodiscard]] std::string constant_declaration(const clang::VarDecl* variable,
                                                   const std::string& initial) const;
    /// Returns the name of a constant in the instrumented program. A file-scope constant keeps its original
    /// name.
    [[nodiscard]] std::string constant_name(const clang::VarDecl* variable) const;

    /// Returns declarations that turn string literals into file-scope constants, so that their addresses are
    /// available.
    [[nodiscard]] std::string text_declarations() const;
    /// Returns the name of the constant for a string literal; empty if the literal is not moved to file
    /// scope.
    [[nodiscard]] std::string text_name(const clang::StringLiteral* literal) const;
    /// Returns the object number of a string literal; -1 if it has none.
    [[nodiscard]] int number_of(const clang::StringLiteral* literal) const;

    /// Returns the object number of an argument, a local variable or a constant; -1 if it has none.
    [[nodiscard]] int number_of(const clang::VarDecl* variable) const;
    /// Returns the name of a local variable in the struct with the kernel's local variables.
    [[nodiscard]] std::string member_name(const clang::VarDecl* variable) const;
    /// Returns the number of a private object. A number is assigned on the first call.
    unsigned private_number(const clang::VarDecl* variable);
    /// Returns the numbers that private objects of a function have so far.
    [[nodiscard]] std::vector<unsigned> private_numbers(const clang::FunctionDecl* function) const;
    /// Registers a private array whose writes are tracked, and assigns an object number to it.
    void watch(const clang::VarDecl* variable, const WatchedArray& array);
    /// Returns the total number of bits that track the writes of arrays: one bit per element.
    [[nodiscard]] std::uint32_t watched_bits() const;
    /// Returns the initialiser of a table with two numbers per private object: the index of its first bit (~0
    /// if the object is not tracked), and log2 of its element size in bytes.
    [[nodiscard]] std::string watched_table() const;

    /// Returns the declaration of the struct that contains a kernel's local variables; empty if the kernel
    /// has none.
    [[nodiscard]] std::string local_struct(const clang::FunctionDecl* kernel) const;
    /// Whether the type of a local variable is declared in the kernel. Such types are moved out of the
    /// kernel, in front of the struct.
    [[nodiscard]] bool has_locals_of_own_types(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_offset(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] std::uint64_t local_bytes() const { return local_bytes_; }

    [[nodiscard]] const std::vector<ObjectInfo>& list() const { return list_; }
    /// Returns the object numbers and names of all constants, both __constant variables and string literals.
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
    std::map<unsigned, WatchedArray> watched_; ///< key: object number of the array
    /// String literals with their object numbers.
    std::vector<std::pair<const clang::StringLiteral*, int>> texts_;
    std::vector<std::pair<int, std::string>> constants_;
    std::uint64_t local_bytes_ = 0;
};

/// Returns the name of the struct type for the local variables of a kernel.
[[nodiscard]] std::string local_struct_name(const clang::FunctionDecl* kernel);

} // namespace lockstep
