#include "core/report/optimised_json.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace lockstep {
namespace {

struct Accesses {
    std::size_t all = 0;
    std::size_t kept = 0;
};

/// By file and line.
std::map<std::pair<std::uint32_t, std::uint32_t>, Accesses> accesses_of(const Program& program) {
    const std::set<std::uint32_t> gone(program.optimised.gone.begin(), program.optimised.gone.end());
    std::map<std::pair<std::uint32_t, std::uint32_t>, Accesses> lines;
    for (std::uint32_t i = 0; i < program.sites.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        if (is_access(site.kind) && site.space != Space::none) {
            Accesses& line = lines[{site.file, site.line}];
            ++line.all;
            line.kept += gone.contains(i) ? 0U : 1U;
        }
    }
    return lines;
}

} // namespace

nlohmann::ordered_json arithmetic_to_json(const Program& program, const HardwareModel& hardware) {
    const bool is_known = !program.optimised.operations.empty();
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (const auto& [place, accesses] : accesses_of(program)) {
        if (accesses.kept != accesses.all) {
            lines.push_back({{"file", program.files[place.first]},
                             {"line", place.second},
                             {"accesses", accesses.all},
                             {"kept", accesses.kept}});
        }
    }
    return {{"from", is_known && hardware.optimised_arithmetic != 0 ? "optimised" : "source"},
            {"lines", std::move(lines)}};
}

} // namespace lockstep
