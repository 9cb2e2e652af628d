#include "core/schedule/near_memory.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

/// The lowest `most` of the set bits.
std::uint32_t first_bits(std::uint32_t bits, std::uint32_t most) {
    while (sector_count(bits) > most) {
        bits &= ~std::bit_floor(bits);
    }
    return bits;
}

} // namespace

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
                                     const TouchedLine* lines, std::uint64_t own, CacheFigures& figures,
                                     Outbox& outbox) {
    switch (operation) {
    case Operation::local_read:
    case Operation::local_write:
    case Operation::exchange:
        return local(operation, step, own);
    case Operation::image_read:
    case Operation::image_write:
        return image(operation, step, own);
    default:
        return global({.cycle = outbox.cycle,
                       .rank = outbox.rank,
                       .step = &step,
                       .lines = lines,
                       .operation = operation},
                      own, figures, outbox);
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

NearMemory::Served NearMemory::local(Operation operation, const WarpInstruction& step, std::uint64_t own) {
    const std::uint32_t passes = operation == Operation::exchange  ? 1
                                 : without_ == CostKind::conflicts ? step.fewest
                                                                   : step.passes;
    local_free_ = std::max(local_free_, own) + passes;
    return {local_free_ + (answers(operation) ? hardware_.latency_local : 0), local_free_,
            step.passes - step.fewest};
}

NearMemory::Served NearMemory::image(Operation operation, const WarpInstruction& step, std::uint64_t own) {
    const std::uint64_t cycles = texels_a_cycle_.quotient(step.passes + hardware_.texels_per_cycle - 1);
    image_free_ = std::max(image_free_, own) + std::max<std::uint64_t>(1, cycles);
    const std::uint32_t latency = l1_shape_.bytes != 0 ? hardware_.latency_l1 : hardware_.latency_global;
    return {image_free_ + (answers(operation) ? latency : 0), image_free_, 0};
}

NearMemory::Served NearMemory::global(FarRequest request, std::uint64_t own, CacheFigures& figures,
                                      Outbox& outbox) {
    request.first_far = static_cast<std::uint32_t>(outbox.far.size());
    request.first_open = static_cast<std::uint32_t>(outbox.open.size());
    take_pipe(request, own);
    travel(request, figures, outbox);
    request.far_count = static_cast<std::uint32_t>(outbox.far.size()) - request.first_far;
    request.open_count = static_cast<std::uint32_t>(outbox.open.size()) - request.first_open;
    const bool goes_far = request.far_count + request.open_count != 0 || request.travel.all != Traffic();
    if (goes_far) {
        return sent(request, outbox);
    }
    const std::uint64_t busy = request.taken - request.start;
    const std::uint64_t extra =
        request.step->passes == request.step->fewest ? 0 : busy - std::min(busy, request.least_cycles);
    const std::uint64_t answered =
        std::max(request.taken + request.travel.latency, request.travel.available_at);
    return {answers(request.operation) ? answered : request.taken, request.taken, extra};
}

/// What is asked of the memory that all share; a write waits for its pipe only.
NearMemory::Served NearMemory::sent(FarRequest& request, Outbox& outbox) const {
    outbox.requests.push_back(request);
    if (!answers(request.operation)) {
        return {request.taken, request.taken};
    }
    const std::uint64_t known = std::max(request.taken + request.travel.latency, request.travel.available_at);
    return {.ready = std::max(known, outbox.horizon), .taken = request.taken, .is_open = true};
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
    const bool has_l1 = request.operation == Operation::global_read && l1_shape_.bytes != 0;
    std::uint32_t left = request.step->fewest; // sectors that are still among the fewest
    for (const TouchedLine line : std::span(request.lines, request.step->line_count)) {
        const std::uint32_t least = first_bits(sectors_of(line), left);
        left -= sector_count(least);
        const std::uint32_t missing =
            has_l1 ? read_l1(line, request.travel, figures, outbox) : sectors_of(line);
        if (missing != 0 || request.operation != Operation::global_read) {
            go_far({touched_line(line_number(line), missing), least & missing}, request, figures, outbox);
        }
    }
}

/// Returns the sectors that are not there.
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
            is_open ? travel.available_at : std::max(travel.available_at, found.arrival->at);
    }
    if (is_open || missing != 0) {
        outbox.open.push_back({found.arrival, found.is_new, is_open, missing != 0});
        found.arrival->unknown += missing != 0 ? 1 : 0;
    }
    return missing;
}

/// Where L2 tells nothing that is not known from the beginning, the request says all; else what it looks for there.
void NearMemory::go_far(FarLine line, FarRequest& request, CacheFigures& figures, Outbox& outbox) const {
    const std::uint32_t wanted = sectors_of(line.wanted);
    Travel& travel = request.travel;
    if (l2_ == L2State::cold) {
        outbox.far.push_back(line);
        return;
    }
    const bool is_read = request.operation != Operation::global_write;
    if (l2_ == L2State::absent) {
        travel.add(wanted, line.least, &Traffic::dram, hardware_.sector_bytes);
    } else {
        travel.add(wanted, line.least, &Traffic::l2, hardware_.sector_bytes);
        figures.l2.hits += is_read ? sector_count(wanted) : 0;
    }
    if (is_read) {
        travel.latency = std::max(travel.latency, least_far_latency(hardware_, l2_));
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
