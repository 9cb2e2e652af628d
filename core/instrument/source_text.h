#pragma once

#include "core/base/error.h"
#include "core/instrument/clang_headers.h"

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
    /// The node's text on one line: blanks folded, line markers left out.
    [[nodiscard]] std::string one_line(const clang::Stmt* node) const;
    [[nodiscard]] Place place(clang::SourceLocation location) const;
    /// The text of `whole` with edits applied; edits lie in it and do not overlap.
    [[nodiscard]] std::string spliced(TextRange whole, std::vector<Edit> edits) const;
    [[nodiscard]] TextRange all() const;

private:
    [[nodiscard]] bool forgets_parenthesis(const clang::CStyleCastExpr* cast) const;

    const clang::ASTContext& context_;
    const clang::SourceManager& sources_;
    std::string_view buffer_;
};

/// Takes line markers and unroll pragmas out of preprocessed text.
[[nodiscard]] std::string without_markers(const std::string& text);

} // namespace lockstep
