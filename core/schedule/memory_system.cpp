#include "core/schedule/memory_system.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

std::uint32_t count(std::uint32_t sectors) {
    return static_cast<std::uint32_t>(std::popcount(sectors));
}

/// The lowest `most` of the set bits.
std::uint32_t first_bits(std::uint32_t bits, std::uint32_t most) {
    while (count(bits) > most) {
        bits &= ~std::bit_floor(bits);
    }
    return bits;
}

CacheShape shape_of(const HardwareModel& hardware, std::uint32_t bytes, std::uint32_t ways) {
    return {hardware.caches != 0 ? bytes : 0, ways, std::max(hardware.line_bytes, hardware.sector_bytes),
            replacement_of(hardware)};
}

} // namespace

MemorySystem::MemorySystem(const HardwareModel& hardware, std::uint64_t global_bytes,
                           std::optional<CostKind> without, bool with_miss_kinds)
    : hardware_(hardware),
      without_(without),
      with_miss_kinds_(with_miss_kinds),
      l2_is_warm_(hardware.warm_l2 != 0 && hardware.caches != 0 && global_bytes <= hardware.l2_bytes),
      l1_shape_(shape_of(hardware, hardware.l1_bytes, hardware.l1_ways)),
      pipe_(hardware),
      texels_a_cycle_(hardware.texels_per_cycle),
      near_(hardware.multiprocessors),
      l2_(shape_of(hardware, hardware.l2_bytes, hardware.l2_ways)),
      l2_mover_(hardware.l2_bytes_per_cycle),
      l2_writes_(hardware.l2_write_bytes_per_cycle),
      dram_(hardware.dram_bytes_per_cycle),
      atomics_(hardware) {
    if (with_miss_kinds) {
        l2_kinds_.emplace(shape_of(hardware, hardware.l2_bytes, hardware.l2_ways));
    }
}

MemorySystem::Served MemorySystem::serve(std::uint32_t at, Operation operation, const WarpInstruction& step,
                                         std::span<const TouchedLine> lines, std::uint64_t own,
                                         CacheFigures& figures) {
    switch (operation) {
    case Operation::local_read:
    case Operation::local_write:
    case Operation::exchange:
        return local(near_[at], operation, step, own);
    case Operation::image_read:
    case Operation::image_write:
        return image(near_[at], operation, step, own);
    default:
        return global(near_[at], operation, step, lines, own, figures);
    }
}

void MemorySystem::pass_by(std::uint32_t at, const MaskedSide& side, std::uint64_t own) {
    Near& near = near_[at];
    if (side.local != 0) {
        near.local_free = std::max(near.local_free, own) + side.local;
    }
    if (side.global != 0) {
        global_free(near) = std::max(global_free(near), own) + side.global;
    }
}

std::uint64_t MemorySystem::drained() const {
    return std::max({l2_mover_.cycles(l2_mover_.moved_to), l2_writes_.cycles(l2_writes_.moved_to),
                     dram_.cycles(dram_.moved_to), atomics_.drained()});
}

MemorySystem::Served MemorySystem::local(Near& near, Operation operation, const WarpInstruction& step,
                                         std::uint64_t own) const {
    const std::uint32_t passes = operation == Operation::exchange  ? 1
                                 : without_ == CostKind::conflicts ? step.fewest
                                                                   : step.passes;
    near.local_free = std::max(near.local_free, own) + passes;
    return {near.local_free + (answers(operation) ? hardware_.latency_local : 0), near.local_free,
            step.passes - step.fewest};
}

MemorySystem::Served MemorySystem::image(Near& near, Operation operation, const WarpInstruction& step,
                                         std::uint64_t own) const {
    const std::uint64_t cycles = texels_a_cycle_.quotient(step.passes + hardware_.texels_per_cycle - 1);
    near.image_free = std::max(near.image_free, own) + std::max<std::uint64_t>(1, cycles);
    const std::uint32_t latency = l1_shape_.bytes != 0 ? hardware_.latency_l1 : hardware_.latency_global;
    return {near.image_free + (answers(operation) ? latency : 0), near.image_free, 0};
}

MemorySystem::Served MemorySystem::global(Near& near, Operation operation, const WarpInstruction& step,
                                          std::span<const TouchedLine> lines, std::uint64_t own,
                                          CacheFigures& figures) {
    const Travel travelled = travel(near, operation, step, lines, figures);
    const bool at_best = without_ == CostKind::uncoalesced;
    const bool writes = operation == Operation::global_write;
    const std::uint32_t least_lines =
        (step.fewest * hardware_.sector_bytes + hardware_.line_bytes - 1) / hardware_.line_bytes;
    const std::uint64_t all_cycles =
        writes ? pipe_.of_write(step.passes) : pipe_.of_read(step.passes, step.line_count);
    const std::uint64_t least_cycles =
        writes ? pipe_.of_write(step.fewest) : pipe_.of_read(step.fewest, least_lines);
    is_uncoalesced_ |= all_cycles != least_cycles || travelled.all != travelled.least;
    const std::uint64_t cycles = at_best ? least_cycles : all_cycles;
    const Traffic& moved = at_best ? travelled.least : travelled.all;
    const std::uint64_t start = std::max(global_free(near), own);
    const std::uint64_t taken = start + cycles;
    global_free(near) = taken;
    std::uint64_t end = taken;
    std::uint64_t busy = cycles; // pipe, L2 and DRAM work side by side: the slowest of them counts
    std::uint64_t least_busy = least_cycles;
    const auto pass = [&](Mover& mover, std::uint64_t Traffic::*level) {
        if (travelled.all.*level != 0) {
            const std::uint64_t moved_at = mover.move(start, moved.*level);
            if (answers(operation)) {
                end = std::max(end, moved_at);
                busy = std::max(busy, mover.cycles(travelled.all.*level));
                least_busy = std::max(least_busy, mover.cycles(travelled.least.*level));
            }
        }
    };
    pass(writes ? l2_writes_ : l2_mover_, &Traffic::l2);
    pass(dram_, &Traffic::dram);
    if (operation == Operation::global_atomic || operation == Operation::global_reduction) {
        const std::uint32_t turns = operation == Operation::global_atomic ? step.atomic_passes : step.passes;
        end = std::max(end, atomics_.serve(step, turns, lines, start));
    }
    Served served{end, taken, step.passes == step.fewest ? 0 : busy - std::min(busy, least_busy)};
    if (answers(operation)) {
        served.ready = std::max(end + travelled.latency, travelled.available_at);
    }
    for (std::uint64_t* arrival : arrivals_) {
        *arrival = std::max(*arrival, served.ready);
    }
    return served;
}

