#include "core/instrument/parse/directives.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::string_view hashes[] = {"#", "%:", "?\?="}; // '#' and the digraph and trigraph for it

/// Returns the length of the '#' (or its digraph or trigraph) at the start of a line; 0 if there is none.
std::size_t hash_at(std::string_view line) {
    for (const std::string_view hash : hashes) {
        if (line.starts_with(hash)) {
            return hash.size();
        }
    }
    return 0;
}

/// Whether a preprocessor leaves this directive in its output: `# 1 "file.cl"`, `#line 1 "file.cl"`, `#pragma
/// unroll`, a bare `#pragma` or `#ident "x"`. `behind_hash`: the rest of the line after '#'.
bool is_left_by_preprocessor(std::string_view behind_hash) {
    return behind_hash.starts_with("pragma ") || behind_hash == "pragma\n" ||
           behind_hash.starts_with("ident ") || behind_hash.starts_with("line ") ||
           (behind_hash.size() > 1 && behind_hash[0] == ' ' && behind_hash[1] >= '0' &&
            behind_hash[1] <= '9');
}

/// Whether a line continues on the next line because it ends in a backslash. In preprocessed text, this
/// happens only if a macro expands to a backslash.
bool goes_on(std::string_view line) {
    return line.ends_with('\\') || line.ends_with("?\?/");
}

std::string_view without_blanks_at_end(std::string_view line) {
    return line.substr(0, line.find_last_not_of(" \t\v\f\r\n") + 1);
}

} // namespace

std::string without_new_directives(const std::string& preprocessed) {
    std::string text;
    for (std::size_t at = 0; at < preprocessed.size();) {
        const std::size_t end = std::min(preprocessed.find('\n', at), preprocessed.size() - 1) + 1;
        const std::string_view line = std::string_view(preprocessed).substr(at, end - at);
        const std::string_view words =
            line.substr(std::min(line.find_first_not_of(" \t\v\f\r"), line.size()));
        const std::size_t hash = hash_at(words);
        const bool is_left = words.size() == line.size() && is_left_by_preprocessor(words.substr(hash));
        text += hash != 0 && !is_left ? ";" : "";
        const std::string_view visible = without_blanks_at_end(line);
        text += visible;
        text += goes_on(visible) ? ";" : "";
        text += line.substr(visible.size());
        at = end;
    }
    return text;
}

} // namespace lockstep
