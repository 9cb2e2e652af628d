#include "app/worker/given.h"
#include "app/worker/process/deep_stacks.h"
#include "app/worker/process/kept_memory.h"
#include "app/worker/protocol.h"
#include "app/worker/run/build_watch.h"
#include "app/worker/run/confined.h"
#include "app/worker/run/live_parts.h"
#include "app/worker/run/plain_reports.h"
#include "app/worker/run/progress_lines.h"
#include "app/worker/speech.h"
#include "core/base/guarded.h"
#include "core/pack/pack_file.h"
#include "core/recorder/find_launch.h"
#include "core/recorder/pack_run.h"
#include "core/recorder/record.h"
#include "core/recorder/time_runs.h"
#include "core/run/driver/devices.h"
#include "core/trace/log_part.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// lockstep-worker, the process in which kernels run: it reads one request from stdin and writes replies to a
/// separate descriptor (see protocol.h). It loads drivers, but not Clang: a separate process instruments
/// kernels.
namespace {

using namespace lockstep;

/// Returns the device of another machine for which the request is; nothing for a device of this machine.
Result<std::optional<DescribedDevice>> device_of(const WorkerRequest& request) {
    if (request.description.empty()) {
        return std::optional<DescribedDevice>();
    }
    const auto devices = descriptions_from(request.description);
    auto chosen = devices ? described_device(*devices, request.run.options.device)
                          : Error{.code = ErrorCode::not_a_description, .arguments = {""}};
    return chosen ? Result<std::optional<DescribedDevice>>(std::move(*chosen)) : chosen.error();
}

WorkerReply describe(Instrumenter& instrumenter, const WorkerRequest& request) {
    const auto device = device_of(request);
    if (!device) {
        return device.error();
    }
    auto form = *device ? launch_form(instrumenter, request.run,
                                      [&](const KernelSource& source, const std::string& options) {
                                          return described_target(**device, instrumenter, source, options);
                                      })
                        : launch_form(instrumenter, request.run);
    return form ? WorkerReply(std::move(*form)) : WorkerReply(form.error());
}

WorkerReply pack(Instrumenter& instrumenter, const WorkerRequest& request, const ProgressSink& progress) {
    const auto device = device_of(request);
    if (!device) {
        return device.error();
    }
    const auto packed = pack_run(instrumenter, request.run, *device, progress);
    if (!packed) {
        return packed.error();
    }
    DescriptorSink stream(given::stream);
    const Status written = write_pack(*packed, stream, progress);
    return written ? WorkerReply(Packed{stream.written()}) : WorkerReply(written.error());
}

WorkerReply answer(const WorkerRequest& request, Confined& confined) {
    if (request.kind == WorkerRequest::Kind::devices) {
        auto devices = list_devices();
        return devices ? WorkerReply(DeviceList{std::move(*devices), confined.protection})
                       : WorkerReply(devices.error());
    }
    // It starts up while the driver is being loaded.
    InstrumenterProcess& instrumenter = *confined.instrumenter;
    BuildWatch builds(build_limits_of(request), *confined.build_time,
                      [&instrumenter] { return instrumenter.last_kernel(); });
    ProgressLines lines(builds);
    const ProgressSink progress = std::ref(lines);
    if (request.kind == WorkerRequest::Kind::time) {
        PlainReports reports(progress);
        std::vector<RunSpec> runs = request.runs;
        for (RunSpec& run : runs) {
            run.options.plain_watch = &reports;
        }
        auto times = time_runs(instrumenter, runs, progress, [&builds] { builds.begin_run(); });
        return times ? WorkerReply(std::move(*times)) : WorkerReply(times.error());
    }
    if (request.kind == WorkerRequest::Kind::pack) {
        return pack(instrumenter, request, progress);
    }
    if (request.kind == WorkerRequest::Kind::describe) {
        return describe(instrumenter, request);
    }
    LiveParts live;
    PlainReports reports(progress);
    RunSpec run = request.run;
    run.options.plain_watch = &reports;
    run.options.spill = std::make_shared<const SpillFile>(Descriptor(given::spill));
    if (request.is_live) {
        run.options.part_receiver = &live;
    }
    auto recording = record(instrumenter, run, progress);
    if (!recording) {
        return recording.error();
    }
    const auto bytes = reports.finish(*recording);
    return bytes ? WorkerReply(Recorded{*bytes}) : WorkerReply(bytes.error());
}

/// Processes the request and returns the reply line. Converts unexpected exceptions to errors.
std::string answer_line(const WorkerRequest& request, Confined& confined) {
    try {
        return to_line(answer(request, confined));
    } catch (...) {
        return to_line(WorkerReply(error_being_handled()));
    }
}

/// Confines the process, then processes the request and sends the reply.
void say_answer(const WorkerRequest& request) {
    try {
        Confined confined = confine_worker(request);
        with_deep_stacks([&] { say(answer_line(request, confined)); });
    } catch (...) {
        say(to_line(WorkerReply(error_being_handled())));
    }
}

} // namespace

int main() {
    keep_freed_memory();
    const bool has_listener = begin_speech();
    std::string line;
    std::getline(std::cin, line);
    const auto request = request_from_line(line);
    if (!request || !has_listener || is_for_recorder(request->kind)) {
        std::cerr << "lockstep-worker can only be started by Lockstep: it reads one request from its "
                     "standard input and replies on a separate file descriptor.\n";
        return 2;
    }
    say_answer(*request);
    return 0;
}
