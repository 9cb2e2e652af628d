#include "core/kernel/sim/sim_change.h"

#include "core/kernel/build_options.h"

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Returns the path relative to `folder`; if that is not possible, returns it unchanged.
std::string seen_from(const fs::path& folder, const fs::path& path) {
    std::error_code none;
    const fs::path near = fs::proximate(path, folder, none);
    return none || near.empty() ? path.string() : near.string();
}

} // namespace

SimFile moved_sim(SimFile sim, const fs::path& program, const fs::path& from, const fs::path& to) {
    std::error_code none;
    sim.program = seen_from(to, program);
    if (fs::equivalent(from, to, none)) {
        return sim;
    }
    sim.options = with_folders_beside(sim.options, fs::absolute(from, none).string());
    for (SimArgument& argument : sim.arguments) {
        if (argument.content == SimContent::file && fs::path(argument.text).is_relative()) {
            argument.text = seen_from(to, from / argument.text);
        }
    }
    return sim;
}

} // namespace lockstep
