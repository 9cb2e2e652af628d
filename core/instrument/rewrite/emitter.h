#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"

#include <string>

namespace lockstep::rewriting {

/// The text of a function except its statements: the generated variables at the top of its body, and the
/// constants before it.
class Emitter {
public:
    Emitter(const clang::ASTContext& context, const SourceText& source)
        : context_(context), source_(source) {}

    void begin_function();

    /// Declares a variable of this type for a value that is used more than once; returns its name.
    std::string temporary(const std::string& type);
    std::string temporary(clang::QualType type);
    /// A temporary that is 0 until it is set, because work-items that do not take part must also pass some
    /// value to a call.
    std::string zeroed_temporary(clang::QualType type);
    /// Adds a declaration to the top of the function's body.
    void declare(const std::string& declaration) { declarations_ += declaration; }
    /// Adds a declaration to file scope.
    void declare_constant(const std::string& declaration) { constants_ += declaration; }
    /// Adds `declared` with its value to file scope, unless it is there.
    void declare_constant_once(const std::string& declared, const std::string& value);

    /// The last statement in each iteration of a loop with barriers or votes, so that the path back to the
    /// loop's head is never empty (the compiler may have moved the computation of the step earlier). PoCL 3.1
    /// treats an empty path as a part of the branch before it, and then lets one work-item decide that branch
    /// for all:
    ///
    ///     for (int k = 1; k < 16; k <<= 1) { barrier(...); int i = 2 * k * (l + 1) - 1; if (i < 16) ... }
    std::string latch();

    [[nodiscard]] const std::string& declarations() const { return declarations_; }
    [[nodiscard]] const std::string& constants() const { return constants_; }
    [[nodiscard]] const clang::ASTContext& context() const { return context_; }
    [[nodiscard]] const SourceText& source() const { return source_; }
    /// The source text of the node.
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
    bool has_latch_ = false; ///< whether its variable is declared
};

} // namespace lockstep::rewriting
