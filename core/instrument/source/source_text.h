#pragma once

#include "core/base/error.h"
#include "core/instrument/source/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep {

/// Half-open range of bytes in the parsed text.
struct TextRange {
    unsigned begin = 0;
    unsigned end = 0;
};

/// A range and what stands there instead.
struct Edit {
    TextRange range;
    std::string text;
};

/// How an expression stands in the parsed text, in which all macros but the standard header's are expanded.
enum class Spelling {
    written,      ///< its own tokens, or a macro with arguments that stand there
    macro,        ///< all that a macro without arguments stands for: INT_MIN
    inside_macro, ///< a part of that: the 1 of (-2147483647-1); the text of its range is the macro's name
};

/// The parsed text seen from the syntax tree: where a node stands, what it says, on which line of the user's
/// file.
class SourceText {
public:
    explicit SourceText(const clang::ASTContext& context);

    /// A node's range; tokens that come from the standard header's macros count as the name that was written.
    [[nodiscard]] TextRange range(clang::SourceRange range) const;
    /// Of (float4)(x) too, whose tree forgets the parenthesis at its end.
    [[nodiscard]] TextRange range(const clang::Stmt* node) const;
    [[nodiscard]] std::string text(TextRange range) const;
    [[nodiscard]] Spelling spelling(const clang::Stmt* node) const;
    /// The node's text on one line: blanks folded, line markers left out.
    [[nodiscard]] std::string one_line(const clang::Stmt* node) const;
    [[nodiscard]] Place place(clang::SourceLocation location) const;
    /// The text of `whole` with edits applied; edits lie in it and do not overlap.
    [[nodiscard]] std::string spliced(TextRange whole, std::vector<Edit> edits) const;
    [[nodiscard]] TextRange all() const;

private:
    [[nodiscard]] bool forgets_parenthesis(const clang::CStyleCastExpr* cast) const;
    [[nodiscard]] bool begins_macro(clang::SourceLocation location) const;
    [[nodiscard]] bool ends_macro(clang::SourceLocation location) const;

    const clang::ASTContext& context_;
    const clang::SourceManager& sources_;
    std::string_view buffer_;
};

/// Takes line markers and unroll pragmas out of preprocessed text.
[[nodiscard]] std::string without_markers(const std::string& text);

} // namespace lockstep
