#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"

#include <string>

namespace lockstep::rewriting {

/// Collects the generated code of a function other than its statements: the variables at the top of its body,
/// and the file-scope constants before it.
class Emitter {
public:
    Emitter(const clang::ASTContext& context, const SourceText& source)
        : context_(context), source_(source) {}

    void begin_function();

    /// Declares a variable of this type for a value that is used more than once. Returns its name.
    std::string temporary(const std::string& type);
    std::string temporary(clang::QualType type);
    /// Declares a temporary that is initialised to 0. It is used for arguments of calls that all work-items
    /// execute: those that do not take part must also pass a defined value.
    std::string zeroed_temporary(clang::QualType type);
    /// Adds a declaration to the top of the function body.
    void declare(const std::string& declaration) { declarations_ += declaration; }
    /// Adds a declaration to file scope.
    void declare_constant(const std::string& declaration) { constants_ += declaration; }
    /// Adds a declaration with a value to file scope, unless this has already been done.
    void declare_constant_once(const std::string& declared, const std::string& value);

    /// Returns a statement for the end of each iteration of a loop with barriers or votes. It makes sure that
    /// the path back to the start of the loop is not empty, even if the compiler moves the increment to an
    /// earlier position. PoCL 3.1 treats an empty path as part of the preceding branch, and then lets a
    /// single work-item decide that branch for all of them:
    ///
    ///     for (int k = 1; k < 16; k <<= 1) { barrier(...); int i = 2 * k * (l + 1) - 1; if (i < 16) ... }
    std::string latch();

    [[nodiscard]] const std::string& declarations() const { return declarations_; }
    [[nodiscard]] const std::string& constants() const { return constants_; }
    [[nodiscard]] const clang::ASTContext& context() const { return context_; }
    [[nodiscard]] const SourceText& source() const { return source_; }
    /// Returns the original source code of the node.
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
    bool has_latch_ = false; ///< whether the variable that latch() uses has been declared
};

} // namespace lockstep::rewriting
