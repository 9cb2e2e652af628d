#include "core/kernel/left_out_kernels.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

namespace lockstep {
namespace {

/// Replaces comments by blanks; line numbers do not change.
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

std::string trimmed(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string::npos ? "" : line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

bool is_word_part(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool declares_kernel(const std::string& line) {
    for (std::size_t at = line.find("kernel"); at != std::string::npos; at = line.find("kernel", at + 1)) {
        std::size_t begin = at;
        while (begin > 0 && is_word_part(line[begin - 1])) {
            --begin;
        }
        const std::size_t end = at + std::string("kernel").size();
        const std::string word = line.substr(begin, end - begin);
        if ((word == "kernel" || word == "__kernel") && (end == line.size() || !is_word_part(line[end]))) {
            return true;
        }
    }
    return false;
}

/// Returns the directive after '#', such as "ifdef"; empty if the line is not a directive.
std::string directive_of(const std::string& line) {
    if (line.empty() || line[0] != '#') {
        return "";
    }
    std::string word;
    std::istringstream(line.substr(1)) >> word;
    return word.substr(0, word.find('('));
}

/// The stack of conditions around the current line.
class Nesting {
public:
    void pass(const std::string& line, std::uint32_t number) {
        const std::string directive = directive_of(line);
        if (directive.starts_with("if")) {
            open_.push_back({line, number});
        } else if (directive.starts_with("el") && !open_.empty()) {
            open_.back() = {line, number};
        } else if (directive == "endif" && !open_.empty()) {
            open_.pop_back();
        }
    }
    [[nodiscard]] std::optional<Condition> innermost() const {
        return open_.empty() ? std::nullopt : std::optional(open_.back());
    }

private:
    std::vector<Condition> open_;
};

} // namespace

std::optional<Condition> condition_of_first_kernel(const std::string& text) {
    Nesting nesting;
    std::istringstream lines(without_comments(text));
    std::uint32_t number = 1;
    for (std::string line; std::getline(lines, line); ++number) {
        const std::string visible = trimmed(line);
        if (directive_of(visible).empty() && declares_kernel(visible)) {
            return nesting.innermost();
        }
        nesting.pass(visible, number);
    }
    return std::nullopt;
}

} // namespace lockstep
