#include "core/analysis/findings/qualifiers.h"

#include <algorithm>

namespace lockstep {

QualifierFindings::QualifierFindings(const Trace& trace)
    : trace_(trace), objects_(trace.objects), is_asked_(trace.program.sites.size()) {
    const auto declares = [&trace](Access access) {
        return std::ranges::any_of(trace.objects, [access](const ObjectInfo& object) {
            return object.space == Space::global && object.access == access;
        });
    };
    const bool has_read_only = declares(Access::read_only);
    const bool has_write_only = declares(Access::write_only);
    for (std::size_t i = 0; i < is_asked_.size(); ++i) {
        const SiteInfo& site = trace.program.sites[i];
        is_asked_[i] = is_access(site.kind) && site.space == Space::global &&
                       ((site.kind != SiteKind::read && has_read_only) ||
                        (site.kind != SiteKind::write && has_write_only));
    }
}

void QualifierFindings::add_group(const GroupInView& group) {
    if (std::ranges::find(is_asked_, true) != is_asked_.end()) {
        add(group.steps, group.memory.faulty());
    }
}

void QualifierFindings::add(const GroupSteps& steps, const FaultyEvents& faulty) {
    for (const WarpStep& step : steps.steps) {
        if (is_asked_[step.site.index()]) {
            add_step(steps, step, faulty);
        }
    }
}

void QualifierFindings::add_step(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty) {
    const SiteInfo& site = trace_.program.sites[step.site.index()];
    const std::uint64_t first_item = steps.group.value() * steps.items;
    for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
        const auto object = objects_.find(site.space, steps.payloads[i]);
        const bool is_outside = !faulty.none() && faulty.contains(steps.events[i]);
        if (!object || is_outside) {
            continue;
        }
        const Access access = trace_.objects[*object].access;
        if ((access == Access::read_only && site.kind != SiteKind::read) ||
            (access == Access::write_only && site.kind != SiteKind::write)) {
            const std::uint64_t item =
                first_item + std::uint64_t{step.warp.value()} * steps.warp_width + steps.lanes[i];
            const auto offset = static_cast<std::int64_t>(steps.payloads[i] - trace_.objects[*object].base);
            table_.add({.file = site.file,
                        .line = site.line,
                        .kind = FindingKind::access_qualifier,
                        .object = *object},
                       {.event = trace_.offsets[first_item] + steps.events[i],
                        .group = steps.group,
                        .space = site.space,
                        .offset = offset},
                       {&item, 1});
        }
    }
}

} // namespace lockstep
