#include "tests/support/slow/slow_cache.h"

#include <algorithm>

namespace lockstep::test {
namespace {

CacheShape shape_of(const HardwareModel& hardware, std::uint32_t bytes, std::uint32_t ways) {
    return {hardware.caches != 0 ? bytes : 0, ways, hardware.line_bytes};
}

bool brings_value(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           operation == Operation::global_atomic || operation == Operation::global_reduction;
}

bool is_atomic(Operation operation) {
    return operation == Operation::global_atomic || operation == Operation::global_reduction;
}

} // namespace

SlowCache::SlowCache(const CacheShape& shape)
    : sets_(shape.bytes == 0 ? 0 : std::max<std::uint64_t>(1, shape.bytes / shape.line_bytes / shape.ways)),
      ways_(shape.ways) {}

SlowCache::Line* SlowCache::find(std::uint64_t number) {
    std::vector<Line>& set = lines_[number % sets_];
    const auto found = std::ranges::find(set, number, &Line::number);
    if (found == set.end()) {
        return nullptr;
    }
    std::rotate(set.begin(), found, found + 1);
    return &set.front();
}

void SlowCache::set_arrival(std::uint64_t number, std::uint64_t arrival) {
    for (Line& line : lines_[number % sets_]) {
        line.arrival = line.number == number ? std::max(line.arrival, arrival) : line.arrival;
    }
}

std::size_t SlowCache::insert(std::uint64_t number) {
    std::vector<Line>& set = lines_[number % sets_];
    std::size_t dirty = 0;
    if (set.size() == ways_) {
        dirty = set.back().dirty.size();
        set.pop_back();
    }
    set.insert(set.begin(), Line{.number = number});
    return dirty;
}

SlowMemory::SlowMemory(const HardwareModel& hardware, std::uint64_t global_bytes,
                       std::optional<CostKind> without)
    : hardware_(hardware),
      is_warm_(hardware.warm_l2 == 1 && hardware.caches == 1 && global_bytes <= hardware.l2_bytes),
      without_(without),
      local_free_(hardware.multiprocessors),
      global_free_(hardware.multiprocessors),
      l1_(hardware.multiprocessors, SlowCache(shape_of(hardware, hardware.l1_bytes, hardware.l1_ways))),
      l2_(shape_of(hardware, hardware.l2_bytes, hardware.l2_ways)) {}

std::uint64_t SlowMemory::serve(std::uint32_t at, Operation operation, const WarpInstruction& step,
                                const TouchedLine* lines, std::uint64_t own) {
    if (operation != Operation::local_read && operation != Operation::local_write) {
        return global(at, operation, step, lines, own);
    }
    std::uint64_t& free = local_free_[at];
    free = std::max(free, own) + (without_ == CostKind::conflicts ? step.fewest : step.passes);
    taken = free;
    return free + (brings_value(operation) ? hardware_.latency_local : 0);
}

void SlowMemory::pass_by(std::uint32_t at, const MaskedSide& side, std::uint64_t own) {
    for (std::uint32_t i = 0; i < side.local; ++i) {
        local_free_[at] = std::max(local_free_[at], own) + 1;
    }
    for (std::uint32_t i = 0; i < side.global; ++i) {
        global_free(at) = std::max(global_free(at), own) + 1;
    }
}

std::uint64_t SlowMemory::drained() const {
    std::uint64_t end = std::max(rounded_up(l2_moved_to_, hardware_.l2_bytes_per_cycle),
                                 rounded_up(dram_moved_to_, hardware_.dram_bytes_per_cycle));
    end = std::max(end, rounded_up(l2_written_to_, hardware_.l2_write_bytes_per_cycle));
    for (const auto& [slice, until] : slices_) {
        end = std::max(end, rounded_up(until, hardware_.atomics_per_kilocycle));
    }
    return end;
}

std::uint64_t SlowMemory::global(std::uint32_t at, Operation operation, const WarpInstruction& step,
                                 const TouchedLine* lines, std::uint64_t own) {
    l2_moved_ = dram_moved_ = {};
    latency_ = available_at_ = 0;
    fetched_.clear();
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i < step.line_count; ++i) {
        const TouchedLine line = lines[step.first_line + i];
        for (unsigned sector = 0; sector < sector_mask_bits; ++sector) {
            if ((sectors_of(line) >> sector & 1) != 0) {
                const bool among_least = count++ < step.fewest;
                if (operation == Operation::global_write) {
                    write(line_number(line), sector, among_least);
                } else {
                    read(at, operation, line_number(line), sector, among_least);
                }
            }
        }
    }
    const std::uint64_t sectors = without_ == CostKind::uncoalesced ? step.fewest : step.passes;
    const std::uint64_t start = std::max(global_free(at), own);
    const bool writes = operation == Operation::global_write;
    const std::uint64_t rate = writes ? hardware_.write_sectors_per_cycle : hardware_.sectors_per_cycle;
    const std::uint64_t touched = without_ == CostKind::uncoalesced
                                      ? rounded_up(sectors * hardware_.sector_bytes, hardware_.line_bytes)
                                      : step.line_count;
    const std::uint64_t looked_up = writes ? 0 : rounded_up(touched, hardware_.lines_per_cycle);
    global_free(at) = start + std::max<std::uint64_t>({1, rounded_up(sectors, rate), looked_up});
    std::uint64_t end = taken = global_free(at);
    const std::uint64_t l2_end =
        writes ? move(l2_written_to_, hardware_.l2_write_bytes_per_cycle, start, l2_moved_)
               : move(l2_moved_to_, hardware_.l2_bytes_per_cycle, start, l2_moved_);
    const std::uint64_t dram_end = move(dram_moved_to_, hardware_.dram_bytes_per_cycle, start, dram_moved_);
    if (is_atomic(operation)) {
        end = std::max(end, atomic(operation, step, lines, start));
    }
    if (brings_value(operation)) {
        end = std::max({end + latency_, l2_end + latency_, dram_end + latency_, available_at_});
        for (auto& [cache, line] : fetched_) {
            cache->set_arrival(line, end);
        }
    }
    return end;
}

