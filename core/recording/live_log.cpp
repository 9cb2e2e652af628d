#include "core/recording/live_log.h"

#include <algorithm>

namespace lockstep {

bool can_run_in_parts(const Program& program) {
    return std::ranges::none_of(program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space != Space::local;
    });
}

} // namespace lockstep
