#include "app/worker/process/child_process.h"

#include <string_view>
#include <utility>

namespace lockstep {

std::vector<std::string> child_environment(const char* const* ours) {
    constexpr std::string_view name = "GLIBC_TUNABLES=";
    constexpr std::string_view tunable = "glibc.malloc.hugetlb";
    std::vector<std::string> environment;
    std::string tunables(name);
    for (const char* const* variable = ours; *variable != nullptr; ++variable) {
        std::string& to =
            std::string_view(*variable).starts_with(name) ? tunables : environment.emplace_back();
        to = *variable;
    }
    if (tunables.find(tunable) == std::string::npos) {
        tunables.append(tunables.size() > name.size() ? ":" : "").append(tunable).append("=1");
    }
    environment.push_back(std::move(tunables));
    return environment;
}

} // namespace lockstep