/// Simulates an atomic: the L2 slice of each line handles the passes of the line's sectors.
std::uint64_t SlowMemory::atomic(Operation operation, const WarpInstruction& step, const TouchedLine* lines,
                                 std::uint64_t start) {
    std::uint64_t end = 0;
    for (std::uint32_t i = 0; i < step.line_count; ++i) {
        const TouchedLine line = lines[step.first_line + i];
        const std::uint64_t slice =
            line_number(line) * hardware_.line_bytes / hardware_.slice_bytes % hardware_.l2_slices;
        std::uint64_t sectors = 0;
        for (unsigned bit = 0; bit < sector_mask_bits; ++bit) {
            sectors += sectors_of(line) >> bit & 1;
        }
        std::uint64_t& until = slices_[slice];
        until = std::max(until, start * hardware_.atomics_per_kilocycle);
        until += 1000 * sectors *
                 (operation == Operation::global_reduction ? step.passes : step.atomic_passes) / step.passes;
        end = std::max(end, rounded_up(until, hardware_.atomics_per_kilocycle));
    }
    return end;
}

std::uint64_t SlowMemory::move(std::uint64_t& moved_to, std::uint64_t rate, std::uint64_t start,
                               const Moved& moved) {
    if (moved.sectors == 0) {
        return 0;
    }
    const std::uint64_t sectors = without_ == CostKind::uncoalesced ? moved.least : moved.sectors;
    moved_to = std::max(moved_to, start * rate) + sectors * hardware_.sector_bytes;
    return rounded_up(moved_to, rate);
}

void SlowMemory::make_room_in_l2(std::uint64_t line) {
    const std::size_t written_back = l2_.insert(line);
    dram_moved_.sectors += written_back;
    dram_moved_.least += written_back;
}

void SlowMemory::read(std::uint32_t at, Operation operation, std::uint64_t line, unsigned sector,
                      bool among_least) {
    if (operation == Operation::global_read && l1_[at].exists()) {
        SlowCache::Line* there = l1_[at].find(line);
        if (there != nullptr && there->sectors.contains(sector)) {
            ++figures.l1.hits;
            latency_ = std::max<std::uint64_t>(latency_, hardware_.latency_l1);
            available_at_ = std::max(available_at_, there->arrival);
            return;
        }
        ++figures.l1.misses;
        if (there == nullptr) {
            l1_[at].insert(line);
        }
        l1_[at].find(line)->sectors.insert(sector);
        fetched_.emplace_back(&l1_[at], line);
    }
    if (l2_.exists()) {
        l2_moved_.sectors += 1;
        l2_moved_.least += among_least ? 1 : 0;
        if (is_warm_) {
            ++figures.l2.hits;
            latency_ = std::max<std::uint64_t>(latency_, hardware_.latency_l2);
            return;
        }
        SlowCache::Line* there = l2_.find(line);
        if (there != nullptr && there->sectors.contains(sector)) {
            ++figures.l2.hits;
            latency_ = std::max<std::uint64_t>(latency_, hardware_.latency_l2);
            available_at_ = std::max(available_at_, there->arrival);
            if (is_atomic(operation)) {
                there->dirty.insert(sector);
            }
            return;
        }
        ++figures.l2.misses;
        if (there == nullptr) {
            make_room_in_l2(line);
        }
        l2_.find(line)->sectors.insert(sector);
        if (is_atomic(operation)) {
            l2_.find(line)->dirty.insert(sector);
        }
        fetched_.emplace_back(&l2_, line);
    }
    latency_ = std::max<std::uint64_t>(latency_, hardware_.latency_global);
    dram_moved_.sectors += 1;
    dram_moved_.least += among_least ? 1 : 0;
}

void SlowMemory::write(std::uint64_t line, unsigned sector, bool among_least) {
    if (!l2_.exists()) {
        dram_moved_.sectors += 1;
        dram_moved_.least += among_least ? 1 : 0;
        return;
    }
    l2_moved_.sectors += 1;
    l2_moved_.least += among_least ? 1 : 0;
    if (is_warm_) {
        return;
    }
    if (l2_.find(line) == nullptr) {
        make_room_in_l2(line);
    }
    l2_.find(line)->sectors.insert(sector);
    l2_.find(line)->dirty.insert(sector);
}

} // namespace lockstep::test
