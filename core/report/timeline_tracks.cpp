#include "core/report/timeline_tracks.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace lockstep {
namespace {

constexpr std::uint64_t most_bins = 1024;
/// The names of stall reasons are those of `run --json`. The last one is the state `ready`.
constexpr std::array stall_names = {"global", "local", "barrier", "dependency", "ready"};

/// Returns the index of a state in stall_names; nullopt if the warp is not stalled.
std::optional<std::size_t> stall_index(const Interval& interval) {
    if (interval.state == WarpState::ready) {
        return 4;
    }
    if (interval.state != WarpState::blocked) {
        return std::nullopt;
    }
    switch (interval.reason) {
    case WaitReason::local:
        return 1;
    case WaitReason::barrier:
        return 2;
    case WaitReason::dependency:
        return 3;
    case WaitReason::none: // never the reason of a waiting warp
    case WaitReason::global:
        break;
    }
    return 0;
}

std::string state_name(const Interval& interval) {
    switch (interval.state) {
    case WarpState::active:
        return "active";
    case WarpState::done:
        return "done";
    case WarpState::ready:
    case WarpState::blocked:
        break;
    }
    const std::size_t stall = stall_index(interval).value_or(0);
    return interval.state == WarpState::ready ? "ready" : std::string("blocked: ") + stall_names[stall];
}

/// Sums of cycles in bins of equal width. Sums do not depend on the order in which states are added.
class Bins {
public:
    explicit Bins(std::uint64_t cycles)
        : cycles_(cycles), width_(std::max<std::uint64_t>(1, (cycles + most_bins - 1) / most_bins)) {
        sums_.resize(static_cast<std::size_t>((cycles + width_ - 1) / width_));
    }
    void add(std::uint64_t begin, std::uint64_t end) {
        for (end = std::min(end, cycles_); begin < end;) {
            const std::uint64_t border = std::min(end, (begin / width_ + 1) * width_);
            sums_[static_cast<std::size_t>(begin / width_)] += border - begin;
            begin = border;
        }
    }
    [[nodiscard]] std::size_t count() const { return sums_.size(); }
    [[nodiscard]] std::uint64_t begin(std::size_t bin) const { return bin * width_; }
    [[nodiscard]] std::uint64_t end() const { return cycles_; }
    /// Returns the mean of a bin: the number of warps in the state.
    [[nodiscard]] double mean(std::size_t bin) const {
        const std::uint64_t length = std::min(cycles_ - begin(bin), width_);
        return static_cast<double>(sums_[bin]) / static_cast<double>(length);
    }

private:
    std::uint64_t cycles_;
    std::uint64_t width_;
    std::vector<std::uint64_t> sums_;
};

/// Writes the means of the bins, times a factor, and 0 at their end. Equal means in consecutive bins are
/// written once.
void write_bins(PerfettoPackets& packets, PerfettoTrack track, std::uint64_t from, const Bins& bins,
                double factor) {
    for (std::size_t bin = 0; bin < bins.count(); ++bin) {
        if (bin == 0 || bins.mean(bin) != bins.mean(bin - 1)) {
            packets.count(track, from + bins.begin(bin), bins.mean(bin) * factor);
        }
    }
    packets.count(track, from + bins.end(), 0);
}

/// A work-group on a multiprocessor.
struct GroupSlice {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t group = 0;
};

std::vector<GroupSlice> groups_of(const Timeline& timeline) {
    std::map<std::uint64_t, GroupSlice> by_group;
    for (const Residency& each : timeline.residencies) {
        const auto [found, is_new] =
            by_group.try_emplace(each.group, GroupSlice{each.begin, each.end, each.group});
        found->second.begin = std::min(found->second.begin, each.begin);
        found->second.end = std::max(found->second.end, each.end);
    }
    std::vector<GroupSlice> groups;
    groups.reserve(by_group.size());
    for (const auto& [group, slice] : by_group) {
        groups.push_back(slice);
    }
    std::ranges::stable_sort(groups, {}, &GroupSlice::begin);
    return groups;
}

} // namespace

TimelineTracks::TimelineTracks(PerfettoPackets& packets, const HardwareModel& hardware, PerfettoTrack root,
                               std::uint32_t multiprocessor, std::uint32_t rank)
    : packets_(packets), hardware_(hardware) {
    own_ = packets_.add_track(
        {.name = "multiprocessor " + std::to_string(multiprocessor), .parent = root, .rank = rank});
    const std::string slots = std::to_string(hardware.warp_slots);
    occupancy_ = packets_.add_track(
        {.name = "occupancy, % of " + slots + " warp slots", .parent = own_, .rank = 0, .unit = "%"});
    utilisation_ = packets_.add_track(
        {.name = "issue utilisation, % of " + std::to_string(hardware.schedulers) + " schedulers",
         .parent = own_,
         .rank = 1,
         .unit = "%"});
    const PerfettoTrack stalls = packets_.add_track({.name = "stalls", .parent = own_, .rank = 2});
    for (std::size_t i = 0; i < stalls_.size(); ++i) {
        stalls_[i] = packets_.add_track({.name = std::string("stalled warps: ") + stall_names[i],
                                         .parent = stalls,
                                         .rank = static_cast<std::uint32_t>(i),
                                         .unit = "warps"});
    }
    groups_ = packets_.add_track({.name = "work-groups", .parent = own_, .rank = 3});
    slots_ = packets_.add_track({.name = "warp slots", .parent = own_, .rank = 4});
}

