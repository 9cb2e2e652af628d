#include "core/run/build_log.h"

#include <regex>
#include <sstream>

namespace lockstep {

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
            return static_cast<std::uint32_t>(std::stoul(match[1]));
        }
    }
    return 0;
}

bool names_a_kernel(const std::string& log) {
    return log.find("Compiling entry function") != std::string::npos;
}

} // namespace lockstep