MemorySystem::Travel MemorySystem::travel(Near& near, Operation operation, const WarpInstruction& step,
                                          std::span<const TouchedLine> lines, CacheFigures& figures) {
    Travel result;
    arrivals_.clear();
    std::uint32_t left = step.fewest; // sectors that are still among the fewest
    for (const TouchedLine line : lines) {
        const std::uint32_t wanted = sectors_of(line);
        const std::uint32_t least = first_bits(wanted, left);
        left -= count(least);
        if (operation == Operation::global_read) {
            read(near, line, least, result, figures);
        } else if (operation == Operation::global_write) {
            write_l2(line, least, result);
        } else {
            atomic(line, least, result, figures);
        }
    }
    return result;
}

void MemorySystem::read(Near& near, TouchedLine line, std::uint32_t least, Travel& travel,
                        CacheFigures& figures) {
    const std::uint32_t wanted = sectors_of(line);
    std::uint32_t missing = wanted;
    if (l1_shape_.bytes != 0) {
        const auto found = l1_of(near).read(line);
        missing = wanted & ~found.hit;
        figures.l1.hits += count(found.hit);
        figures.l1.misses += count(missing);
        if (near.kinds) {
            figures.l1.kinds += near.kinds->classify(line, missing);
        }
        if (found.hit != 0) {
            travel.latency = std::max(travel.latency, hardware_.latency_l1);
            travel.available_at = std::max(travel.available_at, found.available_at);
        }
        if (found.arrival != nullptr) {
            arrivals_.push_back(found.arrival);
        }
    }
    if (missing != 0) {
        read_l2(touched_line(line_number(line), missing), least & missing, travel, figures);
    }
}

void MemorySystem::read_l2(TouchedLine line, std::uint32_t least, Travel& travel, CacheFigures& figures) {
    const std::uint32_t wanted = sectors_of(line);
    if (!l2_.exists()) {
        travel.latency = std::max(travel.latency, hardware_.latency_global);
        add(wanted, least, &Traffic::dram, travel);
        return;
    }
    if (l2_is_warm_) {
        figures.l2.hits += count(wanted);
        add(wanted, least, &Traffic::l2, travel);
        travel.latency = std::max(travel.latency, hardware_.latency_l2);
        return;
    }
    const auto found = l2_.read(line);
    const std::uint32_t missing = wanted & ~found.hit;
    figures.l2.hits += count(found.hit);
    figures.l2.misses += count(missing);
    if (l2_kinds_) {
        figures.l2.kinds += l2_kinds_->classify(line, missing);
    }
    add(wanted, least, &Traffic::l2, travel);
    add(missing, least & missing, &Traffic::dram, travel);
    add(found.written_back, found.written_back, &Traffic::dram, travel);
    if (missing != 0) {
        travel.latency = std::max(travel.latency, hardware_.latency_global);
    }
    if (found.hit != 0) {
        travel.latency = std::max(travel.latency, hardware_.latency_l2);
        travel.available_at = std::max(travel.available_at, found.available_at);
    }
    if (found.arrival != nullptr) {
        arrivals_.push_back(found.arrival);
    }
}

void MemorySystem::write_l2(TouchedLine line, std::uint32_t least, Travel& travel) {
    const std::uint32_t wanted = sectors_of(line);
    if (!l2_.exists()) {
        add(wanted, least, &Traffic::dram, travel);
        return;
    }
    add(wanted, least, &Traffic::l2, travel);
    if (l2_is_warm_) {
        return;
    }
    const auto found = l2_.write(line);
    add(found.written_back, found.written_back, &Traffic::dram, travel);
}

/// Atomics are done where all multiprocessors meet: in L2, or in DRAM without one.
void MemorySystem::atomic(TouchedLine line, std::uint32_t least, Travel& travel, CacheFigures& figures) {
    read_l2(line, least, travel, figures);
    if (l2_.exists() && !l2_is_warm_) {
        l2_.write(line);
    }
}

void MemorySystem::add(std::uint32_t sectors, std::uint32_t least, std::uint64_t Traffic::*level,
                       Travel& travel) const {
    travel.all.*level += std::uint64_t{count(sectors)} * hardware_.sector_bytes;
    travel.least.*level += std::uint64_t{count(least)} * hardware_.sector_bytes;
}

SetAssociativeCache& MemorySystem::l1_of(Near& near) const {
    if (!near.l1) {
        near.l1 = std::make_unique<SetAssociativeCache>(l1_shape_);
        near.kinds = with_miss_kinds_ ? std::make_unique<MissClassifier>(l1_shape_) : nullptr;
    }
    return *near.l1;
}

} // namespace lockstep
