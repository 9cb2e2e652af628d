#include "core/trace/told_outside.h"

#include <tuple>

namespace lockstep {
namespace {

bool is_next_leaf(const SiteInfo& leaf, const SiteInfo& next) {
    const auto place = [](const SiteInfo& site) {
        return std::tie(site.kind, site.space, site.file, site.line, site.column, site.function);
    };
    return is_access(next.kind) && place(leaf) == place(next);
}

} // namespace

std::size_t events_told_of(const Program& program, std::span<const Event> events) {
    std::size_t count = events.empty() ? 0 : 1;
    for (; count != 0 && count < events.size(); ++count) {
        const Site before = event_site(events[count - 1]);
        const Site site = event_site(events[count]);
        if (is_fault(events[count]) || site.value() != before.value() + 1 ||
            !is_next_leaf(program.sites[before.index()], program.sites[site.index()])) {
            break;
        }
    }
    return count;
}

std::uint64_t extent_of(const SiteInfo& site) {
    return site.pieces.empty() ? 0 : std::uint64_t{site.pieces.back().offset} + site.pieces.back().bytes;
}

} // namespace lockstep
