#include "core/session/pipeline.h"

#include "core/hardware/numbers.h"
#include "core/schedule/launch_model.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/session/shape_analysis.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Performs all analyses except the simulation of the hardware model. `known` is an earlier analysis, whose
/// results that do not depend on the hardware are reused; if it is null, all results are computed.
Result<LaunchAnalysis> analyse_shape(const Trace& whole, const HardwareModel& hardware,
                                     const LaunchAnalysis* known, const ProgressSink& progress,
                                     std::size_t threads = 0) {
    LogWindow window(whole);
    const std::uint64_t groups = whole.logged_groups();
    ShapeAnalysis shape(window.trace(), hardware, known, groups,
                        threads != 0 ? threads : worker_count(whole));
    const auto add = [&shape](std::size_t thread, Group group) { return shape.add(thread, group); };
    if (Status status = over_groups(window, shape.threads(), progress, add); !status.ok()) {
        return status.error();
    }
    shape.gather();
    if (shape.wants_again()) {
        const auto look_again = [&shape](Group group) { return shape.look_again(group); };
        if (Status again = in_order(window, look_again); !again.ok()) {
            return again.error();
        }
    }
    return shape.finish(groups);
}

bool fits(const Trace& trace, const HardwareModel& hardware) {
    return !trace.sub_groups || trace.sub_groups->width == hardware.warp_width;
}

/// Adds the simulation of the hardware model to an analysis that already contains the instruction streams.
Result<LaunchAnalysis> with_model(Result<LaunchAnalysis> analysis, const Trace& trace,
                                  const HardwareModel& hardware, const ProgressSink& progress,
                                  SimulationOptions options = {.threads = 0}) {
    if (analysis.ok()) {
        options.threads = options.threads != 0 ? options.threads : worker_count(trace.logged_groups());
        Result<LaunchModel> model = model_launch(trace, analysis->model.streams, hardware, options, progress);
        if (!model.ok()) {
            return model.error();
        }
        take_model(trace.program, std::move(*model), *analysis);
    }
    return analysis;
}

/// Returns the analyses of all launches, each computed by `work(launch)`.
template <class Work>
Result<std::shared_ptr<const Session>> session_of(std::shared_ptr<const Recording> recording,
                                                  const HardwareModel& hardware, bool has_costs,
                                                  const Work& work) {
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
        std::make_shared<Session>(std::move(recording), hardware, std::move(analyses), has_costs));
}

} // namespace

bool fits(const Recording& recording, const HardwareModel& hardware) {
    return std::all_of(recording.launches.begin(), recording.launches.end(),
                       [&](const Trace& trace) { return fits(trace, hardware); });
}

Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress,
                                               std::size_t threads) {
    return session_of(recording, hardware, true, [&](std::size_t launch) {
        const Trace& trace = recording->launches[launch];
        return with_model(analyse_shape(trace, hardware, nullptr, progress, threads), trace, hardware,
                          progress, {.threads = threads});
    });
}

DeviceInfo device_of(const Recording& recording) {
    return recording.launches.empty() ? DeviceInfo{.is_cpu = true} : recording.launches.front().device;
}

Result<HardwareModel> hardware_for(const HardwareWish& wish, const Recording& recording) {
    return hardware_for(wish, device_of(recording));
}

Result<std::shared_ptr<const Session>> analyse_as_wished(Recording recording, const HardwareWish& wish,
                                                         const ProgressSink& progress,
                                                         AnalysisOptions options) {
    const auto hardware = hardware_for(wish, recording);
    if (!hardware) {
        return hardware.error();
    }
    options.looked_at.resize(recording.launches.size());
    const auto shared = std::make_shared<const Recording>(std::move(recording));
    const SimulationOptions simulation{.with_miss_kinds = options.makes_costs, .threads = 0};
    return session_of(shared, *hardware, options.has_costs, [&](std::size_t launch) {
        const Trace& trace = shared->launches[launch];
        return with_model(options.looked_at[launch]
                              ? Result<LaunchAnalysis>(std::move(*options.looked_at[launch]))
                              : analyse_shape(trace, *hardware, nullptr, progress),
                          trace, *hardware, progress, simulation);
    });
}

Result<std::shared_ptr<const Session>> analyse_again(const Session& before, HardwareModel hardware,
                                                     const ProgressSink& progress) {
    const bool same = same_figures(before.hardware(), hardware);
    return session_of(before.shared_recording(), hardware, before.has_costs(), [&](std::size_t launch) {
        const Trace& trace = before.trace(launch);
        const LaunchAnalysis& known = before.analysis(launch);
        return with_model(same ? Result<LaunchAnalysis>(known)
                               : analyse_shape(trace, hardware, &known, progress),
                          trace, hardware, progress);
    });
}

} // namespace lockstep
