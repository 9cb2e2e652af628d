#include "core/site/site.h"

namespace lockstep {

std::uint32_t value_slots(const SiteInfo& site) {
    return is_access(site.kind) ? (size_bytes(site.type) + 7) / 8 : 0;
}

} // namespace lockstep
