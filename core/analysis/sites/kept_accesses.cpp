#include "core/analysis/sites/kept_accesses.h"

#include <map>
#include <set>
#include <utility>

namespace lockstep {

bool takes_optimised(const Program& program, const HardwareModel& hardware) {
    return hardware.optimised_arithmetic != 0 && !program.optimised.operations.empty() &&
           program.optimised.operations.size() == program.sites.size();
}

std::vector<KeptAccesses> kept_accesses(const Program& program) {
    const std::set<std::uint32_t> gone(program.optimised.gone.begin(), program.optimised.gone.end());
    std::map<std::pair<std::uint32_t, std::uint32_t>, KeptAccesses> by_place;
    for (std::uint32_t i = 0; i < program.sites.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        if (is_access(site.kind) && site.space != Space::none) {
            KeptAccesses& line = by_place[{site.file, site.line}];
            line.file = site.file;
            line.line = site.line;
            ++line.all;
            line.kept += gone.contains(i) ? 0U : 1U;
        }
    }
    std::vector<KeptAccesses> lines;
    for (const auto& [place, line] : by_place) {
        if (line.kept != line.all) {
            lines.push_back(line);
        }
    }
    return lines;
}

std::vector<KeptAccesses> kept_accesses(const Program& program, const HardwareModel& hardware) {
    return takes_optimised(program, hardware) ? kept_accesses(program) : std::vector<KeptAccesses>();
}

} // namespace lockstep
