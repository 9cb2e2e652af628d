#include "core/site/site.h"

namespace lockstep {

std::uint32_t value_slots(const SiteInfo& site) {
    // An access to a 3-vector reads or writes three components, although the vector occupies four.
    return is_access(site.kind) || is_image_access(site.kind) || site.kind == SiteKind::exchange
               ? (scalar_bytes(site.type.scalar) * site.type.count + 7) / 8
               : 0;
}

} // namespace lockstep
