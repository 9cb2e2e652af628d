#include "core/schedule/machine.h"

#include <algorithm>

namespace lockstep {

/// One group to each multiprocessor with room, in turn, until there is no room or no group.
void Machine::dispatch(Cycles now) {
    if (open_.empty()) {
        return;
    }
    std::ranges::sort(open_);
    const auto same = std::ranges::unique(open_);
    open_.erase(same.begin(), same.end());
    std::vector<std::uint32_t> round;
    while (!open_.empty() && next_group_ < streams_.groups.size()) {
        round.swap(open_);
        open_.clear();
        for (const std::uint32_t multiprocessor : round) {
            if (multiprocessors_[multiprocessor].free_groups.empty()) {
                continue;
            }
            if (next_group_ < streams_.groups.size()) {
                place(multiprocessor, now);
                open_.push_back(multiprocessor);
            }
        }
        std::ranges::sort(open_);
        const auto twice = std::ranges::unique(open_);
        open_.erase(twice.begin(), twice.end());
    }
    open_.clear();
}

void Machine::place(std::uint32_t multiprocessor, Cycles now) {
    Multiprocessor& m = multiprocessors_[multiprocessor];
    const std::uint32_t index = m.free_groups.back();
    m.free_groups.pop_back();
    if (m.groups++ == 0) {
        m.resident_since = now;
    }
    ResidentGroup& group = groups_[index];
    group.group = next_group_++;
    group.live = streams_.group_warps;
    group.at_barrier = 0;
    group.slots.clear();
    result_.groups[group.group] = {now, now, multiprocessor};
    const StreamChunk& chunk = streams_.chunks[streams_.groups[group.group].chunk];
    std::uint32_t from = multiprocessor * slots_;
    for (std::uint32_t warp = 0; warp < streams_.group_warps; ++warp) {
        const std::uint32_t number = take_slot(multiprocessor, from);
        from = number + 1;
        const auto steps = streams_.instructions(group.group, warp);
        Slot& slot = slot_[number];
        slot = {};
        slot.first = slot.next = steps.data();
        slot.end = steps.data() + steps.size();
        slot.lines = chunk.lines.data();
        slot.since = now;
        slot.resident_group = index;
        slot.taken = true;
        SchedulerView& view = schedulers_[scheduler_of(number)].view;
        view.resident |= std::uint64_t{1} << place_in_scheduler(number);
        view.age[place_in_scheduler(number)] = age_++;
        group.slots.push_back(number);
        recorder_.enter(number, group.group, warp, now);
    }
    const std::vector<std::uint32_t> slots =
        group.slots; // the last that is done gives the group's record back
    for (const std::uint32_t number : slots) {
        go_on(number, now);
    }
}

/// The lowest free one from there on: there are as many as resident groups have warps.
std::uint32_t Machine::take_slot(std::uint32_t multiprocessor, std::uint32_t from) const {
    std::uint32_t number = std::max(from, multiprocessor * slots_);
    while (slot_[number].taken) {
        ++number;
    }
    return number;
}

void Machine::arrive_at_barrier(std::uint32_t number, Cycles now) {
    Multiprocessor& m = multiprocessors_[number / slots_];
    if (m.barriers++ == 0) { // its own cycle counts, but no cycle twice
        m.barrier_since = std::max(now - 1, m.barrier_since);
    }
    block(number, now, 0, WaitReason::barrier);
    ResidentGroup& group = groups_[slot_[number].resident_group];
    if (++group.at_barrier == group.live) {
        release(group, now);
    }
}

void Machine::release(ResidentGroup& group, Cycles now) {
    Multiprocessor& m = multiprocessors_[group.slots.front() / slots_];
    m.barriers -= group.at_barrier;
    if (m.barriers == 0) {
        m.barrier_cycles += now - m.barrier_since;
        m.barrier_since = now;
    }
    group.at_barrier = 0;
    for (const std::uint32_t number : group.slots) {
        Slot& slot = slot_[number];
        if (slot.state == WarpState::blocked && slot.reason == WaitReason::barrier) {
            unblock(number, now);
            ++slot.next;
            slot.reason = WaitReason::none;
            go_on(number, now);
        }
    }
}

void Machine::finish_warp(std::uint32_t number, Cycles now) {
    Slot& slot = slot_[number];
    slot.state = WarpState::done;
    slot.since = now;
    schedulers_[scheduler_of(number)].view.active &= ~(std::uint64_t{1} << place_in_scheduler(number));
    ResidentGroup& group = groups_[slot.resident_group];
    if (--group.live == 0) {
        finish_group(number, now);
    } else if (group.at_barrier == group.live) {
        release(group, now);
    }
}

void Machine::finish_group(std::uint32_t number, Cycles now) {
    const std::uint32_t multiprocessor = number / slots_;
    const std::uint32_t index = slot_[number].resident_group;
    Multiprocessor& m = multiprocessors_[multiprocessor];
    for (const std::uint32_t each : groups_[index].slots) {
        Slot& slot = slot_[each];
        recorder_.add(each, {slot.since, now, 0, static_cast<std::uint32_t>(slot.next - slot.first), 0,
                             WarpState::done, WaitReason::none});
        recorder_.leave(each, now);
        slot.taken = false;
        schedulers_[scheduler_of(each)].view.resident &= ~(std::uint64_t{1} << place_in_scheduler(each));
    }
    result_.groups[groups_[index].group].end = now;
    m.free_groups.push_back(index);
    if (--m.groups == 0) {
        m.resident_cycles += now - m.resident_since;
    }
    open_.push_back(multiprocessor);
}

} // namespace lockstep
