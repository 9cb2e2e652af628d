#include "core/kernel/option_words.h"

#include "core/kernel/build_options.h"

#include <algorithm>
#include <cstddef>

namespace lockstep {
namespace {

bool parts_options(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace

Result<std::vector<std::string>> option_words(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    bool is_word = false;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '"') {
            word += text[++i];
            is_word = true;
        } else if (text[i] == '"') {
            is_quoted = !is_quoted;
            is_word = true;
        } else if (is_quoted || !parts_options(text[i])) {
            word += text[i];
            is_word = true;
        } else if (is_word) {
            words.push_back(std::move(word));
            word.clear();
            is_word = false;
        }
    }
    if (is_quoted) {
        return Error{.code = ErrorCode::build_option_refused,
                     .arguments = {std::string(option_flaw::open_quote), word}};
    }
    if (is_word) {
        words.push_back(std::move(word));
    }
    return words;
}

std::string quoted_option(const std::string& word) {
    // Backslashes at the end are doubled; otherwise, the last one would escape the closing quote.
    const std::size_t end = word.find_last_not_of('\\') + 1;
    std::string text;
    for (const char c : word.substr(0, end)) {
        text += c == '"' ? "\\\"" : std::string(1, c);
    }
    const bool is_one_word = !word.empty() && std::ranges::none_of(word, parts_options);
    return (is_one_word ? text : '"' + text + '"') + word.substr(end);
}

} // namespace lockstep
