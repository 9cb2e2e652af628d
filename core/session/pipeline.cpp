#include "core/session/pipeline.h"

#include "core/analysis/findings/barriers.h"
#include "core/analysis/findings/bounds.h"
#include "core/analysis/findings/races.h"
#include "core/analysis/findings/uninitialised.h"
#include "core/analysis/flow/overlap.h"
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/clamped.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/memory/image_requests.h"
#include "core/analysis/memory/line_places.h"
#include "core/analysis/memory/touched.h"
#include "core/analysis/sites/divergence.h"
#include "core/hardware/numbers.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/warp_streams.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// What one thread found in its share of a launch's groups. All of it adds up in any order.
struct Share {
    Share(const Trace& trace, const HardwareModel& hardware)
        : reconstructor(trace, WarpShape{hardware.warp_width}),
          lines(trace.objects, hardware.line_bytes),
          figures(trace.program.sites.size()),
          overlap(trace),
          races(trace),
          uninitialised(trace) {}

    Reconstructor reconstructor;
    GroupSteps steps;
    GroupRequests requests;
    LinePlaces lines;
    FiguresBySite figures;
    BoundsFindings bounds;
    GroupMemory group_memory;
    LaunchMemory memory;
    OverlapFigures overlap;
    RaceFindings races;
    UninitialisedFindings uninitialised;
    StreamChunk stream;
    BarrierFindings barriers;
};
using Shares = std::vector<std::unique_ptr<Share>>;

/// What depends on the hardware: figures, and what the warps execute.
void count(const Trace& trace, const HardwareModel& hardware, Share& share, GroupStream& place) {
    count_divergence(share.steps, trace.program, share.figures);
    share.requests.lines.clear();
    share.requests.of_step.assign(share.steps.steps.size(), {});
    count_coalescing(share.steps, trace.program.sites, hardware, share.figures, share.requests);
    count_images(share.steps, trace, share.figures);
    count_clamped(share.steps, trace.program.sites, share.figures);
    count_banks(share.steps, trace.program.sites, hardware, share.figures, share.requests);
    share.lines.place(share.requests.lines);
    place = append_streams(share.steps, share.requests, trace.program, share.stream);
}

/// What does not: what is wrong with the kernel, and how its groups overlap.
void check(const Trace& trace, Share& share) {
    share.bounds.add(share.steps, trace);
    share.group_memory.read(share.steps, trace);
    share.memory.add(share.group_memory);
    share.overlap.add(share.steps, share.group_memory);
    share.races.add(share.steps, share.group_memory);
    share.uninitialised.add(share.steps, share.group_memory.faulty());
    share.barriers.add(share.steps, trace);
}

/// The stages of one group: events -> warp steps -> analyses. A new analysis is one line above.
Status analyse_group(const Trace& trace, const HardwareModel& hardware, Group group, bool with_checks,
                     Share& share, GroupStream& place) {
    if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
        return status;
    }
    count(trace, hardware, share, place);
    if (with_checks) {
        check(trace, share);
    }
    return {};
}

/// What shows only once it is known what all groups did: races between groups, reads of what nobody wrote.
/// Every group is walked again, in order; launches without such suspicions are not.
Status look_again(LogWindow& window, Share& share) {
    const Trace& trace = window.trace();
    const bool races = share.races.may_race_between_groups(share.memory);
    const bool unwritten = may_read_unwritten(trace, share.memory);
    const auto look = [&](Group group) {
        if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
            return status;
        }
        const FaultyEvents faulty(share.steps, trace);
        if (races) {
            share.races.add_between_groups(share.steps, faulty, share.memory);
        }
        if (unwritten) {
            share.uninitialised.add_global(share.steps, faulty, share.memory);
        }
        return Status();
    };
    return races || unwritten ? in_order(window, look) : Status();
}

void add_findings(const std::vector<Finding>& from, std::vector<Finding>& to) {
    to.insert(to.end(), from.begin(), from.end());
}

/// What all threads' groups execute, together.
std::shared_ptr<const WarpStreams> streams_of(Shares& shares, std::vector<GroupStream> places,
                                              std::uint32_t lanes, std::uint32_t items) {
    auto streams = std::make_shared<WarpStreams>();
    for (const auto& share : shares) {
        streams->chunks.push_back(std::move(share->stream));
    }
    streams->groups = std::move(places);
    streams->lanes = lanes;
    streams->group_warps = (items + lanes - 1) / lanes;
    return streams;
}

/// What the threads counted, together.
LaunchAnalysis sum_of(const Shares& shares, const Trace& trace, std::uint32_t lanes) {
    LaunchAnalysis analysis;
    analysis.figures.resize(trace.program.sites.size());
    for (const auto& share : shares) {
        add(analysis.figures, share->figures);
    }
    for (const SiteFigures& site : analysis.figures) {
        analysis.warp_lanes += site.warp_steps * lanes;
    }
    return analysis;
}

