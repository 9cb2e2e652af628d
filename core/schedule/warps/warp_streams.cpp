#include "core/schedule/warps/warp_streams.h"

#include "core/schedule/step_costs.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

/// Finds the extra steps, which are caused by divergence, one warp at a time.
class ExtraSteps {
public:
    explicit ExtraSteps(std::uint32_t present_lanes) : present_(present_lanes) {}

    bool is_extra(std::uint32_t active) {
        filled_ += active;
        if (filled_ < present_) {
            return true;
        }
        filled_ -= present_;
        return false;
    }

private:
    std::uint32_t present_; ///< number of lanes of the warp to which a work-item belongs
    std::uint32_t filled_ = 0;
};

/// Converts a count to 16 bits, which are enough, because a warp has at most a few thousand lanes with a few
/// requests each.
std::uint16_t narrowed(std::uint32_t count) {
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(count, 0xFFFF));
}

WarpInstruction instruction_of(const WarpStep& step, const StepRequest& request, const SiteInfo& site) {
    WarpInstruction result{.site = step.site.value(),
                           .tick = step.tick.value(),
                           .first_line = request.first_line,
                           .line_count = request.line_count,
                           .passes = request.passes,
                           .fewest = request.fewest,
                           .serial = narrowed(request.serial),
                           .atomic_passes = narrowed(request.atomic_passes)};
    if (is_image_access(site.kind)) { // each lane's texel counts, even if several lanes access the same one
        result.passes = result.fewest = step.active;
    }
    return result;
}

/// Returns a mask of the sides of a decision that no lane executes. `decisions` contains 1 or 0 for each
/// lane.
std::uint8_t skipped_sides(std::span<const std::uint64_t> decisions) {
    const bool takes_first = std::ranges::any_of(decisions, [](std::uint64_t each) { return each != 0; });
    const bool takes_second = std::ranges::any_of(decisions, [](std::uint64_t each) { return each == 0; });
    return static_cast<std::uint8_t>((takes_first ? 0 : 1) | (takes_second ? 0 : 2));
}

/// Computes a fast hash, which is used only to find instruction streams that may be equal.
class StreamHash {
public:
    void add(std::uint64_t word) {
        // The factor is 2^64 divided by the golden ratio.
        value_ = std::rotl(value_ ^ word, 29) * 0x9E3779B97F4A7C15U;
    }
    void add(const WarpInstruction& step) {
        add(std::uint64_t{step.site} << 32 | step.tick);
        add(std::uint64_t{step.first_line} << 32 | step.line_count);
        add(std::uint64_t{step.passes} << 32 | step.fewest);
        add(std::uint64_t{step.serial} << 32 | std::uint64_t{step.atomic_passes} << 8 |
            std::uint64_t{step.skipped} << 1 | (step.is_extra ? 1 : 0));
        add(step.turn);
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0x243F6A8885A308D3U; // the initial value consists of digits of pi
};

} // namespace

std::uint64_t WarpStreams::warp_steps() const {
    std::uint64_t steps = 0;
    for (const GroupStream& group : groups) {
        const std::vector<std::uint64_t>& begin = chunks[group.chunk].warp_begin;
        steps += begin[group.first_warp + group_warps] - begin[group.first_warp];
    }
    return steps;
}

GroupStream StreamCollector::add(const GroupSteps& steps, const GroupRequests& requests,
                                 const Program& program) {
    const auto first_warp = static_cast<std::uint32_t>(chunk_.warp_begin.size() - 1);
    const std::uint64_t first_line = chunk_.lines.size();
    append(steps, requests, program);
    chunk_.lines.insert(chunk_.lines.end(), requests.lines.begin(), requests.lines.end());
    return {0, known_or_kept(first_warp), first_line};
}