void TimelineTracks::add(const TimelineInFile& part) {
    add_occupancy(part);
    add_bins(part);
    add_groups(part);
    add_slots(part);
}

void TimelineTracks::add_occupancy(const TimelineInFile& part) {
    std::map<std::uint64_t, std::int64_t> changes;
    changes[0];
    for (const Residency& each : part.timeline.residencies) {
        ++changes[each.begin];
        --changes[each.end];
    }
    std::int64_t warps = 0;
    for (const auto& [cycle, change] : changes) {
        warps += change;
        if (change != 0 || cycle == 0) {
            packets_.count(occupancy_, part.from + cycle,
                           100.0 * static_cast<double>(warps) / hardware_.warp_slots);
        }
    }
}

void TimelineTracks::add_bins(const TimelineInFile& part) {
    Bins active(part.cycles);
    std::vector<Bins> stalls(stalls_.size(), Bins(part.cycles));
    for (const Interval& interval : part.timeline.intervals) {
        if (interval.state == WarpState::active) {
            active.add(interval.begin, interval.end);
        } else if (const auto stall = stall_index(interval)) {
            stalls[*stall].add(interval.begin, interval.end);
        }
    }
    write_bins(packets_, utilisation_, part.from, active, 100.0 / hardware_.schedulers);
    for (std::size_t i = 0; i < stalls.size(); ++i) {
        write_bins(packets_, stalls_[i], part.from, stalls[i], 1);
    }
}

/// Writes each group into the first row that is free.
void TimelineTracks::add_groups(const TimelineInFile& part) {
    std::vector<std::uint64_t> free_from;
    for (const GroupSlice& slice : groups_of(part.timeline)) {
        const auto free =
            std::ranges::find_if(free_from, [&slice](std::uint64_t end) { return end <= slice.begin; });
        const auto row = static_cast<std::size_t>(free - free_from.begin());
        free_from.resize(std::max(free_from.size(), row + 1));
        free_from[row] = slice.end;
        const PerfettoTrack track = row_of_group(row);
        packets_.begin(track, part.from + slice.begin, "group " + std::to_string(slice.group),
                       {{"group", slice.group}});
        packets_.end(track, part.from + slice.end);
    }
}

void TimelineTracks::add_slots(const TimelineInFile& part) {
    std::vector<std::vector<std::uint32_t>> intervals(part.timeline.residencies.size());
    for (std::size_t i = 0; i < part.states; ++i) {
        intervals[part.timeline.intervals[i].residency].push_back(static_cast<std::uint32_t>(i));
    }
    for (std::uint32_t i = 0; i < part.timeline.residencies.size(); ++i) {
        add_residency(part, i, intervals[i]);
    }
}

void TimelineTracks::add_residency(const TimelineInFile& part, std::uint32_t residency,
                                   const std::vector<std::uint32_t>& intervals) {
    const Residency& warp = part.timeline.residencies[residency];
    const PerfettoTrack track = slot_track(warp.slot);
    packets_.begin(track, part.from + warp.begin,
                   "group " + std::to_string(warp.group) + ", warp " + std::to_string(warp.warp),
                   {{"group", warp.group}, {"warp", std::uint64_t{warp.warp}}});
    for (const std::uint32_t each : intervals) {
        const Interval& interval = part.timeline.intervals[each];
        std::vector<PerfettoValue> values;
        if (interval.state != WarpState::done) {
            values = {{"line", part.places[interval.site]},
                      {"code", part.codes[interval.site]},
                      {"warp_step", std::uint64_t{interval.step} + 1}};
        }
        packets_.begin(track, part.from + interval.begin, state_name(interval), values);
        packets_.end(track, part.from + interval.end);
    }
    packets_.end(track, part.from + warp.end);
}

PerfettoTrack TimelineTracks::row_of_group(std::size_t row) {
    while (group_rows_.size() <= row) {
        group_rows_.push_back(packets_.add_track({.name = "row " + std::to_string(group_rows_.size() + 1),
                                                  .parent = groups_,
                                                  .rank = static_cast<std::uint32_t>(group_rows_.size())}));
    }
    return group_rows_[row];
}

PerfettoTrack TimelineTracks::slot_track(std::uint32_t slot) {
    slot_tracks_.resize(std::max<std::size_t>(slot_tracks_.size(), slot + 1U));
    if (slot_tracks_[slot] == 0) {
        slot_tracks_[slot] =
            packets_.add_track({.name = "warp slot " + std::to_string(slot), .parent = slots_, .rank = slot});
    }
    return slot_tracks_[slot];
}

} // namespace lockstep
