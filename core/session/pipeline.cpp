#include "core/session/pipeline.h"

#include "core/analysis/analyses.h"
#include "core/analysis/memory/line_places.h"
#include "core/hardware/numbers.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/warp_streams.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using Analyses = std::vector<std::unique_ptr<Analysis>>;

/// Which rows of analyses() are asked.
enum class Asked : std::uint8_t { all, those_of_hardware };

Analyses made_for(const Trace& trace, Asked asked) {
    Analyses made;
    for (const AnalysisRow& row : analyses()) {
        if (asked == Asked::all || row.depends_on == DependsOn::hardware) {
            made.push_back(row.make(trace));
        }
    }
    return made;
}

/// What one thread found in its share of a launch's groups. All of it adds up in any order.
struct Share {
    Share(const Trace& trace, const HardwareModel& hardware, Asked asked)
        : reconstructor(trace, WarpShape{hardware.warp_width}),
          lines(trace.objects, hardware.line_bytes),
          analyses(made_for(trace, asked)) {}

    Reconstructor reconstructor;
    GroupSteps steps;
    GroupRequests requests;
    LinePlaces lines;
    GroupMemory group_memory;
    LaunchMemory memory;
    Analyses analyses;
    StreamCollector stream;
};
using Shares = std::vector<std::unique_ptr<Share>>;

/// The stages of one group: events -> warp steps -> analyses, and what the warps execute.
Status analyse_group(const Trace& trace, const HardwareModel& hardware, Group group, Asked asked,
                     Share& share, GroupStream& place) {
    if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
        return status;
    }
    share.requests.lines.clear();
    share.requests.of_step.assign(share.steps.steps.size(), {});
    if (asked == Asked::all) {
        share.group_memory.read(share.steps, trace);
        share.memory.add(share.group_memory);
    }
    const GroupInView view{trace, hardware, share.steps, share.group_memory, share.requests};
    for (const auto& analysis : share.analyses) {
        analysis->add_group(view);
    }
    share.lines.place(share.requests.lines);
    place = share.stream.add(share.steps, share.requests, trace.program);
    return {};
}

/// What shows only once it is known what all groups did: races between groups, reads of what nobody wrote.
/// Every group is walked again, in order; launches without such suspicions are not.
Status look_again(LogWindow& window, Share& share) {
    const LaunchInView launch{window.trace(), share.memory};
    std::vector<Analysis*> again;
    for (const auto& analysis : share.analyses) {
        if (analysis->looks_again(launch)) {
            again.push_back(analysis.get());
        }
    }
    const auto look = [&](Group group) {
        if (Status status = share.reconstructor.rebuild(group, share.steps); !status.ok()) {
            return status;
        }
        const FaultyEvents faulty(share.steps, launch.trace);
        for (Analysis* analysis : again) {
            analysis->add_again(share.steps, faulty, launch);
        }
        return Status();
    };
    return again.empty() ? Status() : in_order(window, look);
}

/// Of the launch's buffers, each once however many arguments it stands for.
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

/// What all threads' groups execute, together.
std::shared_ptr<const WarpStreams> streams_of(Shares& shares, std::vector<GroupStream> places,
                                              std::uint32_t lanes, const Trace& trace) {
    auto streams = std::make_shared<WarpStreams>();
    for (const auto& share : shares) {
        streams->chunks.push_back(share->stream.release());
    }
    streams->groups = std::move(places);
    streams->lanes = lanes;
    streams->global_bytes = bytes_of_buffers(trace);
    const auto items = static_cast<std::uint32_t>(items_per_group(trace.range));
    streams->group_warps = (items + lanes - 1) / lanes;
    return streams;
}

/// What the threads found; the first of them gathers it. Where `known` is there, what it says of the log
/// alone stays.
Result<LaunchAnalysis> gathered(const Shares& shares, LogWindow& window, const LaunchAnalysis* known) {
    Share& all = *shares.front();
    for (std::size_t other = 1; other < shares.size(); ++other) {
        all.memory.merge(shares[other]->memory);
        for (std::size_t i = 0; i < all.analyses.size(); ++i) {
            all.analyses[i]->merge_with(*shares[other]->analyses[i]);
        }
    }
    if (Status again = look_again(window, all); !again.ok()) {
        return again.error();
    }
    LaunchAnalysis analysis;
    if (known != nullptr) {
        analysis.findings = known->findings;
        analysis.overlap = known->overlap;
    }
    for (const auto& one : all.analyses) {
        one->finish({window.trace(), all.memory}, analysis);
    }
    return analysis;
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
    const Asked asked = known == nullptr ? Asked::all : Asked::those_of_hardware;
    Shares shares(threads != 0 ? threads : worker_count(groups));
    std::vector<GroupStream> places(groups);
    for (auto& share : shares) {
        share = std::make_unique<Share>(trace, hardware, asked);
    }
    const auto work = [&](std::size_t worker, Group group) {
        GroupStream& place = places[group.index()];
        Status done = analyse_group(trace, hardware, group, asked, *shares[worker], place);
        place.chunk = static_cast<std::uint32_t>(worker);
        return done;
    };
    if (Status status = over_groups(window, shares.size(), progress, work); !status.ok()) {
        return status.error();
    }
    Result<LaunchAnalysis> analysis = gathered(shares, window, known);
    if (!analysis) {
        return analysis;
    }
    add_up_counts(trace.program, lanes, *analysis);
    analysis->model.streams = streams_of(shares, std::move(places), lanes, whole);
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
        take_model(trace.program, std::move(*model), *analysis);
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

DeviceInfo device_of(const Recording& recording) {
    return recording.launches.empty() ? DeviceInfo{.is_cpu = true} : recording.launches.front().device;
}

Result<HardwareModel> hardware_for(const HardwareWish& wish, const Recording& recording) {
    return hardware_for(wish, device_of(recording));
}

Result<std::shared_ptr<const Session>> analyse_as_wished(Recording recording, const HardwareWish& wish,
                                                         const ProgressSink& progress) {
    auto model = hardware_for(wish, recording);
    if (!model) {
        return model.error();
    }
    return analyse(std::make_shared<const Recording>(std::move(recording)), std::move(*model), progress);
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
