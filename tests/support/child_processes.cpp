#include "tests/support/child_processes.h"

#include "core/base/data_dir.h"

#include <cctype>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace lockstep::test {

std::vector<pid_t> children() {
    std::vector<pid_t> pids;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        const std::string name = entry.path().filename();
        const auto stat =
            std::isdigit(name[0]) != 0 ? read_text_file(entry.path() / "stat") : Result<std::string>(Error{});
        if (!stat) {
            continue;
        }
        // "S 4711 ...": the state of the process and the id of its parent.
        const std::string rest = stat->substr(stat->rfind(')') + 2);
        if (rest[0] != 'Z' && std::stoi(rest.substr(2)) == getpid()) {
            pids.push_back(std::stoi(name));
        }
    }
    return pids;
}

} // namespace lockstep::test
