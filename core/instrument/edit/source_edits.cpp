#include "core/instrument/edit/source_edits.h"

#include "core/site/array_edit.h"

#include <algorithm>

namespace lockstep::editing {
namespace {

std::string text_of(const clang::SourceManager& sources, unsigned shift) {
    return sources.getBufferData(sources.getMainFileID()).substr(shift).str();
}

} // namespace

SourceEdits::SourceEdits(const clang::ASTContext& context, unsigned shift)
    : sources_(context.getSourceManager()),
      language_(context.getLangOpts()),
      source_(text_of(sources_, shift)),
      shift_(shift) {}

/// Returns the place of a token; if it was passed as the argument of a macro, its place in the call.
clang::SourceLocation SourceEdits::in_call(clang::SourceLocation location) const {
    while (location.isMacroID() && sources_.isMacroArgExpansion(location)) {
        location = sources_.getImmediateSpellingLoc(location);
    }
    return location;
}

std::optional<std::size_t> SourceEdits::offset(clang::SourceLocation location) {
    location = in_call(location);
    const bool is_in_main = location.isFileID() && sources_.isWrittenInMainFile(location);
    if (is_in_main && sources_.getFileOffset(location) >= shift_) {
        return sources_.getFileOffset(location) - shift_;
    }
    if (!obstacle_) {
        obstacle_ = Obstacle{location.isMacroID() ? edit_refusal::in_macro : edit_refusal::in_include,
                             sources_.getExpansionLoc(location)};
    }
    return std::nullopt;
}

void SourceEdits::wrap(clang::SourceLocation first, clang::SourceLocation last, const std::string& before,
                       const std::string& behind) {
    const auto open = offset(first);
    const auto close = offset(last);
    if (!open || !close) {
        return;
    }
    if (*open >= source_.size() || source_[*open] != '[' || *close >= source_.size() ||
        source_[*close] != ']') { // a digraph, or a line continuation
        obstacle_ = obstacle_ ? obstacle_ : std::optional(Obstacle{edit_refusal::in_macro, in_call(first)});
        return;
    }
    insertions_.emplace(*open + 1, before);
    insertions_.emplace(*close, behind);
}

void SourceEdits::wrap_index(const clang::ArraySubscriptExpr* index, const std::string& before,
                             const std::string& behind) {
    const clang::SourceLocation end = in_call(index->getBase()->getEndLoc());
    const auto bracket = end.isFileID() ? clang::Lexer::findNextToken(end, sources_, language_)
                                        : llvm::Optional<clang::Token>();
    wrap(bracket ? bracket->getLocation() : index->getBase()->getEndLoc(), index->getRBracketLoc(), before,
         behind);
}

void SourceEdits::wrap_size(const clang::ArrayTypeLoc& dimension, const std::string& before,
                            const std::string& behind) {
    wrap(dimension.getLBracketLoc(), dimension.getRBracketLoc(), before, behind);
}

void SourceEdits::insert_before(clang::SourceLocation token, const std::string& text) {
    if (const auto at = offset(token)) {
        insertions_.emplace(*at, text);
    }
}

void SourceEdits::insert_above(const clang::FunctionDecl* function, const std::string& lines) {
    const auto at = offset(sources_.getExpansionLoc(function->getBeginLoc()));
    if (!at) {
        return;
    }
    const auto line_start = [this](std::size_t place) {
        const std::size_t before = place == 0 ? std::string::npos : source_.rfind('\n', place - 1);
        return before == std::string::npos ? 0 : before + 1;
    };
    std::size_t line = line_start(*at);
    while (line > 0 && source_.compare(line_start(line - 1), 2, "//") == 0) {
        line = line_start(line - 1);
    }
    insertions_.emplace(line, lines);
}

std::optional<std::string> SourceEdits::written(const clang::Expr* node) {
    const clang::SourceLocation begin = in_call(node->getBeginLoc());
    const clang::SourceLocation end = in_call(node->getEndLoc());
    const clang::CharSourceRange range = clang::Lexer::makeFileCharRange(
        clang::CharSourceRange::getTokenRange(begin, end), sources_, language_);
    return range.isInvalid() ? std::nullopt
                             : std::optional(clang::Lexer::getSourceText(range, sources_, language_).str());
}

std::string SourceEdits::text() const {
    std::string text;
    std::size_t at = 0;
    for (const auto& [place, inserted] : insertions_) {
        text += source_.substr(at, place - at) + inserted;
        at = place;
    }
    return text + source_.substr(at);
}

} // namespace lockstep::editing
