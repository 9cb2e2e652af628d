#include "core/instrument/parse/source_text.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace lockstep {
namespace {

/// Specifies which end of a macro expansion is used as the location of all tokens inside it.
enum class MacroEnd { first, last };

clang::SourceLocation in_file(const clang::SourceManager& sources, clang::SourceLocation location,
                              MacroEnd end) {
    while (location.isMacroID()) {
        if (sources.isMacroArgExpansion(location)) {
            location = sources.getImmediateSpellingLoc(location);
        } else {
            const clang::CharSourceRange use = sources.getImmediateExpansionRange(location);
            location = end == MacroEnd::last ? use.getEnd() : use.getBegin();
        }
    }
    return location;
}

/// Returns the location of a token. If the token was passed as a macro argument, this is its location in the
/// macro call.
clang::SourceLocation without_arguments(const clang::SourceManager& sources, clang::SourceLocation location) {
    while (location.isMacroID() && sources.isMacroArgExpansion(location)) {
        location = sources.getImmediateSpellingLoc(location);
    }
    return location;
}

/// Returns the child whose last token is also the last token of the node; null if there is none.
const clang::Stmt* last_child(const clang::Stmt* node) {
    for (const clang::Stmt* child : node->children()) {
        if (child != nullptr && child->getEndLoc() == node->getEndLoc()) {
            return child;
        }
    }
    return nullptr;
}

bool is_marker(const std::string& line) {
    std::size_t i = line.find_first_not_of(" \t");
    if (i == std::string::npos || line[i] != '#') {
        return false;
    }
    i = line.find_first_not_of(" \t", i + 1);
    if (i == std::string::npos) {
        return false;
    }
    return std::isdigit(static_cast<unsigned char>(line[i])) != 0 ||
           line.compare(i, 13, "pragma unroll") == 0 || line.compare(i, 15, "pragma nounroll") == 0 ||
           line.compare(i, 17, "pragma clang loop") == 0;
}

} // namespace

SourceText::SourceText(const clang::ASTContext& context)
    : context_(context),
      sources_(context.getSourceManager()),
      buffer_(sources_.getBufferData(sources_.getMainFileID()).data(),
              sources_.getBufferData(sources_.getMainFileID()).size()) {}

TextRange SourceText::all() const {
    return {0, static_cast<unsigned>(buffer_.size())};
}

TextRange SourceText::range(clang::SourceRange range) const {
    const clang::SourceLocation begin = in_file(sources_, range.getBegin(), MacroEnd::first);
    const clang::SourceLocation end = in_file(sources_, range.getEnd(), MacroEnd::last);
    const unsigned last = clang::Lexer::MeasureTokenLength(end, sources_, context_.getLangOpts());
    return {sources_.getFileOffset(begin), sources_.getFileOffset(end) + last};
}

TextRange SourceText::range(const clang::Stmt* node) const {
    TextRange whole = range(node->getSourceRange());
    for (const clang::Stmt* last = node; last != nullptr; last = last_child(last)) {
        const auto* cast = llvm::dyn_cast<clang::CStyleCastExpr>(last);
        if (cast != nullptr && cast->getType()->isVectorType() && forgets_parenthesis(cast)) {
            const std::size_t next = buffer_.find_first_not_of(" \t\r\n", whole.end);
            whole.end = static_cast<unsigned>(next) + 1;
        }
    }
    return whole;
}

/// Whether the syntax tree lacks the parentheses around x. This is the case for (float4)(x), which copies x
/// to all components.
bool SourceText::forgets_parenthesis(const clang::CStyleCastExpr* cast) const {
    const unsigned begin = range(cast->getSubExpr()->getSourceRange()).begin;
    const std::size_t last = buffer_.find_last_not_of(" \t\r\n", begin - 1);
    return last != std::string_view::npos && buffer_[last] == '(';
}

/// Whether the location is the first token in all macro expansions that contain it.
bool SourceText::begins_macro(clang::SourceLocation location) const {
    for (location = without_arguments(sources_, location); location.isMacroID();
         location = without_arguments(sources_, location)) {
        if (!sources_.isAtStartOfImmediateMacroExpansion(location)) {
            return false;
        }
        location = sources_.getImmediateExpansionRange(location).getBegin();
    }
    return true;
}

bool SourceText::ends_macro(clang::SourceLocation location) const {
    for (location = without_arguments(sources_, location); location.isMacroID();
         location = without_arguments(sources_, location)) {
        const unsigned length = clang::Lexer::MeasureTokenLength(sources_.getSpellingLoc(location), sources_,
                                                                 context_.getLangOpts());
        if (!sources_.isAtEndOfImmediateMacroExpansion(location.getLocWithOffset(static_cast<int>(length)))) {
            return false;
        }
        location = sources_.getImmediateExpansionRange(location).getEnd();
    }
    return true;
}

Spelling SourceText::spelling(const clang::Stmt* node) const {
    const clang::SourceLocation begin = without_arguments(sources_, node->getBeginLoc());
    const clang::SourceLocation end = without_arguments(sources_, node->getEndLoc());
    const bool one_name = begin.isMacroID() && end.isMacroID() &&
                          in_file(sources_, begin, MacroEnd::first) == in_file(sources_, end, MacroEnd::last);
    if (!one_name) {
        return Spelling::written;
    }
    return begins_macro(begin) && ends_macro(end) ? Spelling::macro : Spelling::inside_macro;
}

std::string SourceText::text(TextRange range) const {
    return std::string(buffer_.substr(range.begin, range.end - range.begin));
}

std::string SourceText::one_line(const clang::Stmt* node) const {
    std::istringstream lines(without_markers(text(range(node))));
    std::string result;
    std::string word;
    while (lines >> word) {
        result += (result.empty() ? "" : " ") + word;
    }
    return result;
}

Place SourceText::place(clang::SourceLocation location) const {
    const clang::PresumedLoc at = sources_.getPresumedLoc(in_file(sources_, location, MacroEnd::first));
    return at.isValid() ? Place{at.getFilename(), at.getLine(), at.getColumn()} : Place{};
}

std::string SourceText::spliced(TextRange whole, std::vector<Edit> edits) const {
    std::sort(edits.begin(), edits.end(),
              [](const Edit& a, const Edit& b) { return a.range.begin < b.range.begin; });
    std::string result;
    unsigned at = whole.begin;
    for (const Edit& edit : edits) {
        result += text({at, edit.range.begin});
        result += edit.text;
        at = edit.range.end;
    }
    return result + text({at, whole.end});
}

std::string without_markers(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    std::string line;
    while (std::getline(lines, line)) {
        if (!is_marker(line)) {
            result += line + "\n";
        }
    }
    return result;
}

} // namespace lockstep