void StreamCollector::append(const GroupSteps& steps, const GroupRequests& requests, const Program& program) {
    // For each warp, the index at which its next instruction is stored.
    std::vector<std::uint64_t> next(steps.warps, 0);
    for (const WarpStep& step : steps.steps) {
        ++next[step.warp.index()];
    }
    std::uint64_t end = chunk_.instructions.size();
    for (std::uint64_t& at : next) {
        const std::uint64_t count = at;
        at = end;
        end += count;
        chunk_.warp_begin.push_back(end);
    }
    chunk_.instructions.resize(end);
    std::vector<ExtraSteps> extra;
    for (std::uint32_t warp = 0; warp < steps.warps; ++warp) {
        extra.emplace_back(std::min(steps.warp_width, steps.items - warp * steps.warp_width));
    }
    turns_.assign(steps.warps * program.sites.size(), 0);
    exchanges_.clear();
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const WarpStep& step = steps.steps[i];
        const SiteInfo& site = program.sites[step.site.index()];
        WarpInstruction& to = chunk_.instructions[next[step.warp.index()]++];
        to = instruction_of(step, requests.of_step[i], site);
        note_turn(step, steps.payloads_of(step).front(), program, to);
        to.skipped = site.kind == SiteKind::branch ? skipped_sides(steps.payloads_of(step)) : std::uint8_t{0};
        to.is_extra = site.kind != SiteKind::barrier && extra[step.warp.index()].is_extra(step.active);
    }
}

void StreamCollector::note_turn(const WarpStep& step, std::uint64_t address, const Program& program,
                                WarpInstruction& to) {
    const std::size_t place = step.warp.index() * program.sites.size() + step.site.index();
    const SiteInfo& site = program.sites[step.site.index()];
    if (site.kind != SiteKind::atomic || operation_of(site) != Operation::global_exchange) {
        to.turn = turns_[place]++;
        return;
    }
    if (exchanges_.empty()) {
        exchanges_.resize(turns_.size());
    }
    ExchangeOfWarp& last = exchanges_[place];
    if (last.step != nullptr && last.address == address) {
        last.step->turn = 1;
    }
    last = {&to, address};
}

/// Looks for an earlier group with the same instructions as the last group of the chunk. If there is one,
/// removes the instructions of the last group and returns the first warp of the earlier group; otherwise,
/// returns the first warp of the last group.
std::uint32_t StreamCollector::known_or_kept(std::uint32_t first_warp) {
    StreamHash hash;
    const std::uint64_t begin = chunk_.warp_begin[first_warp];
    for (std::size_t warp = first_warp + 1; warp < chunk_.warp_begin.size(); ++warp) {
        hash.add(chunk_.warp_begin[warp] - begin);
    }
    for (const WarpInstruction& step : std::span(chunk_.instructions).subspan(begin)) {
        hash.add(step);
    }
    const auto [first, last] = known_.equal_range(hash.value());
    const auto same =
        std::find_if(first, last, [&](const auto& known) { return executes_same(known.second, first_warp); });
    if (same == last) {
        known_.emplace(hash.value(), first_warp);
        return first_warp;
    }
    chunk_.instructions.resize(begin);
    chunk_.warp_begin.resize(first_warp + 1);
    return same->second;
}

bool StreamCollector::executes_same(std::uint32_t first_warp, std::uint32_t other_first_warp) const {
    const std::size_t warps = chunk_.warp_begin.size() - 1 - other_first_warp;
    const std::uint64_t begin = chunk_.warp_begin[first_warp];
    const std::uint64_t other_begin = chunk_.warp_begin[other_first_warp];
    for (std::size_t warp = 1; warp <= warps; ++warp) {
        if (chunk_.warp_begin[first_warp + warp] - begin !=
            chunk_.warp_begin[other_first_warp + warp] - other_begin) {
            return false;
        }
    }
    const auto steps = std::span(chunk_.instructions);
    return std::ranges::equal(steps.subspan(begin, chunk_.warp_begin[first_warp + warps] - begin),
                              steps.subspan(other_begin));
}

} // namespace lockstep
