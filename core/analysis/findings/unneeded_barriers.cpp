#include "core/analysis/findings/unneeded_barriers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t bytes_per_word = 4;
constexpr std::uint64_t most_named_items = 16; ///< limit for the work-items that a finding lists

/// Returns the value of the flag for this memory: CLK_LOCAL_MEM_FENCE or CLK_GLOBAL_MEM_FENCE.
std::uint64_t fence_flag(Space space) {
    return space == Space::local ? 1 : 2;
}

/// Whether a kernel with this site may need its barriers for a purpose other than ordering accesses within
/// a group.
bool gives_barriers_a_purpose(const SiteInfo& site) {
    return (site.kind == SiteKind::atomic && site.space != Space::local) || site.kind == SiteKind::fence ||
           site.kind == SiteKind::copy || site.kind == SiteKind::wait || site.kind == SiteKind::image_write;
}

/// Remembers whether no work-item, exactly one, or several performed an action.
class Doers {
public:
    void add(std::uint32_t item) { one_ = one_ == nobody || one_ == item ? item : several; }
    [[nodiscard]] bool include_other_than(std::uint32_t item) const { return one_ != nobody && one_ != item; }

private:
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint32_t several = nobody - 1;
    std::uint32_t one_ = nobody;
};

/// The work-items that read and wrote a word in one interval between two barriers.
struct WordUse {
    std::uint32_t interval = 0;
    Doers readers;
    Doers writers;
};

/// The uses of a word in the last two intervals in which it was accessed.
struct UsedWord {
    WordUse now;
    WordUse before;
};

/// Whether the access must happen after an access by another work-item in the previous interval, because the
/// two accesses conflict.
bool follows(const UsedWord& word, std::uint32_t item, bool writes) {
    return word.before.interval + 1 == word.now.interval &&
           (word.before.writers.include_other_than(item) ||
            (writes && word.before.readers.include_other_than(item)));
}

/// Adds an access in the interval with the number `interval`, starting at 1. Returns whether the barrier
/// between the previous interval and this one is needed.
bool add_use(UsedWord& word, std::uint32_t interval, std::uint32_t item, bool writes) {
    if (word.now.interval != interval) {
        word.before = word.now;
        word.now = {};
        word.now.interval = interval;
    }
    (writes ? word.now.writers : word.now.readers).add(item);
    return interval > 1 && follows(word, item, writes);
}

/// Whether all work-items of the group pass the barrier, with the same flags.
bool is_for_all(const GroupSteps& steps, Tick tick) {
    std::uint32_t items = 0;
    bool same = true;
    const std::uint64_t flags = steps.payloads_of(steps.steps_of(tick).front()).front();
    for (const WarpStep& step : steps.steps_of(tick)) {
        items += step.active;
        same = same && std::ranges::count(steps.payloads_of(step), flags) == std::ssize(steps.lanes_of(step));
    }
    return same && items == steps.items;
}

} // namespace

UnneededBarriers::UnneededBarriers(const Trace& trace) : trace_(trace) {
    for (std::uint32_t i = 0; i < trace.program.sites.size(); ++i) {
        const SiteInfo& site = trace.program.sites[i];
        can_judge_ = can_judge_ && !gives_barriers_a_purpose(site);
        has_local_atomics_ = has_local_atomics_ || site.kind == SiteKind::atomic;
        if (site.kind == SiteKind::barrier) {
            barriers_.emplace(i, Barrier{});
        }
    }
}

bool UnneededBarriers::is_decided() const {
    return std::ranges::all_of(barriers_, [](const auto& each) { return each.second.is_needed; });
}

void UnneededBarriers::note_pass(const GroupSteps& steps, std::uint32_t tick, Barrier& barrier) {
    const bool is_first = barrier.groups == 0 || barrier.first_group > steps.group;
    barrier.first_group = is_first ? steps.group : barrier.first_group;
    barrier.is_in_loop = barrier.is_in_loop || steps.ticks[tick].round != 0;
    barrier.is_needed = barrier.is_needed || !is_for_all(steps, Tick(tick));
    ++barrier.passes;
}

