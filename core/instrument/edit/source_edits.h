#pragma once

#include "core/instrument/edit/array_uses.h"
#include "core/instrument/parse/clang_headers.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace lockstep::editing {

/// Collects insertions into a source, at places of its syntax tree. The tree must come from the source itself,
/// not from preprocessed text. Text that a macro takes as an argument can be changed in the call of the macro.
class SourceEdits {
public:
    /// `shift`: the number of bytes in front of the source in the parsed text.
    SourceEdits(const clang::ASTContext& context, unsigned shift);

    /// Inserts text behind the `[` that follows an expression, and in front of the `]`.
    void wrap_index(const clang::ArraySubscriptExpr* index, const std::string& before,
                    const std::string& behind);
    /// Inserts text behind the first bracket of a declared dimension, and in front of the second one.
    void wrap_size(const clang::ArrayTypeLoc& dimension, const std::string& before,
                   const std::string& behind);
    /// Inserts text in front of a token.
    void insert_before(clang::SourceLocation token, const std::string& text);
    /// Inserts lines in front of a function and of the comments that precede it.
    void insert_above(const clang::FunctionDecl* function, const std::string& lines);

    /// Returns the text of an expression as it is written in the source; nullopt if it is in a macro.
    [[nodiscard]] std::optional<std::string> written(const clang::Expr* node);
    /// Returns the offset of a token in the source. Records an obstacle if it is in a macro or another file.
    std::optional<std::size_t> offset(clang::SourceLocation location);

    [[nodiscard]] const std::optional<Obstacle>& obstacle() const { return obstacle_; }
    /// Returns the source with all insertions.
    [[nodiscard]] std::string text() const;

private:
    void wrap(clang::SourceLocation first, clang::SourceLocation last, const std::string& before,
              const std::string& behind);
    [[nodiscard]] clang::SourceLocation in_call(clang::SourceLocation location) const;

    const clang::SourceManager& sources_;
    const clang::LangOptions& language_;
    const std::string source_;
    const unsigned shift_;
    std::map<std::size_t, std::string>
        insertions_; ///< by offset; a place that is visited again stays the same
    std::optional<Obstacle> obstacle_;
};

} // namespace lockstep::editing
