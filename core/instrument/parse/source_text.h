#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep {

/// A range of bytes in the parsed text: begin is included, end is not.
struct TextRange {
    unsigned begin = 0;
    unsigned end = 0;
};

/// A text range and the text that replaces it.
struct Edit {
    TextRange range;
    std::string text;
};

/// How an expression is written in the parsed text, in which all macros are expanded except those of the
/// standard header.
enum class Spelling {
    written, ///< the expression's own tokens, or a macro call with arguments
    macro,   ///< a macro without arguments that expands to exactly this expression, such as INT_MIN
    /// The expression is only a part of the expansion of such a macro, such as the 1 in (-2147483647-1). The
    /// range of the expression is then the name of the macro.
    inside_macro,
};

/// Maps nodes of the syntax tree to the parsed text: their position, their text, and their line in the user's
/// file.
class SourceText {
public:
    explicit SourceText(const clang::ASTContext& context);

    /// Returns the text range of a node. If its tokens come from a macro of the standard header, the range is
    /// the name of the macro in the source.
    [[nodiscard]] TextRange range(clang::SourceRange range) const;
    /// Returns the text range of a node. This also works for (float4)(x), although the syntax tree does not
    /// contain its final parenthesis.
    [[nodiscard]] TextRange range(const clang::Stmt* node) const;
    [[nodiscard]] std::string text(TextRange range) const;
    [[nodiscard]] Spelling spelling(const clang::Stmt* node) const;
    /// Returns the text of a node on one line, with whitespace collapsed and without line markers.
    [[nodiscard]] std::string one_line(const clang::Stmt* node) const;
    [[nodiscard]] Place place(clang::SourceLocation location) const;
    /// Returns the text of the range `whole` after applying the edits. The edits must be inside the range and
    /// must not overlap.
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

/// Removes line markers and unroll pragmas from preprocessed text.
[[nodiscard]] std::string without_markers(const std::string& text);

} // namespace lockstep
