#include "core/analysis/findings/checks.h"

#include <algorithm>

namespace lockstep {
namespace {

bool reads(SiteKind kind) {
    return kind == SiteKind::read || kind == SiteKind::atomic;
}

/// Whether passing the site once is one more case of what the check asks about.
bool concerns(CheckKind check, const SiteInfo& site) {
    const bool is_buffer = is_access(site.kind) && site.space != Space::local;
    switch (check) {
    case CheckKind::bounds:
        return is_access(site.kind) || is_image_access(site.kind);
    case CheckKind::null_pointers:
        return is_buffer;
    case CheckKind::local_races:
        return is_access(site.kind) && site.space == Space::local;
    case CheckKind::global_races:
        return is_buffer && site.space == Space::global;
    case CheckKind::image_races:
        return site.kind == SiteKind::image_write;
    case CheckKind::barriers:
        return site.kind == SiteKind::barrier || site.kind == SiteKind::sub_group_barrier ||
               site.kind == SiteKind::exchange;
    case CheckKind::local_uninitialised:
        return reads(site.kind) && site.space == Space::local;
    case CheckKind::global_uninitialised:
        return reads(site.kind) && site.space == Space::global;
    case CheckKind::loops:
        return site.kind == SiteKind::loop;
    case CheckKind::copies:
        return site.kind == SiteKind::copy;
    case CheckKind::private_uninitialised:
        break;
    }
    return false;
}

/// Whether the host left a buffer without content: else every read of one finds what was put there.
bool has_empty_buffer(const Trace& trace) {
    return std::ranges::any_of(trace.objects, [](const ObjectInfo& object) {
        return object.space == Space::global && !object.is_initialised;
    });
}

CheckState state_of(CheckKind kind, std::uint64_t looked_at, const Trace& trace) {
    if (kind == CheckKind::private_uninitialised) {
        return CheckState::not_done; // private variables are not logged
    }
    const bool is_there =
        looked_at != 0 && (kind != CheckKind::global_uninitialised || has_empty_buffer(trace));
    return is_there ? CheckState::done : CheckState::nothing_there;
}

} // namespace

CheckKind check_of(const Finding& finding) {
    const bool is_local = finding.place.space == Space::local;
    switch (finding.kind) {
    case FindingKind::race:
        return is_local                              ? CheckKind::local_races
               : finding.place.space == Space::image ? CheckKind::image_races
                                                     : CheckKind::global_races;
    case FindingKind::out_of_bounds:
        return CheckKind::bounds;
    case FindingKind::null_pointer:
        return CheckKind::null_pointers;
    case FindingKind::barrier_divergence:
        return CheckKind::barriers;
    case FindingKind::uninitialised_read:
        return is_local ? CheckKind::local_uninitialised : CheckKind::global_uninitialised;
    case FindingKind::endless_loop:
        return CheckKind::loops;
    case FindingKind::unfinished_copy:
        break;
    }
    return CheckKind::copies;
}

std::vector<Check> checks_of(const Trace& trace, const FiguresBySite& figures,
                             std::span<const Finding> findings) {
    std::vector<Check> checks;
    for (std::size_t i = 0; i < check_kinds; ++i) {
        Check check{static_cast<CheckKind>(i), CheckState::done, 0, 0};
        for (std::size_t site = 0; site < figures.size(); ++site) {
            if (concerns(check.kind, trace.program.sites[site])) {
                check.looked_at += figures[site].active_lanes;
            }
        }
        check.findings = static_cast<std::uint64_t>(std::ranges::count(findings, check.kind, check_of));
        check.state = check.findings != 0 ? CheckState::done : state_of(check.kind, check.looked_at, trace);
        checks.push_back(check);
    }
    return checks;
}

} // namespace lockstep
