#include "core/run/driver/build_log.h"

#include <regex>
#include <sstream>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::string_view entry_words = "Compiling entry function '";
constexpr std::string_view used_words = "Used ";
constexpr std::uint32_t most_registers = 255; // limit per work-item on NVIDIA GPUs

} // namespace

std::uint32_t registers_in_build_log(const std::string& log, const std::string& kernel) {
    static const std::regex entry("Compiling entry function '([^']*)'");
    static const std::regex used("Used ([0-9]{1,4}) registers");
    std::istringstream lines(log);
    bool is_its = false;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, entry)) {
            is_its = match[1] == kernel;
        } else if (is_its && std::regex_search(line, match, used)) {
            const auto registers = static_cast<std::uint32_t>(std::stoul(match[1]));
            return registers <= most_registers ? registers : 0;
        }
    }
    return 0;
}

std::string lines_of_registers(const std::string& log) {
    std::istringstream lines(log);
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
        if (line.find(entry_words) != std::string::npos || line.find(used_words) != std::string::npos) {
            kept += line + '\n';
        }
    }
    return kept;
}

} // namespace lockstep
