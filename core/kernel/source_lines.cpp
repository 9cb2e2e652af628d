#include "core/kernel/source_lines.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace lockstep {

std::string without_comments(std::string text) {
    for (std::size_t at = text.find('/'); at != std::string::npos; at = text.find('/', at + 1)) {
        const bool is_block = text.compare(at, 2, "/*") == 0;
        if (!is_block && text.compare(at, 2, "//") != 0) {
            continue;
        }
        const std::size_t end =
            std::min(is_block ? text.find("*/", at + 2) : text.find('\n', at), text.size());
        std::replace_if(
            text.begin() + static_cast<std::ptrdiff_t>(at),
            text.begin() + static_cast<std::ptrdiff_t>(std::min(end + (is_block ? 2 : 0), text.size())),
            [](char c) { return c != '\n'; }, ' ');
    }
    return text;
}

std::string trimmed_line(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

bool is_word_part(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string directive_of(const std::string& line) {
    if (line.empty() || line[0] != '#') {
        return "";
    }
    std::string word;
    std::istringstream(line.substr(1)) >> word;
    return word.substr(0, word.find('('));
}

} // namespace lockstep
