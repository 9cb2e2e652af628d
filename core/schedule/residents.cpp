#include "core/schedule/residents.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace lockstep {

Residents::Residents(std::uint32_t multiprocessors, std::uint32_t at_once, std::uint32_t group_warps,
                     std::size_t groups, std::uint32_t barrier_cycles)
    : group_warps_(group_warps),
      barrier_cycles_(barrier_cycles),
      records_(std::size_t{at_once} * multiprocessors),
      multiprocessors_(multiprocessors),
      further_(multiprocessors),
      spans_(groups) {
    std::iota(further_.begin(), further_.end(), 0U);
    for (std::uint32_t m = 0; m < multiprocessors; ++m) {
        for (std::uint32_t i = at_once; i-- > 0;) {
            multiprocessors_[m].free_records.push_back(m * at_once + i);
            records_[m * at_once + i].multiprocessor = m;
        }
    }
}

std::optional<std::uint32_t> Residents::admit(Cycles now) {
    if (!may_admit()) {
        return std::nullopt;
    }
    const std::optional<std::uint32_t> multiprocessor = next_with_room();
    return multiprocessor ? std::optional(let_in(*multiprocessor, now)) : std::nullopt;
}

std::optional<std::uint32_t> Residents::next_with_room() {
    while (!round_.empty() || !further_.empty()) {
        if (round_.empty()) {
            round_.swap(further_);
            std::ranges::sort(round_, std::greater());
            round_.erase(std::unique(round_.begin(), round_.end()), round_.end());
            std::erase_if(round_,
                          [this](std::uint32_t m) { return multiprocessors_[m].free_records.empty(); });
            continue;
        }
        const std::uint32_t multiprocessor = round_.back(); // has had room since the round began
        round_.pop_back();
        return multiprocessor;
    }
    return std::nullopt;
}

std::uint32_t Residents::let_in(std::uint32_t multiprocessor, Cycles now) {
    Multiprocessor& m = multiprocessors_[multiprocessor];
    const std::uint32_t record = m.free_records.back();
    m.free_records.pop_back();
    further_.push_back(multiprocessor);
    if (m.groups++ == 0) {
        m.resident_since = now;
    }
    ResidentGroup& group = records_[record];
    group.group = next_group_++;
    group.live = group_warps_;
    group.at_barrier = 0;
    group.barrier_taken = 0;
    group.slots.clear();
    spans_[group.group] = {now, now, multiprocessor};
    return record;
}

bool Residents::arrive_at_barrier(std::uint32_t record, Cycles now) {
    ResidentGroup& group = records_[record];
    Multiprocessor& m = multiprocessors_[group.multiprocessor];
    if (m.barriers++ == 0) { // its own cycle counts, but no cycle twice
        m.barrier_since = std::max(now - 1, m.barrier_since);
    }
    group.barrier_taken = std::max(group.barrier_taken, now) + barrier_cycles_;
    return ++group.at_barrier == group.live;
}

void Residents::leave_barrier(std::uint32_t record, Cycles now) {
    ResidentGroup& group = records_[record];
    Multiprocessor& m = multiprocessors_[group.multiprocessor];
    m.barriers -= group.at_barrier;
    if (m.barriers == 0) {
        m.barrier_cycles += now - m.barrier_since;
        m.barrier_since = now;
    }
    group.at_barrier = 0;
}

void Residents::leave(std::uint32_t record, Cycles now) {
    const ResidentGroup& group = records_[record];
    Multiprocessor& m = multiprocessors_[group.multiprocessor];
    spans_[group.group].end = now;
    if (--m.groups == 0) {
        m.resident_cycles += now - m.resident_since;
    }
}

void Residents::make_room(std::uint32_t record) {
    const std::uint32_t multiprocessor = records_[record].multiprocessor;
    multiprocessors_[multiprocessor].free_records.push_back(record);
    if (has_more()) {
        further_.push_back(multiprocessor);
    }
}

ResidentSums Residents::sums() const {
    ResidentSums sums;
    std::vector<bool> used(multiprocessors_.size());
    for (const GroupSpan& span : spans_) {
        sums.group_cycles += span.end - span.begin;
        used[span.multiprocessor] = true;
    }
    sums.multiprocessors = static_cast<std::uint32_t>(std::ranges::count(used, true));
    for (const Multiprocessor& m : multiprocessors_) {
        sums.resident_cycles += m.resident_cycles;
        sums.most_at_barrier = std::max(sums.most_at_barrier, m.barrier_cycles);
    }
    return sums;
}

} // namespace lockstep
