#include "core/session/shape_analysis.h"

#include "core/analysis/analyses.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lockstep {
namespace {

using Analyses = std::vector<std::unique_ptr<Analysis>>;

/// Creates all analyses that analyses() lists; if `all` is false, only those that depend on the hardware.
Analyses made_for(const Trace& trace, bool all) {
    Analyses made;
    for (const AnalysisRow& row : analyses()) {
        if (all || row.depends_on == DependsOn::hardware) {
            made.push_back(row.make(trace));
        }
    }
    return made;
}

/// Returns the total size of the launch's buffers. A buffer that is passed as several arguments counts once.
std::uint64_t bytes_of_buffers(const Trace& trace) {
    std::map<std::uint64_t, std::uint64_t> sizes;
    for (const ObjectInfo& object : trace.objects) {
        if (object.space == Space::global || object.space == Space::constant) {
            std::uint64_t& size = sizes[object.base];
            size = std::max(size, object.size_bytes);
        }
    }
    std::uint64_t sum = 0;
    for (const auto& [base, size] : sizes) {
        sum += size;
    }
    return sum;
}

} // namespace

/// The results of one thread for the groups that it added. They can be merged in any order.
struct ShapeAnalysis::Share {
    Share(const Trace& trace, const HardwareModel& hardware, bool all)
        : reconstructor(trace, WarpShape{hardware.warp_width}),
          lines(trace.objects, hardware.line_bytes),
          analyses(made_for(trace, all)) {}

    Reconstructor reconstructor;
    GroupSteps steps;
    GroupRequests requests;
    LinePlaces lines;
    GroupMemory group_memory;
    LaunchMemory memory;
    Analyses analyses;
    StreamCollector stream;
};

ShapeAnalysis::ShapeAnalysis(const Trace& trace, const HardwareModel& hardware, const LaunchAnalysis* known,
                             std::uint64_t groups, std::size_t threads)
    : trace_(trace), hardware_(hardware), known_(known), shares_(threads), places_(groups) {
    for (auto& share : shares_) {
        share = std::make_unique<Share>(trace, hardware, known == nullptr);
    }
}

ShapeAnalysis::~ShapeAnalysis() = default;

Status ShapeAnalysis::add(std::size_t thread, Group group) {
    Share& share = *shares_[thread];
    if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
        return status;
    }
    share.requests.lines.clear();
    share.requests.of_step.assign(share.steps.steps.size(), {});
    if (known_ == nullptr) {
        share.group_memory.read(share.steps, trace_);
        share.memory.add(share.group_memory);
    }
    const GroupInView view{trace_, hardware_, share.steps, share.group_memory, share.requests};
    for (const auto& analysis : share.analyses) {
        analysis->add_group(view);
    }
    share.lines.place(share.requests.lines);
    GroupStream& place = places_[group.index()];
    place = share.stream.add(share.steps, share.requests, trace_.program);
    place.chunk = static_cast<std::uint32_t>(thread);
    return {};
}

const GroupSteps& ShapeAnalysis::steps(std::size_t thread) const {
    return shares_[thread]->steps;
}

void ShapeAnalysis::gather() {
    Share& all = *shares_.front();
    for (std::size_t other = 1; other < shares_.size(); ++other) {
        all.memory.merge(shares_[other]->memory);
        for (std::size_t i = 0; i < all.analyses.size(); ++i) {
            all.analyses[i]->merge_with(*shares_[other]->analyses[i]);
        }
    }
    const LaunchInView launch{trace_, all.memory};
    for (const auto& analysis : all.analyses) {
        if (analysis->looks_again(launch)) {
            again_.push_back(analysis.get());
        }
    }
}

bool ShapeAnalysis::may_want_again() const {
    return std::ranges::any_of(shares_, [this](const auto& share) {
        return std::ranges::any_of(share->analyses, [&](const auto& analysis) {
            return analysis->looks_again({trace_, share->memory});
        });
    });
}

Status ShapeAnalysis::look_again(Group group) {
    Share& share = *shares_.front();
    if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
        return status;
    }
    const LaunchInView launch{trace_, share.memory};
    const FaultyEvents faulty(share.steps, trace_);
    for (Analysis* analysis : again_) {
        analysis->add_again(share.steps, faulty, launch);
    }
    return {};
}

LaunchAnalysis ShapeAnalysis::finish(std::uint64_t groups) {
    const Share& all = *shares_.front();
    LaunchAnalysis analysis;
    if (known_ != nullptr) {
        analysis.findings = known_->findings;
        analysis.overlap = known_->overlap;
    }
    for (const auto& one : all.analyses) {
        one->finish({trace_, all.memory}, analysis);
    }
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint32_t lanes = warp_lanes(hardware_, items);
    add_up_counts(trace_.program, lanes, analysis);
    auto streams = std::make_shared<WarpStreams>();
    for (const auto& share : shares_) {
        streams->chunks.push_back(share->stream.release());
    }
    places_.resize(groups);
    streams->groups = std::move(places_);
    streams->lanes = lanes;
    streams->global_bytes = bytes_of_buffers(trace_);
    streams->group_warps = (static_cast<std::uint32_t>(items) + lanes - 1) / lanes;
    analysis.model.streams = std::move(streams);
    return analysis;
}

} // namespace lockstep
