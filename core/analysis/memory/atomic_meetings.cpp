#include "core/analysis/memory/atomic_meetings.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr SiteColumn figures[] = {
    {"requests", Combine::sum},
    {"meeting_lanes", Combine::sum},
    {"most_lanes", Combine::most},
};
constexpr SiteColumns columns = {"atomics", figures};

bool is_atomic(const SiteInfo& site) {
    return site.kind == SiteKind::atomic;
}

/// Adds one request to the figures of its site. `words`: the words that the lanes access, in ascending order;
/// `row`: the site's row of figures.
void count_request(const std::vector<std::uint64_t>& words, std::span<std::uint64_t> row) {
    ++row[0];
    for (auto first = words.begin(); first != words.end();) {
        const auto end = std::upper_bound(first, words.end(), *first);
        if (const auto lanes = static_cast<std::uint64_t>(end - first); lanes > 1) {
            row[1] += lanes;
            row[2] = std::max(row[2], lanes);
        }
        first = end;
    }
}

} // namespace

AtomicMeetings::AtomicMeetings(const Trace& trace)
    : table_(columns, trace.program.sites.size()),
      has_atomics_(std::ranges::any_of(trace.program.sites, is_atomic)) {}

void AtomicMeetings::add_group(const GroupInView& group) {
    if (!has_atomics_) {
        return;
    }
    for (const WarpStep& step : group.steps.steps) {
        if (is_atomic(group.trace.program.sites[step.site.index()])) {
            const auto payloads = group.steps.payloads_of(step);
            words_.assign(payloads.begin(), payloads.end());
            std::ranges::sort(words_);
            count_request(words_, table_.row(step.site));
        }
    }
}

} // namespace lockstep
