#include "core/schedule/memory/far_memory.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

/// Completes the result of an L1 lookup with the responses to earlier requests on which it depends.
void settle(std::span<const OpenLine> lines, Travel& travel) {
    for (const OpenLine& line : lines) {
        if (line.is_new) {
            line.arrival->at = 0;
        }
        if (line.is_wanted) {
            travel.available_at = std::max<std::uint64_t>(travel.available_at, line.arrival->at);
        }
    }
}

void arrive(std::span<const OpenLine> lines, std::uint64_t ready) {
    for (const OpenLine& line : lines) {
        if (line.is_fetched) {
            line.arrival->wait_for(ready);
            --line.arrival->unknown;
        }
    }
}

} // namespace

FarMemory::FarMemory(const HardwareModel& hardware, std::uint64_t global_bytes,
                     std::optional<CostKind> without, bool with_miss_kinds, std::size_t sites)
    : hardware_(hardware),
      at_best_(without == CostKind::uncoalesced),
      l2_(l2_state_of(hardware, global_bytes) == L2State::cold
              ? shape_of(hardware, hardware.l2_bytes, hardware.l2_ways)
              : CacheShape()),
      l2_mover_(hardware.l2_bytes_per_cycle),
      l2_writes_(hardware.l2_write_bytes_per_cycle),
      dram_(hardware.dram_bytes_per_cycle),
      atomics_(hardware),
      figures_(sites) {
    if (with_miss_kinds) {
        l2_kinds_.emplace(shape_of(hardware, hardware.l2_bytes, hardware.l2_ways));
    }
}

void FarMemory::serve_next(Outbox& outbox) {
    FarRequest& request = outbox.requests[outbox.served++];
    const std::span<const OpenLine> open(outbox.open.data() + request.first_open, request.open_count);
    Travel travel = request.travel;
    settle(open, travel);
    arrivals_.clear();
    for (std::uint32_t i = 0; i < request.far_count; ++i) {
        look_up(request, outbox.far[request.first_far + i], travel);
    }
    if (request.passes_l1) {
        look_up_all(request, travel);
    }
    is_uncoalesced_ |= travel.all != travel.least;
    move(request, travel);
    arrive(open, request.ready);
    for (Arrival* arrival : arrivals_) {
        arrival->wait_for(request.ready);
    }
}

std::uint64_t FarMemory::drained() const {
    return std::max({l2_mover_.cycles(l2_mover_.moved_to), l2_writes_.cycles(l2_writes_.moved_to),
                     dram_.cycles(dram_.moved_to), atomics_.drained()});
}

/// Computes the cycle in which the response to a request arrives. This is determined by the slowest of the
/// pipe, L2 and DRAM, because they work in parallel.
void FarMemory::move(FarRequest& request, const Travel& travelled) {
    const WarpInstruction& step = *request.step;
    const bool is_answered = answers(request.operation);
    const Traffic& moved = at_best_ ? travelled.least : travelled.all;
    std::uint64_t end = request.taken;
    std::uint64_t busy = request.taken - request.start;
    std::uint64_t least_busy = request.least_cycles;
    const auto pass = [&](Mover& mover, std::uint64_t Traffic::*level) {
        if (travelled.all.*level != 0) {
            const std::uint64_t moved_at = mover.move(request.start, moved.*level);
            if (is_answered) {
                end = std::max(end, moved_at);
                busy = std::max(busy, mover.cycles(travelled.all.*level));
                least_busy = std::max(least_busy, mover.cycles(travelled.least.*level));
            }
        }
    };
    pass(request.operation == Operation::global_write ? l2_writes_ : l2_mover_, &Traffic::l2);
    pass(dram_, &Traffic::dram);
    if (is_global_atomic(request.operation)) {
        const AtomicTurns turns = {request.operation == Operation::global_reduction ? step.passes
                                                                                    : step.atomic_passes,
                                   request.operation == Operation::global_exchange};
        end = std::max(end, atomics_.serve(step, turns, {request.lines, step.line_count}, request.start));
    }
    request.extra = step.passes == step.fewest ? 0 : busy - std::min(busy, least_busy);
    request.ready = is_answered ? std::max(end + travelled.latency, travelled.available_at) : end;
}

void FarMemory::look_up_all(const FarRequest& request, Travel& travel) {
    std::uint32_t left = request.step->fewest; // how many of the remaining sectors belong to the minimum
    for (const TouchedLine line : std::span(request.lines, request.step->line_count)) {
        const std::uint32_t least = first_bits(sectors_of(line), left);
        left -= sector_count(least);
        look_up(request, {line, least}, travel);
    }
}

/// Looks up a line in L2. Atomics are performed in L2, so an atomic reads the line into L2 and leaves the
/// changed value there.
void FarMemory::look_up(const FarRequest& request, FarLine line, Travel& travel) {
    if (request.operation == Operation::global_write) {
        write(line, travel);
        return;
    }
    read(line, travel, figures_[request.step->site].l2);
    if (request.operation != Operation::global_read) {
        l2_.write(line.wanted);
    }
}

void FarMemory::read(FarLine line, Travel& travel, CacheCounts& figures) {
    const std::uint32_t wanted = sectors_of(line.wanted);
    const auto found = l2_.read(line.wanted);
    const std::uint32_t missing = wanted & ~found.hit;
    figures.hits += sector_count(found.hit);
    figures.misses += sector_count(missing);
    if (l2_kinds_) {
        figures.kinds += l2_kinds_->classify(line.wanted, missing);
    }
    const std::uint32_t bytes = hardware_.sector_bytes;
    const std::uint32_t written_back = sector_count(found.written_back);
    travel.add(sector_count(wanted), sector_count(line.least), &Traffic::l2, bytes);
    travel.add(sector_count(missing), sector_count(line.least & missing), &Traffic::dram, bytes);
    travel.add(written_back, written_back, &Traffic::dram, bytes);
    if (missing != 0) {
        travel.latency = std::max(travel.latency, hardware_.latency_global);
        arrivals_.push_back(found.arrival);
    }
    if (found.hit != 0) {
        travel.latency = std::max(travel.latency, hardware_.latency_l2);
        travel.available_at = std::max<std::uint64_t>(travel.available_at, found.arrival->at);
    }
}

void FarMemory::write(FarLine line, Travel& travel) {
    const auto found = l2_.write(line.wanted);
    const std::uint32_t bytes = hardware_.sector_bytes;
    const std::uint32_t written_back = sector_count(found.written_back);
    travel.add(sector_count(sectors_of(line.wanted)), sector_count(line.least), &Traffic::l2, bytes);
    travel.add(written_back, written_back, &Traffic::dram, bytes);
}

} // namespace lockstep
