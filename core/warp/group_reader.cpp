#include "core/warp/group_reader.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <string>

namespace lockstep {
namespace {

constexpr std::uint64_t most_lanes = 65536; // limit, because lane numbers have 16 bits

template <class T>
void grow(std::vector<T>& column, std::size_t size) {
    if (column.size() < size) {
        column.resize(size);
    }
}

bool is_known(FaultKind kind) {
    return kind >= FaultKind::out_of_bounds && kind <= FaultKind::private_misaligned;
}

} // namespace

GroupReader::GroupReader(const Trace& trace, WarpShape shape)
    : trace_(trace),
      items_(static_cast<std::uint32_t>(std::min(items_per_group(trace.range), most_lanes + 1))),
      width_(shape.width == 0 ? items_ : shape.width),
      next_(items_),
      end_(items_) {}

bool GroupReader::open(Group group, GroupSteps& steps) {
    assert(group.value() >= trace_.groups().first && group.value() < trace_.groups().end);
    steps_ = &steps;
    written_ = 0;
    first_item_ = group.value() * items_;
    failed_item_ = 0;
    set_round(0, Site());
    steps.group = group;
    steps.warp_width = width_;
    steps.items = items_;
    steps.warps = (items_ + width_ - 1) / width_;
    steps.ticks.clear();
    steps.steps.clear();
    steps.faults.clear();
    const std::uint64_t* const offsets = trace_.offsets.data() + first_item_;
    first_event_ = offsets[0];
    const std::uint64_t count = offsets[items_] - first_event_;
    next_[0] = 0;
    if (items_ == 0 || items_ > most_lanes || count > std::numeric_limits<std::uint32_t>::max()) {
        return false;
    }
    events_ = trace_.events.data() + (first_event_ - trace_.first_event());
    for (std::uint32_t i = 0; i < items_; ++i) {
        next_[i] = static_cast<std::uint32_t>(offsets[i] - first_event_);
        end_[i] = static_cast<std::uint32_t>(offsets[i + 1] - first_event_);
    }
    // Reserves the minimum size up front, because a growing vector temporarily needs up to three times its
    // size.
    steps.ticks.reserve(count / items_);
    steps.steps.reserve(count / std::min(items_, width_));
    grow(steps.lanes, count);
    grow(steps.payloads, count);
    grow(steps.events, count);
    return true;
}

bool GroupReader::take_faults(std::uint32_t item, std::uint32_t site) {
    const std::uint32_t first = next_[item];
    std::uint32_t at = first;
    while (at != end_[item] && is_fault(events_[at])) {
        ++at;
    }
    next_[item] = at;
    if (at == end_[item] || events_[at] >> payload_bits != site) {
        return fail(item);
    }
    for (std::uint32_t i = first; i != at; ++i) {
        const Fault fault = fault_of(events_[i]);
        if (!is_known(fault.kind) || fault.site.index() >= trace_.program.sites.size()) {
            next_[item] = i;
            return fail(item);
        }
        const bool speaks_of_event = !stands_alone(fault.kind);
        steps_->faults.push_back({fault, WorkItem(first_item_ + item), first_event_ + i,
                                  speaks_of_event ? event_payload(events_[at]) : 0});
    }
    return true;
}

bool GroupReader::close() {
    for (std::uint32_t item = 0; item < items_; ++item) {
        for (; next_[item] != end_[item]; ++next_[item]) {
            const std::uint32_t at = next_[item];
            const Fault fault = fault_of(events_[at]);
            if (!is_fault(events_[at]) || !stands_alone(fault.kind) ||
                fault.site.index() >= trace_.program.sites.size()) {
                return fail(item);
            }
            steps_->faults.push_back({fault, WorkItem(first_item_ + item), first_event_ + at, 0});
        }
    }
    steps_->lanes.resize(written_);
    steps_->payloads.resize(written_);
    steps_->events.resize(written_);
    return true;
}

bool GroupReader::fail(std::uint32_t item) {
    failed_item_ = item;
    return false;
}

Error GroupReader::error() const {
    const std::uint64_t item = first_item_ + failed_item_;
    const std::uint64_t event = first_event_ + next_[failed_item_] - trace_.offsets[item];
    return {ErrorCode::trace_mismatch, {std::to_string(item), std::to_string(event)}, {}, {}};
}

} // namespace lockstep
