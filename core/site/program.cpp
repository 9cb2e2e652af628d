#include "core/site/program.h"

#include <string_view>

namespace lockstep {

std::string line_text(const Program& program, std::uint32_t file, std::uint32_t line) {
    std::string_view rest = file < program.texts.size() ? program.texts[file] : std::string_view();
    for (std::uint32_t number = 1; number < line && !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    rest = rest.substr(0, rest.find('\n'));
    const std::size_t first = rest.find_first_not_of(" \t");
    const std::size_t last = rest.find_last_not_of(" \t\r");
    return first == std::string_view::npos ? "" : std::string(rest.substr(first, last + 1 - first));
}

} // namespace lockstep