/// What the threads found; the first of them gathers it.
Status gather_findings(const Shares& shares, LogWindow& window, LaunchAnalysis& analysis) {
    const Trace& trace = window.trace();
    Share& all = *shares.front();
    for (const auto& share : shares) {
        if (share.get() != &all) {
            all.bounds.merge(share->bounds);
            all.barriers.merge(share->barriers);
            all.memory.merge(share->memory);
            all.overlap.merge(share->overlap);
            all.races.merge(share->races);
            all.uninitialised.merge(share->uninitialised);
        }
    }
    if (Status again = look_again(window, all); !again.ok()) {
        return again;
    }
    analysis.overlap = all.overlap.overlap(all.memory);
    add_findings(all.bounds.findings(trace), analysis.findings);
    add_findings(all.barriers.findings(trace), analysis.findings);
    add_findings(all.races.findings(), analysis.findings);
    add_findings(all.uninitialised.findings(), analysis.findings);
    return {};
}

/// Without the machine's model. `known` brings what an earlier analysis found whatever the hardware; null: it
/// is sought.
Result<LaunchAnalysis> analyse_shape(const Trace& whole, const HardwareModel& hardware,
                                     const LaunchAnalysis* known, const ProgressSink& progress,
                                     std::size_t threads = 0) {
    LogWindow window(whole);
    const Trace& trace = window.trace();
    const std::uint64_t groups = whole.logged_groups();
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint32_t lanes = warp_lanes(hardware, items);
    Shares shares(threads != 0 ? threads : worker_count(groups));
    std::vector<GroupStream> places(groups);
    for (auto& share : shares) {
        share = std::make_unique<Share>(trace, hardware);
    }
    const auto work = [&](std::size_t worker, Group group) {
        GroupStream& place = places[group.index()];
        Status done = analyse_group(trace, hardware, group, known == nullptr, *shares[worker], place);
        place.chunk = static_cast<std::uint32_t>(worker);
        return done;
    };
    Status status = over_groups(window, shares.size(), progress, work);
    LaunchAnalysis analysis = sum_of(shares, trace, lanes);
    if (known != nullptr) {
        analysis.findings = known->findings;
        analysis.overlap = known->overlap;
    } else if (status.ok()) {
        status = gather_findings(shares, window, analysis);
    }
    if (!status.ok()) {
        return status.error();
    }
    analysis.model.streams = streams_of(shares, std::move(places), lanes, static_cast<std::uint32_t>(items));
    return analysis;
}

bool fits(const Trace& trace, const HardwareModel& hardware) {
    return !trace.sub_groups || trace.sub_groups->width == hardware.warp_width;
}

/// Adds the machine's model to an analysis that has its streams.
Result<LaunchAnalysis> with_model(Result<LaunchAnalysis> analysis, const Trace& trace,
                                  const HardwareModel& hardware, const ProgressSink& progress) {
    if (analysis.ok()) {
        Result<LaunchModel> model = model_launch(trace, analysis->model.streams, hardware, progress);
        if (!model.ok()) {
            return model.error();
        }
        analysis->model = std::move(*model);
    }
    return analysis;
}

/// All launches, each analysed by `work(its number)`.
template <class Work>
Result<std::shared_ptr<const Session>> session_of(std::shared_ptr<const Recording> recording,
                                                  const HardwareModel& hardware, const Work& work) {
    std::vector<LaunchAnalysis> analyses;
    for (std::size_t launch = 0; launch < recording->launches.size(); ++launch) {
        const Trace& trace = recording->launches[launch];
        if (!fits(trace, hardware)) {
            return Error{ErrorCode::recorded_for_another_width,
                         {std::to_string(trace.sub_groups->width), std::to_string(hardware.warp_width)},
                         {},
                         {}};
        }
        Result<LaunchAnalysis> analysis = work(launch);
        if (!analysis.ok()) {
            return analysis.error();
        }
        analyses.push_back(std::move(*analysis));
    }
    return std::shared_ptr<const Session>(
        std::make_shared<Session>(std::move(recording), hardware, std::move(analyses)));
}

} // namespace

bool fits(const Recording& recording, const HardwareModel& hardware) {
    return std::all_of(recording.launches.begin(), recording.launches.end(),
                       [&](const Trace& trace) { return fits(trace, hardware); });
}

Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress,
                                               std::size_t threads) {
    return session_of(recording, hardware, [&](std::size_t launch) {
        const Trace& trace = recording->launches[launch];
        return with_model(analyse_shape(trace, hardware, nullptr, progress, threads), trace, hardware,
                          progress);
    });
}

Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress) {
    const bool same = same_figures(before.hardware(), hardware);
    return session_of(before.shared_recording(), hardware, [&](std::size_t launch) {
        const Trace& trace = before.trace(launch);
        const LaunchAnalysis& known = before.analysis(launch);
        return with_model(same ? Result<LaunchAnalysis>(known)
                               : analyse_shape(trace, hardware, &known, progress),
                          trace, hardware, progress);
    });
}

} // namespace lockstep