void UnneededBarriers::add(const GroupSteps& steps, const FaultyEvents& faulty) {
    if (!can_judge_ || steps.items < 2 || is_decided()) {
        return;
    }
    can_judge_ = faulty.none();
    // Key: site of the barrier; value: number of times that the group passed it.
    std::map<std::uint32_t, std::uint64_t> passes;
    for (std::uint32_t tick = 0; tick < steps.ticks.size(); ++tick) {
        const std::uint32_t site = steps.ticks[tick].site.value();
        if (const auto at = barriers_.find(site); at != barriers_.end()) {
            note_pass(steps, tick, at->second);
            ++passes[site];
        }
    }
    for (const auto& [site, count] : passes) {
        Barrier& barrier = barriers_.at(site);
        ++barrier.groups;
        barrier.is_repeated = barrier.is_repeated || count > 1;
    }
    for (const Space space : {Space::local, Space::global}) {
        if (!is_decided()) {
            find_needed(steps, space);
        }
    }
}

void UnneededBarriers::find_needed(const GroupSteps& steps, Space space) {
    std::unordered_map<std::uint64_t, UsedWord> words;
    std::uint32_t interval = 1;
    Barrier* last = nullptr; // the barrier before the current interval
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        if (site.kind == SiteKind::barrier && step.first == steps.steps_of(step.tick).front().first) {
            Barrier& barrier = barriers_.at(step.site.value());
            if ((steps.payloads_of(step).front() & fence_flag(space)) != 0) {
                ++interval;
                last = &barrier;
            } else if (space == Space::local) {
                // The barrier does not order local memory, but it still orders when atomics execute.
                barrier.is_needed = barrier.is_needed || has_local_atomics_;
            }
        }
        if (!is_access(site.kind) || site.space != space) {
            continue;
        }
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            const std::uint32_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
            for (const Piece piece : site.pieces) {
                const std::uint64_t begin = (steps.payloads[i] + piece.offset) & payload_mask;
                for (std::uint64_t word = begin / bytes_per_word; word * bytes_per_word < begin + piece.bytes;
                     ++word) {
                    if (add_use(words[word], interval, item, site.kind != SiteKind::read)) {
                        last->is_needed = true;
                    }
                }
            }
        }
    }
}

void UnneededBarriers::merge(const UnneededBarriers& other) {
    can_judge_ = can_judge_ && other.can_judge_;
    for (const auto& [site, from] : other.barriers_) {
        Barrier& to = barriers_.at(site);
        to.first_group = to.groups == 0     ? from.first_group
                         : from.groups == 0 ? to.first_group
                                            : std::min(to.first_group, from.first_group);
        to.is_needed = to.is_needed || from.is_needed;
        to.is_in_loop = to.is_in_loop || from.is_in_loop;
        to.is_repeated = to.is_repeated || from.is_repeated;
        to.groups += from.groups;
        to.passes += from.passes;
    }
}

std::vector<Finding> UnneededBarriers::findings() const {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<const Barrier*>> by_line;
    for (const auto& [site, barrier] : barriers_) {
        const SiteInfo& info = trace_.program.sites[site];
        if (barrier.passes != 0) {
            by_line[{info.file, info.line}].push_back(&barrier);
        }
    }
    const auto is_unneeded = [](const Barrier* barrier) {
        return !barrier->is_needed && (!barrier->is_in_loop || barrier->is_repeated);
    };
    const bool has_all_groups = trace_.logged_groups() == group_count(trace_.range);
    std::vector<Finding> all;
    for (const auto& [place, barriers] : by_line) {
        if (can_judge_ && has_all_groups && std::ranges::all_of(barriers, is_unneeded)) {
            all.push_back(finding_at(place.first, place.second, barriers));
        }
    }
    return all;
}

void UnneededBarriers::finish(const LaunchInView& /*launch*/, LaunchResult& result) const {
    if (std::ranges::find(result.findings, Severity::error, &Finding::severity) == result.findings.end()) {
        result.tell(findings());
    }
}

Finding UnneededBarriers::finding_at(std::uint32_t file, std::uint32_t line,
                                     const std::vector<const Barrier*>& barriers) const {
    const std::uint64_t items = items_per_group(trace_.range);
    const auto first_group = [](const Barrier* barrier) { return barrier->first_group; };
    Finding finding;
    finding.kind = FindingKind::unneeded_barrier;
    finding.severity = Severity::note;
    finding.place.group = std::ranges::min(barriers, {}, first_group)->first_group;
    finding.file = trace_.program.files[file];
    finding.line = line;
    for (std::uint64_t item = 0; item < std::min(items, most_named_items); ++item) {
        finding.work_items.push_back(finding.place.group.value() * items + item);
    }
    for (const Barrier* barrier : barriers) {
        finding.work_item_count = std::max(finding.work_item_count, barrier->groups * items);
        finding.count += barrier->passes;
    }
    return finding;
}

} // namespace lockstep
