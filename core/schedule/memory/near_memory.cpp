#include "core/schedule/memory/near_memory.h"

#include <algorithm>

namespace lockstep {
NearMemory::NearMemory(const HardwareModel& hardware, L2State l2, std::optional<CostKind> without,
                       bool with_miss_kinds)
    : hardware_(hardware),
      l2_(l2),
      without_(without),
      with_miss_kinds_(with_miss_kinds),
      l1_shape_(shape_of(hardware, hardware.l1_bytes, hardware.l1_ways)),
      pipe_(hardware),
      texels_a_cycle_(hardware.texels_per_cycle) {}

NearMemory::Served NearMemory::serve(Operation operation, const WarpInstruction& step,
                                     const TouchedLine* lines, std::uint64_t own, std::uint32_t executions,
                                     CacheFigures& figures, Outbox& outbox) {
    switch (operation) {
    case Operation::local_read:
    case Operation::local_write:
    case Operation::exchange:
        return local(operation, step, own, executions);
    case Operation::image_read:
    case Operation::image_write:
        return image(operation, step, own);
    default:
        return global(operation, step, lines, own, figures, outbox);
    }
}

void NearMemory::pass_by(const MaskedSide& side, std::uint64_t own) {
    if (side.local != 0) {
        local_free_ = std::max(local_free_, own) + side.local;
    }
    if (side.global != 0) {
        std::uint64_t& free = hardware_.one_pipe != 0 ? local_free_ : global_free_;
        free = std::max(free, own) + side.global;
    }
}

/// Serves a request to local memory. Its response takes one cycle for each word that a lane accesses.
NearMemory::Served NearMemory::local(Operation operation, const WarpInstruction& step, std::uint64_t own,
                                     std::uint32_t executions) {
    const std::uint32_t passes = operation == Operation::exchange  ? 1
                                 : without_ == CostKind::conflicts ? step.fewest
                                                                   : step.passes;
    local_free_ = std::max(local_free_, own) + std::max(passes, executions);
    return {local_free_ + (answers(operation) ? hardware_.latency_local : 0), local_free_,
            step.passes - step.fewest};
}

NearMemory::Served NearMemory::image(Operation operation, const WarpInstruction& step, std::uint64_t own) {
    const std::uint64_t cycles = texels_a_cycle_.quotient(step.passes + hardware_.texels_per_cycle - 1);
    image_free_ = std::max(image_free_, own) + std::max<std::uint64_t>(1, cycles);
    const std::uint32_t latency = l1_shape_.bytes != 0 ? hardware_.latency_l1 : hardware_.latency_global;
    return {image_free_ + (answers(operation) ? latency : 0), image_free_, 0};
}

/// Serves a request to global memory. It is created directly in the outbox, because most of these requests
/// need memory outside the multiprocessor.
NearMemory::Served NearMemory::global(Operation operation, const WarpInstruction& step,
                                      const TouchedLine* lines, std::uint64_t own, CacheFigures& figures,
                                      Outbox& outbox) {
    FarRequest& request = outbox.next(operation, step, lines);
    take_pipe(request, own);
    travel(request, figures, outbox);
    request.far_count = static_cast<std::uint32_t>(outbox.far.size()) - request.first_far;
    request.open_count = static_cast<std::uint32_t>(outbox.open.size()) - request.first_open;
    const std::uint64_t taken = request.taken;
    const bool is_answered = answers(operation);
    const std::uint64_t known =
        is_answered ? std::max(taken + request.travel.latency, request.travel.available_at) : taken;
    if (request.passes_l1 || request.far_count + request.open_count != 0 || request.travel.all != Traffic()) {
        return {is_answered ? std::max(known, outbox.horizon) : taken, taken, 0, is_answered};
    }
    const std::uint64_t busy = taken - request.start;
    const std::uint64_t extra = step.passes == step.fewest ? 0 : busy - std::min(busy, request.least_cycles);
    outbox.requests.pop_back();
    return {known, taken, extra};
}

void NearMemory::take_pipe(FarRequest& request, std::uint64_t own) {
    const WarpInstruction& step = *request.step;
    const bool writes = request.operation == Operation::global_write;
    const std::uint32_t least_lines =
        (step.fewest * hardware_.sector_bytes + hardware_.line_bytes - 1) / hardware_.line_bytes;
    const std::uint64_t all_cycles =
        writes ? pipe_.of_write(step.passes) : pipe_.of_read(step.passes, step.line_count);
    request.least_cycles = writes ? pipe_.of_write(step.fewest) : pipe_.of_read(step.fewest, least_lines);
    is_uncoalesced_ |= all_cycles != request.least_cycles;
    std::uint64_t& free = hardware_.one_pipe != 0 ? local_free_ : global_free_;
    request.start = std::max(free, own);
    request.taken = request.start + (without_ == CostKind::uncoalesced ? request.least_cycles : all_cycles);
    free = request.taken;
}

void NearMemory::travel(FarRequest& request, CacheFigures& figures, Outbox& outbox) {
    if (request.operation != Operation::global_read || l1_shape_.bytes == 0) {
        pass_l1(request, figures);
        return;
    }
    std::uint32_t left = request.step->fewest; // how many of the remaining sectors belong to the minimum
    for (const TouchedLine line : std::span(request.lines, request.step->line_count)) {
        const std::uint32_t least = first_bits(sectors_of(line), left);
        left -= sector_count(least);
        const std::uint32_t missing = read_l1(line, request.travel, figures, outbox);
        if (missing != 0 && l2_ == L2State::cold) {
            outbox.far.push_back({touched_line(line_number(line), missing), least & missing});
        } else if (missing != 0) {
            go_far(sector_count(missing), sector_count(least & missing), request, figures);
        }
    }
}

/// Handles a request that bypasses L1, so that it needs all its sectors from L2.
void NearMemory::pass_l1(FarRequest& request, CacheFigures& figures) const {
    const std::span lines(request.lines, request.step->line_count);
    request.passes_l1 = l2_ == L2State::cold && !lines.empty();
    std::uint32_t sectors = 0;
    for (const TouchedLine line : lines.first(request.passes_l1 ? 0 : lines.size())) {
        sectors += sector_count(sectors_of(line));
    }
    if (sectors != 0) {
        go_far(sectors, std::min(sectors, request.step->fewest), request, figures);
    }
}

/// Looks up a line of a read in L1. Returns a mask of the sectors that are missing.
std::uint32_t NearMemory::read_l1(TouchedLine line, Travel& travel, CacheFigures& figures, Outbox& outbox) {
    const auto found = l1().read(line);
    const std::uint32_t missing = sectors_of(line) & ~found.hit;
    figures.l1.hits += sector_count(found.hit);
    figures.l1.misses += sector_count(missing);
    if (kinds_) {
        figures.l1.kinds += kinds_->classify(line, missing);
    }
    const bool is_open = found.hit != 0 && found.arrival->unknown != 0;
    if (found.hit != 0) {
        travel.latency = std::max(travel.latency, hardware_.latency_l1);
        travel.available_at =
            is_open ? travel.available_at : std::max<std::uint64_t>(travel.available_at, found.arrival->at);
    }
    if (is_open || missing != 0) {
        outbox.open.push_back({found.arrival, found.is_new, is_open, missing != 0});
        found.arrival->unknown = (found.arrival->unknown + (missing != 0 ? 1U : 0U)) & 0xFFFFFF;
    }
    return missing;
}

/// Adds the traffic of sectors that are fetched from L2 or DRAM. Used if the state of L2 is known in advance,
/// because L2 is warm or does not exist.
void NearMemory::go_far(std::uint32_t sectors, std::uint32_t least, FarRequest& request,
                        CacheFigures& figures) const {
    const bool is_read = request.operation != Operation::global_write;
    const bool has_l2 = l2_ != L2State::absent;
    request.travel.add(sectors, least, has_l2 ? &Traffic::l2 : &Traffic::dram, hardware_.sector_bytes);
    figures.l2.hits += is_read && has_l2 ? sectors : 0;
    if (is_read) {
        request.travel.latency = std::max(request.travel.latency, least_far_latency(hardware_, l2_));
    }
}

SetAssociativeCache& NearMemory::l1() {
    if (!l1_) {
        l1_ = std::make_unique<SetAssociativeCache>(l1_shape_);
        kinds_ = with_miss_kinds_ ? std::make_unique<MissClassifier>(l1_shape_) : nullptr;
    }
    return *l1_;
}

} // namespace lockstep
