#include "core/analysis/findings/checks.h"

#include "core/analysis/findings/finding_rows.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

bool is_in(const SiteInfo& site, Space space) {
    return is_access(site.kind) && site.space == space;
}

bool reads_in(const SiteInfo& site, Space space) {
    return (site.kind == SiteKind::read || site.kind == SiteKind::atomic) && site.space == space;
}

bool meets(const SiteInfo& site) {
    return site.kind == SiteKind::barrier || site.kind == SiteKind::sub_group_barrier ||
           site.kind == SiteKind::exchange;
}

bool asks_for_copy(const SiteInfo& site) {
    return site.kind == SiteKind::copy;
}

/// One row per check, in the order of CheckKind.
constexpr CheckRow rows[] = {
    {CheckKind::bounds, "out-of-bounds",
     [](const SiteInfo& site) { return is_access(site.kind) || is_image_access(site.kind); }},
    {CheckKind::null_pointers, "null-pointer",
     [](const SiteInfo& site) { return is_access(site.kind) && site.space != Space::local; }},
    {CheckKind::local_races, "local-race", [](const SiteInfo& site) { return is_in(site, Space::local); }},
    {CheckKind::global_races, "global-race", [](const SiteInfo& site) { return is_in(site, Space::global); }},
    {CheckKind::image_races, "image-race",
     [](const SiteInfo& site) { return site.kind == SiteKind::image_write; }},
    {CheckKind::barriers, "barrier-divergence", meets},
    {CheckKind::local_uninitialised, "local-uninitialised-read",
     [](const SiteInfo& site) { return reads_in(site, Space::local); }},
    {CheckKind::global_uninitialised, "global-uninitialised-read",
     [](const SiteInfo& site) { return reads_in(site, Space::global); }},
    {CheckKind::private_uninitialised, "private-uninitialised-read", nullptr},
    {CheckKind::loops, "endless-loop", [](const SiteInfo& site) { return site.kind == SiteKind::loop; }},
    {CheckKind::copies, "unfinished-copy", asks_for_copy},
    {CheckKind::alignment, "misaligned-access", [](const SiteInfo& site) { return is_access(site.kind); }},
    {CheckKind::qualifiers, "access-qualifier",
     [](const SiteInfo& site) { return is_in(site, Space::global); }},
    {CheckKind::collectives, "collective-mismatch", asks_for_copy},
    {CheckKind::unneeded_barriers, "unneeded-barrier",
     [](const SiteInfo& site) { return site.kind == SiteKind::barrier; }},
    {CheckKind::plain_result, "plain-result", nullptr},
};
static_assert(std::size(rows) == check_kinds);

/// Whether the host left any buffer uninitialised. If not, reads of buffers always return defined data.
bool has_empty_buffer(const Trace& trace) {
    return std::ranges::any_of(trace.objects, [](const ObjectInfo& object) {
        return object.space == Space::global && !object.is_initialised;
    });
}

bool has_declared_access(const Trace& trace) {
    return std::ranges::any_of(trace.objects, [](const ObjectInfo& object) {
        return object.space == Space::global && object.access != Access::read_write;
    });
}

CheckState state_of(const CheckRow& row, std::uint64_t looked_at, const Trace& trace) {
    if (row.concerns == nullptr) {
        return trace.program.watches_private ? CheckState::done : CheckState::not_done;
    }
    const bool is_asked = row.kind == CheckKind::global_uninitialised ? has_empty_buffer(trace)
                          : row.kind == CheckKind::qualifiers         ? has_declared_access(trace)
                                                                      : true;
    const bool is_there = looked_at != 0 && is_asked;
    return is_there ? CheckState::done : CheckState::nothing_there;
}

} // namespace

const CheckRow& row_of(CheckKind kind) {
    return rows[static_cast<std::size_t>(kind)];
}

CheckKind check_of(const Finding& finding) {
    const FindingRow& row = row_of(finding.kind);
    switch (finding.place.space) {
    case Space::local:
        return row.local_check;
    case Space::image:
        return row.image_check;
    case Space::none:
        return row.private_check;
    case Space::global:
    case Space::constant:
        break;
    }
    return row.check;
}

std::vector<Check> checks_of(const Trace& trace, const FiguresBySite& figures,
                             std::span<const Finding> findings) {
    std::vector<Check> checks;
    for (const CheckRow& row : rows) {
        if (row.kind == CheckKind::plain_result) {
            continue;
        }
        Check check{row.kind, CheckState::done, 0, 0};
        for (std::size_t site = 0; site < figures.size(); ++site) {
            if (row.concerns != nullptr && row.concerns(trace.program.sites[site])) {
                check.looked_at += figures[site].active_lanes;
            }
        }
        check.findings = static_cast<std::uint64_t>(std::ranges::count(findings, check.kind, check_of));
        check.state = check.findings != 0 ? CheckState::done : state_of(row, check.looked_at, trace);
        checks.push_back(check);
    }
    return checks;
}

} // namespace lockstep
