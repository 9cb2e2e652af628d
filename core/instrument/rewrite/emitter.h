#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/source_text.h"

#include <string>

namespace lockstep::rewriting {

/// The text of a function beside what its statements become: variables of ours at the top of its body,
/// constants in front of it.
class Emitter {
public:
    Emitter(const clang::ASTContext& context, const SourceText& source)
        : context_(context), source_(source) {}

    void begin_function();

    /// A new variable of this type, for a value that is needed again; its name.
    std::string temporary(const std::string& type);
    std::string temporary(clang::QualType type);
    /// One that is 0 until it is set: what work-items pass to a call that are not there must have some value.
    std::string zeroed_temporary(clang::QualType type);
    /// Adds a declaration to the top of the function's body.
    void declare(const std::string& declaration) { declarations_ += declaration; }
    /// Adds a declaration to file scope.
    void declare_constant(const std::string& declaration) { constants_ += declaration; }
    /// Adds `declared` with its value to file scope, unless it is there.
    void declare_constant_once(const std::string& declared, const std::string& value);

    /// What a loop with barriers or votes does last in each turn, so that the way back to its head is never
    /// empty (the compiler may have found the step's value before). PoCL 3.1 takes an empty way back for a
    /// part of the branch before it, and then lets one work-item decide that branch for all:
    ///
    ///     for (int k = 1; k < 16; k <<= 1) { barrier(...); int i = 2 * k * (l + 1) - 1; if (i < 16) ... }
    std::string latch();

    [[nodiscard]] const std::string& declarations() const { return declarations_; }
    [[nodiscard]] const std::string& constants() const { return constants_; }
    [[nodiscard]] const clang::ASTContext& context() const { return context_; }
    [[nodiscard]] const SourceText& source() const { return source_; }
    /// What the source says there.
    template <class Node>
    [[nodiscard]] std::string written(const Node& node) const {
        return source_.text(source_.range(node));
    }

private:
    const clang::ASTContext& context_;
    const SourceText& source_;
    std::string declarations_;
    std::string constants_;
    unsigned temporaries_ = 0;
    bool has_latch_ = false; ///< its variable is declared
};

} // namespace lockstep::rewriting
