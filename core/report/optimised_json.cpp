#include "core/report/optimised_json.h"

#include "core/analysis/sites/kept_accesses.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {

nlohmann::ordered_json arithmetic_to_json(const Program& program, const HardwareModel& hardware) {
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (const KeptAccesses& line : kept_accesses(program)) {
        lines.push_back({{"file", program.files[line.file]},
                         {"line", line.line},
                         {"accesses", line.all},
                         {"kept", line.kept}});
    }
    return {{"from", takes_optimised(program, hardware) ? "optimised" : "source"},
            {"lines", std::move(lines)}};
}

} // namespace lockstep
