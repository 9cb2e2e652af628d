#include "app/worker/run/confined.h"

#include "app/worker/given.h"
#include "app/worker/process/child_process.h"
#include "app/worker/process/driver_folder.h"
#include "app/worker/run/nvidia_nodes.h"
#include "core/base/data_dir.h"
#include "core/recorder/run_files.h"

#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<RunSpec> runs_of(const WorkerRequest& request) {
    return request.kind == WorkerRequest::Kind::devices ? std::vector<RunSpec>()
           : request.kind == WorkerRequest::Kind::time  ? request.runs
                                                        : std::vector{request.run};
}

void add(const std::vector<fs::path>& paths, AllowedFiles& files) {
    files.read.insert(files.read.end(), paths.begin(), paths.end());
}

/// Returns the files to which every run needs access: Lockstep's own files, and the folder of the drivers.
AllowedFiles files_of_every_run(const WorkerRequest& request) {
    return {.read = {data_dir() / "kernels", data_dir() / "resources", "/proc/self/exe"},
            .run = {instrumenter_program(), helper_path("lockstep-instrument"), install_dir() / "lib"},
            .write = {request.drivers}};
}

/// Returns the number of file descriptors that the worker gets from its client for the request.
int descriptors_of(const WorkerRequest& request) {
    return request.kind == WorkerRequest::Kind::pack     ? given::spill
           : request.kind != WorkerRequest::Kind::record ? ChildProcess::line_descriptor + 1
           : request.is_live                             ? given::taken + 1
                                                         : given::part;
}

} // namespace

BuildLimits build_limits_of(const WorkerRequest& request) {
    return (request.runs.empty() ? request.run : request.runs.front()).options.build;
}

Confined confine_worker(const WorkerRequest& request) {
    make_nvidia_nodes();
    const AllowedFiles always = files_of_every_run(request);
    AllowedFiles first = always;
    for (const RunSpec& run : runs_of(request)) {
        add(places_of_run(run), first);
    }
    Confined confined;
    confined.protection = confine(first, Programs::allowed, descriptors_of(request));
    // After confine(), because confine() needs the user's HOME, which this call replaces.
    use_driver_folder(request.drivers);
    std::vector<pid_t> receivers = {getpid()};
    if (request.kind != WorkerRequest::Kind::devices) {
        const BuildLimits limits = build_limits_of(request);
        confined.build_time = std::make_unique<BuildTime>(limits.seconds);
        confined.instrumenter = std::make_unique<InstrumenterProcess>(limits, confined.build_time.get());
        if (const pid_t pid = confined.instrumenter->pid(); pid > 0) {
            receivers.push_back(-pid);
        }
    }
    AllowedFiles then = always;
    for (const RunSpec& run : runs_of(request)) {
        add(files_of_run(run), then);
    }
    confine_files(then, confined.protection);
    confine_signals(receivers, confined.protection);
    return confined;
}

} // namespace lockstep
