#include "core/session/record.h"

#include "core/instrument/instrument.h"
#include "core/run/capture_launch.h"
#include "core/run/device.h"
#include "core/run/driver_macros.h"
#include "core/run/plain_run.h"
#include "core/trace/trace_builder.h"

namespace lockstep {
namespace {

/// Launches of up to this many work-items log the values they move, so that pictures show real numbers.
constexpr std::uint64_t most_items_with_values = 1 << 16;

bool report(const ProgressSink& progress, Stage stage) {
    return !progress || progress({stage, 0, 0});
}

Status add_plain_run(const Device& device, const Launch& launch, bool time, const ProgressSink& progress,
                     Capture& capture) {
    if (capture.has_faults) {
        capture.timing_reason = "findings";
        return {};
    }
    Result<PlainRun> plain = run_plain(device, launch, time, progress);
    if (!plain) {
        return plain.error();
    }
    for (Output& output : capture.outputs) {
        output.plain = std::move(plain->contents[output.argument]);
    }
    capture.timing = std::move(plain->timing);
    capture.timing_reason = time ? "" : "not asked";
    return {};
}

} // namespace

Result<Trace> record(const Launch& launch, const RecordOptions& options, const ProgressSink& progress) {
    const Error cancelled{ErrorCode::cancelled, {}, {}, {}};
    const Result<Device> device = open_device(options.device);
    if (!device) {
        return device.error();
    }
    if (!report(progress, Stage::instrument)) {
        return cancelled;
    }
    Result<Instrumented> instrumented =
        instrument(launch.source, launch.kernel, launch.options, target_of(*device));
    if (!instrumented) {
        return instrumented.error();
    }
    if (!report(progress, Stage::build)) {
        return cancelled;
    }
    const bool values = options.values.value_or(item_count(launch.range) <= most_items_with_values);
    const Result<Prepared> prepared = prepare(*device, launch, *instrumented, values);
    if (!prepared) {
        return prepared.error();
    }
    const CaptureOptions capture_options{options.turn_budget};
    Result<Capture> captured = capture(*device, launch, *instrumented, *prepared, capture_options, progress);
    if (!captured) {
        return captured.error();
    }
    if (Status status = add_plain_run(*device, launch, options.time_plain, progress, *captured); !status) {
        return status.error();
    }
    return build_trace(std::move(instrumented->program), launch.range, std::move(*captured));
}

} // namespace lockstep
