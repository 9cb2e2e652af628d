#include "core/schedule/warp_streams.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Finds the steps that divergence adds, one warp after the other.
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
    std::uint32_t present_; ///< lanes that the warp has work-items for
    std::uint32_t filled_ = 0;
};

/// A warp has at most some thousand lanes, each with a few pieces.
std::uint16_t narrowed(std::uint32_t count) {
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(count, 0xFFFF));
}

WarpInstruction instruction_of(const WarpStep& step, const StepRequest& request, const SiteInfo& site,
                               std::uint32_t lines_before) {
    WarpInstruction result{.site = step.site.value(),
                           .tick = step.tick.value(),
                           .first_line = lines_before + request.first_line,
                           .line_count = request.line_count,
                           .passes = request.passes,
                           .fewest = request.fewest,
                           .serial = narrowed(request.serial),
                           .atomic_passes = narrowed(request.atomic_passes)};
    if (is_image_access(site.kind)) { // a texel a lane, as if each stood alone
        result.passes = result.fewest = step.active;
    }
    return result;
}

} // namespace

std::uint64_t WarpStreams::warp_steps() const {
    std::uint64_t steps = 0;
    for (const StreamChunk& chunk : chunks) {
        steps += chunk.instructions.size();
    }
    return steps;
}

GroupStream append_streams(const GroupSteps& steps, const GroupRequests& requests, const Program& program,
                           StreamChunk& chunk) {
    if (chunk.warp_begin.empty()) {
        chunk.warp_begin.push_back(0);
    }
    const GroupStream place{0, static_cast<std::uint32_t>(chunk.warp_begin.size() - 1)};
    const auto lines_before = static_cast<std::uint32_t>(chunk.lines.size());
    std::vector<std::uint64_t> next(steps.warps, 0); // of each warp, where its next instruction goes
    for (const WarpStep& step : steps.steps) {
        ++next[step.warp.index()];
    }
    std::uint64_t end = chunk.instructions.size();
    for (std::uint64_t& at : next) {
        const std::uint64_t count = at;
        at = end;
        end += count;
        chunk.warp_begin.push_back(end);
    }
    chunk.instructions.resize(end);
    chunk.lines.insert(chunk.lines.end(), requests.lines.begin(), requests.lines.end());
    std::vector<ExtraSteps> extra;
    for (std::uint32_t warp = 0; warp < steps.warps; ++warp) {
        extra.emplace_back(std::min(steps.warp_width, steps.items - warp * steps.warp_width));
    }
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const WarpStep& step = steps.steps[i];
        const SiteInfo& site = program.sites[step.site.index()];
        WarpInstruction& to = chunk.instructions[next[step.warp.index()]++];
        to = instruction_of(step, requests.of_step[i], site, lines_before);
        to.is_extra = site.kind != SiteKind::barrier && extra[step.warp.index()].is_extra(step.active);
    }
    return place;
}

} // namespace lockstep
