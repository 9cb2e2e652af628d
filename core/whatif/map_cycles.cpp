#include "core/whatif/map_cycles.h"

#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/memory/line_places.h"
#include "core/schedule/launch_model.h"
#include "core/schedule/warps/warp_streams.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/warp/reconstruct.h"
#include "core/whatif/address_mover.h"

#include <algorithm>
#include <memory>

namespace lockstep {
namespace {

/// Makes the instruction streams of some groups with moved addresses, in one thread.
class MovedStreams {
public:
    MovedStreams(const Trace& trace, const HardwareModel& hardware, const AddressMover& mover)
        : trace_(trace),
          hardware_(hardware),
          mover_(mover),
          reconstructor_(trace, WarpShape{hardware.warp_width}),
          lines_(trace.objects, hardware.line_bytes) {}

    Status add(Group group, GroupStream& place) {
        if (Status status = reconstructor_.rebuild(group, steps_); !status.ok()) {
            return status;
        }
        move_addresses();
        requests_.lines.clear();
        requests_.of_step.assign(steps_.steps.size(), {});
        FiguresBySite figures(trace_.program.sites.size());
        count_coalescing(steps_, trace_.program.sites, hardware_, figures, requests_);
        count_banks(steps_, trace_.program.sites, hardware_, figures, requests_);
        lines_.place(requests_.lines);
        place = stream_.add(steps_, requests_, trace_.program);
        return {};
    }

    [[nodiscard]] StreamChunk release() { return stream_.release(); }

private:
    void move_addresses() {
        for (const WarpStep& step : steps_.steps) {
            const SiteInfo& site = trace_.program.sites[step.site.index()];
            if (is_access(site.kind) && site.space == Space::local) {
                const auto begin = steps_.payloads.begin() + step.first;
                std::transform(begin, begin + step.active, begin,
                               [this](std::uint64_t address) { return mover_.moved(address); });
            }
        }
    }

    const Trace& trace_;
    const HardwareModel& hardware_;
    const AddressMover& mover_;
    Reconstructor reconstructor_;
    GroupSteps steps_;
    GroupRequests requests_;
    LinePlaces lines_;
    StreamCollector stream_;
};

Result<std::shared_ptr<const WarpStreams>>
moved_streams(const LocalRequests& requests, const AddressMover& mover, const ProgressSink& progress) {
    const Session& session = *requests.session;
    const Trace& trace = session.trace(requests.launch);
    const WarpStreams& recorded = *session.analysis(requests.launch).model.streams;
    LogWindow window(trace);
    std::vector<std::unique_ptr<MovedStreams>> makers(worker_count(trace));
    for (auto& maker : makers) {
        maker = std::make_unique<MovedStreams>(window.trace(), session.hardware(), mover);
    }
    auto streams = std::make_shared<WarpStreams>();
    streams->groups.resize(recorded.groups.size());
    const auto add = [&](std::size_t worker, Group group) {
        GroupStream& place = streams->groups[group.index()];
        Status added = makers[worker]->add(group, place);
        place.chunk = static_cast<std::uint32_t>(worker);
        return added;
    };
    if (const Status done = over_groups(window, makers.size(), progress, add); !done.ok()) {
        return done.error();
    }
    for (const auto& maker : makers) {
        streams->chunks.push_back(maker->release());
    }
    streams->global_bytes = recorded.global_bytes;
    streams->group_warps = recorded.group_warps;
    streams->lanes = recorded.lanes;
    return std::shared_ptr<const WarpStreams>(std::move(streams));
}

} // namespace

Result<std::optional<std::uint64_t>> MapCycles::of(std::size_t array, const ArrayMap& map,
                                                   const Recounted& figures, const ProgressSink& progress) {
    const LaunchModel& recorded = requests_.session->analysis(requests_.launch).model;
    if (figures.occupancy.groups == 0 || !recorded.simulation) {
        return std::optional<std::uint64_t>();
    }
    if (map.is_identity()) {
        return std::optional(recorded.simulation->cycles);
    }
    const auto [known, is_new] =
        known_.try_emplace({figures.occupancy.groups, passes_by_shape(requests_, array, map)}, 0);
    if (!is_new) {
        return std::optional(known->second);
    }
    const auto undo = [&, at = known](const Error& error) {
        known_.erase(at);
        return error;
    };
    const AddressMover mover(requests_, array, map);
    auto streams = moved_streams(requests_, mover, progress);
    if (!streams) {
        return undo(streams.error());
    }
    const LaunchModel model{recorded.use, figures.occupancy, std::move(*streams), {}};
    const Trace& trace = requests_.session->trace(requests_.launch);
    const auto simulation = simulate_again(model, trace.program, requests_.session->hardware(),
                                           {.threads = worker_count(trace.logged_groups())}, progress);
    if (!simulation) {
        return undo(simulation.error());
    }
    known->second = simulation->cycles;
    return std::optional(known->second);
}

Status simulate_maps(const LocalRequests& requests, WhatIf& tried, const ProgressSink& progress) {
    MapCycles cycles(requests);
    for (auto* const maps : {&tried.paddings, &tried.swizzles}) {
        for (TriedMap& one : *maps) {
            if (one.figures.refused) {
                continue;
            }
            const auto made = cycles.of(tried.array, one.map, one.figures, progress);
            if (!made) {
                return made.error();
            }
            one.cycles = *made;
        }
    }
    return {};
}

} // namespace lockstep
