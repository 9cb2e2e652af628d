#include "core/schedule/warps/residents.h"

#include <algorithm>

namespace lockstep {

ResidentSums& ResidentSums::operator+=(const ResidentSums& other) {
    resident_cycles += other.resident_cycles;
    most_at_barrier = std::max(most_at_barrier, other.most_at_barrier);
    return *this;
}

Residents::Residents(std::uint32_t multiprocessor, std::uint32_t at_once, std::uint32_t group_warps,
                     std::uint32_t barrier_cycles, std::span<GroupSpan> spans)
    : multiprocessor_(multiprocessor),
      group_warps_(group_warps),
      barrier_cycles_(barrier_cycles),
      spans_(spans),
      records_(at_once) {
    for (std::uint32_t record = at_once; record-- > 0;) {
        free_records_.push_back(record);
    }
}

std::uint32_t Residents::let_in(std::uint64_t group, Cycles now) {
    const std::uint32_t record = free_records_.back();
    free_records_.pop_back();
    if (groups_++ == 0) {
        resident_since_ = now;
    }
    ResidentGroup& resident = records_[record];
    resident.group = group;
    resident.live = group_warps_;
    resident.at_barrier = 0;
    resident.barrier_taken = 0;
    resident.slots.clear();
    spans_[group] = {now, now, multiprocessor_};
    return record;
}

bool Residents::arrive_at_barrier(std::uint32_t record, Cycles now) {
    ResidentGroup& group = records_[record];
    if (barriers_++ == 0) { // the current cycle counts too, unless it has already been counted
        barrier_since_ = std::max(now - 1, barrier_since_);
    }
    group.barrier_taken = std::max(group.barrier_taken, now) + barrier_cycles_;
    return ++group.at_barrier == group.live;
}

void Residents::leave_barrier(std::uint32_t record, Cycles now) {
    ResidentGroup& group = records_[record];
    barriers_ -= group.at_barrier;
    if (barriers_ == 0) {
        barrier_cycles_so_far_ += now - barrier_since_;
        barrier_since_ = now;
    }
    group.at_barrier = 0;
}

void Residents::leave(std::uint32_t record, Cycles now) {
    spans_[records_[record].group].end = now;
    free_records_.push_back(record);
    if (--groups_ == 0) {
        resident_cycles_ += now - resident_since_;
    }
}

} // namespace lockstep
