#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep {

/// Half-open range of bytes in the parsed text.
struct TextRange {
    unsigned begin = 0;
    unsigned end = 0;
};

/// A range and the text that replaces it.
struct Edit {
    TextRange range;
    std::string text;
};

/// How an expression appears in the parsed text, in which all macros except the standard header's are
/// expanded.
enum class Spelling {
    written,      ///< its own tokens, or a macro call with arguments
    macro,        ///< the whole content of a macro without arguments: INT_MIN
    inside_macro, ///< part of one, like the 1 of (-2147483647-1); its range is the macro's name
};

/// The parsed text as seen from the syntax tree: a node's position, its text, and its line in the user's
/// file.
class SourceText {
public:
    explicit SourceText(const clang::ASTContext& context);

    /// A node's range. Tokens from the standard header's macros count as the macro's name in the source.
    [[nodiscard]] TextRange range(clang::SourceRange range) const;
    /// A node's range, also correct for (float4)(x), whose tree lacks the final parenthesis.
    [[nodiscard]] TextRange range(const clang::Stmt* node) const;
    [[nodiscard]] std::string text(TextRange range) const;
    [[nodiscard]] Spelling spelling(const clang::Stmt* node) const;
    /// The node's text on one line, with whitespace collapsed and without line markers.
    [[nodiscard]] std::string one_line(const clang::Stmt* node) const;
    [[nodiscard]] Place place(clang::SourceLocation location) const;
    /// The text of `whole` with edits applied. Edits must be inside it and must not overlap.
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
