#include "core/kernel/left_out_kernels.h"

#include "core/kernel/source_lines.h"

#include <sstream>
#include <vector>

namespace lockstep {
namespace {

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

/// The stack of preprocessor conditions that enclose the current line.
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
        const std::string visible = trimmed_line(line);
        if (directive_of(visible).empty() && declares_kernel(visible)) {
            return nesting.innermost();
        }
        nesting.pass(visible, number);
    }
    return std::nullopt;
}

} // namespace lockstep
