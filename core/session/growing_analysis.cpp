#include "core/session/growing_analysis.h"

#include "core/advice/sampled_groups.h"
#include "core/base/threads.h"
#include "core/session/over_groups.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

Error damaged(const std::string& part) {
    return {.code = ErrorCode::recording_damaged, .arguments = {"", part}};
}

/// Returns a column that refers to the memory of `words`.
Column64 borrowed(std::span<const std::uint64_t> words) {
    // The const_cast is safe, because nothing writes to the trace of an analysis.
    auto* const data = const_cast<std::uint64_t*>(words.data());
    return {Block::lent(data, words.size_bytes()), words.size()};
}

/// Returns the log offsets for a launch without any log: every work-item has 0 events.
Column64 no_offsets(const NdRange& range) {
    return Column64(item_count(range) + 1); // new memory is zero
}

} // namespace

Result<std::unique_ptr<GrowingAnalysis>> GrowingAnalysis::begin(Trace head, const HardwareModel& hardware,
                                                                LogKeeper* keeper) {
    if (head.sub_groups && head.sub_groups->width != hardware.warp_width) {
        return Error{ErrorCode::recorded_for_another_width,
                     {std::to_string(head.sub_groups->width), std::to_string(hardware.warp_width)},
                     {},
                     {}};
    }
    const auto wanted = std::exchange(head.part, GroupRange{0, 1});
    if (const auto flaw = find_head_flaw(head)) {
        return damaged(flaw->part);
    }
    const std::uint64_t all = group_count(head.range);
    const std::uint64_t groups = wanted ? std::min(wanted->end, all) : all;
    head.offsets = no_offsets(head.range);
    return std::unique_ptr<GrowingAnalysis>(new GrowingAnalysis(std::move(head), hardware, groups, keeper));
}

GrowingAnalysis::GrowingAnalysis(Trace head, const HardwareModel& hardware, std::uint64_t groups,
                                 LogKeeper* keeper)
    : hardware_(hardware),
      trace_(std::move(head)),
      groups_(groups),
      keeper_(keeper),
      to_sample_(groups_to_sample(groups)),
      sampled_(to_sample_.size()) {
    shape_.emplace(trace_, hardware_, nullptr, groups, worker_count(groups));
    for (std::size_t thread = 0; thread < shape_->threads(); ++thread) {
        checks_.emplace_back(trace_);
    }
}

/// Checks the offsets of a part: they must start at the end of the previous part, not decrease, match the
/// number of entries, and cover only the groups of the part.
bool GrowingAnalysis::takes_offsets(std::span<const std::uint64_t> part, std::uint64_t entries,
                                    GroupRange groups, Column64& offsets) const {
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t first = groups.first * items;
    if (part.size() != groups.count() * items + 1 || part.front() != offsets[first] ||
        part.back() - part.front() != entries || !std::ranges::is_sorted(part)) {
        return false;
    }
    for (std::uint64_t item = 0; item + 1 < part.size(); item += items) {
        if (part[item + items] - part[item] > most_events_of_group) {
            return false;
        }
    }
    std::ranges::copy(part, offsets.data() + first);
    return true;
}

Status GrowingAnalysis::add(const LogPiece& part, const ProgressSink& progress) {
    const std::uint64_t first = parts_.empty() ? 0 : parts_.back().groups.end;
    if (part.groups.first != first || part.groups.end <= first || part.groups.end > groups_) {
        return damaged("groups");
    }
    if (!part.value_offsets.empty() && parts_.empty()) {
        trace_.value_offsets = no_offsets(trace_.range);
    }
    if (part.value_offsets.empty() == trace_.has_values() || (!trace_.has_values() && !part.values.empty()) ||
        !takes_offsets(part.offsets, part.events.size(), part.groups, trace_.offsets) ||
        (trace_.has_values() &&
         !takes_offsets(part.value_offsets, part.values.size(), part.groups, trace_.value_offsets))) {
        return damaged("offsets");
    }
    trace_.events = borrowed(part.events);
    trace_.values = borrowed(part.values);
    trace_.part = part.groups;
    return keep_and_look(part, progress);
}

