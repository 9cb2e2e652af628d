#include "core/recording/as_recorded.h"

#include "core/kernel/sim/sim_change.h"
#include "core/trace/guessed_launch.h"

#include <sstream>
#include <string>

namespace lockstep {

RunSpec as_recorded(RunSpec run, const Recording& recording) {
    if (!has_guessed_launch(recording)) {
        return run;
    }
    const auto global = recording.parameters.find(global_setting);
    if (halvings_of(recording) != "0" && global != recording.parameters.end()) {
        run.parameters[global_setting] = global->second;
    }
    std::istringstream growths(growths_of(recording));
    for (std::string growth; std::getline(growths, growth, ',');) {
        const std::size_t equals = growth.find('=');
        if (equals != std::string::npos) {
            run.parameters[growth.substr(0, equals)] = growth.substr(equals + 1);
        }
    }
    return run;
}

} // namespace lockstep