Status GrowingAnalysis::keep_and_look(const LogPiece& part, const ProgressSink& progress) {
    parts_.push_back({.groups = part.groups});
    const bool has_room = keeper_ != nullptr && keeper_->has_room(part);
    Status done;
    in_threads(has_room ? 2 : 1, [&](std::size_t number) {
        if (number == 1) {
            keep(part);
            return;
        }
        done = over_groups(trace_, std::min(shape_->threads(), worker_count(trace_)), progress,
                           [this](std::size_t thread, Group group) { return look_at(thread, group); });
    });
    // Writing more than the budget is expensive, so a further part is kept only if a second pass is likely.
    if (keeper_ != nullptr && !has_room) {
        shape_->may_want_again() ? keep(part) : stop_keeping();
    }
    return done;
}

/// Writes the part to the file of the keeper. If that fails, no more parts are kept.
void GrowingAnalysis::keep(const LogPiece& part) {
    if (const auto kept = keeper_->keep(part)) {
        parts_.back() = *kept;
    } else {
        stop_keeping();
    }
}

void GrowingAnalysis::stop_keeping() {
    if (!parts_.empty() && parts_.front().file != nullptr) {
        keeper_->drop_from(parts_.front());
    }
    keeper_ = nullptr;
    forget_places();
}

void GrowingAnalysis::forget_places() {
    for (LogPart& part : parts_) {
        part = {.groups = part.groups};
    }
}

/// Checks the log of a group immediately before it is analysed, so that both use the data in the core's
/// cache.
Status GrowingAnalysis::look_at(std::size_t thread, Group group) {
    const GroupRange alone{group.value(), group.value() + 1};
    if (const auto flaw = checks_[thread].flaw_in(alone)) {
        return damaged(flaw->part);
    }
    Status added = shape_->add(thread, group);
    if (const auto place = std::ranges::find(to_sample_, group);
        added.ok() && place != to_sample_.end() && has_room_in_sample(trace_, to_sample_, group)) {
        sampled_[static_cast<std::size_t>(place - to_sample_.begin())] =
            std::make_shared<const GroupSteps>(shape_->steps(thread));
    }
    return added;
}

Result<std::optional<LaunchAnalysis>> GrowingAnalysis::finish(const ProgressSink& progress) {
    shape_->gather();
    const bool wants_again = shape_->wants_again();
    if (parts_.empty() || (wants_again && keeper_ == nullptr)) {
        return std::optional<LaunchAnalysis>();
    }
    if (!wants_again) {
        forget_places();
    } else if (Status done = look_again(progress); !done) {
        return done.error();
    }
    LaunchAnalysis found = shape_->finish(parts_.back().groups.end);
    std::ranges::copy_if(sampled_, std::back_inserter(found.sampled),
                         [](const auto& steps) { return steps != nullptr; });
    return std::optional(std::move(found));
}

Status GrowingAnalysis::look_again(const ProgressSink& progress) {
    trace_.events = Column64(); // releases the memory of the last part, which belongs to another object
    trace_.values = Column64();
    for (const LogPart& part : parts_) {
        if (Status loaded = load_log_part(part, part.groups, trace_); !loaded) {
            return loaded;
        }
        const auto look = [this](std::size_t, Group group) { return shape_->look_again(group); };
        if (Status done = over_groups(trace_, 1, progress, look); !done) {
            return done;
        }
    }
    return {};
}

bool GrowingAnalysis::is_of(const Trace& trace) const {
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t groups = parts_.empty() ? 0 : parts_.back().groups.end;
    const auto are_equal = [=](const Column64& ours, const Column64& theirs) {
        bool equal = ours.size() == theirs.size();
        for (std::uint64_t group = 0; equal && !ours.empty() && group <= groups; ++group) {
            equal = ours[group * items] == theirs[group * items];
        }
        return equal;
    };
    return trace.range.local == trace_.range.local && trace.range.global == trace_.range.global &&
           trace.program.sites.size() == trace_.program.sites.size() &&
           trace.objects.size() == trace_.objects.size() && are_equal(trace_.offsets, trace.offsets) &&
           are_equal(trace_.value_offsets, trace.value_offsets);
}

} // namespace lockstep
