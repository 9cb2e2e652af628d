#pragma once

#include "app/confine/protection.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/facts/device_info.h"
#include "core/facts/launch_facts.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// What the worker process is asked to do. It reads one request, as one line of JSON, from its standard
/// input:
///
///     {"do": "record", "run": {"what": "reduction/interleaved", "set": {"size": "4096"}, "warp_width": 32,
///      "device": "", "timing": true, "values": null, "turn_budget": 67108864, "groups": 0,
///      "memory_budget": 0, "build_memory": 1610612736, "build_time": 40, "parts": "/var/tmp/lockstep-scratch-y"},
///      "out": "/dev/shm/lockstep-scratch-x/recording.lks"}
///     {"do": "record", "run": {...}, "out": "...", "live": true}
///     {"do": "time", "runs": [{"what": ...}, ...]}
///     {"do": "describe", "run": {...}}
///     {"do": "devices", ...}
///
/// each with "drivers", the folder of the drivers (see DriverFolder).
struct WorkerRequest {
    enum class Kind { record, time, describe, devices };
    Kind kind = Kind::record;
    RunSpec run;               ///< to be recorded or described
    std::string out;           ///< where the recording goes; the client fills it in
    bool is_live = false;      ///< large logs go through LiveParts beside it, and are not kept
    std::vector<RunSpec> runs; ///< to be timed in turn
    std::string drivers;       ///< the client fills it in
};

/// What it answers, line by line on ChildProcess::line_descriptor (drivers print to its standard output as
/// they like): any number of progress, parts of logs and events of plain kernels, then one of the others.
///
///     {"progress": {"stage": "count", "done": 5, "total": 16}}
///     {"live_part": [0, 4, 9, 1, 1048576, 0, 0]}
///     {"captured": [[4, 9, 16], ...]}
///     {"plain_begins": [0, 10000]}
///     {"plain_ran": [0, {"timing": ..., "timing_reason": "", ...}]}
///     {"recorded": [[4, 9, 16], ...]}
///     {"times": [[{"runs_ns": [5120, ...], "median_ns": 5120, ...}, ...], ...]}
///     {"launch_form": {"sim": "saxpy.cl\nsaxpy\n...", "kernels": ["saxpy"], ...}}
///     {"devices": [{"name": ...}], "protection": {"landlock_abi": 3, ...}}
///     {"error": {"code": "no_device", "arguments": [], "file": "", "line": 0, "column": 0, "detail": ""}}
struct Recorded {
    /// Of each launch whose log is in parts that are kept, where each part's groups end; nothing for the others.
    /// The recording and its parts are where the request asked for them. The results of plain kernels are in the same
    /// folder, see plain_files.h.
    std::vector<std::vector<std::uint64_t>> part_ends;
};

/// The recording of the instrumented kernels is complete; plain kernels run next.
struct Captured {
    std::vector<std::vector<std::uint64_t>> part_ends;
};

/// A plain kernel is built or run, and the worker is to be ended if that takes longer than the limit. 0: it has ended.
struct PlainBegins {
    std::uint64_t launch = 0;
    std::uint64_t limit_ms = 0;
};

/// The results of a launch's plain kernel, or the times of its groups, are in files in the recording's folder.
struct PlainRan {
    std::uint64_t launch = 0;
    LaunchFacts facts;
};

/// A part of a launch's log lies in a slot of LiveParts; said before the answer.
struct LivePart {
    std::uint64_t launch = 0;
    std::uint64_t first_group = 0;
    std::uint64_t end_group = 0;
    std::uint64_t slot = 0;
    std::uint64_t events = 0;
    std::uint64_t values = 0;
    bool has_values = false;
};
struct DeviceList {
    std::vector<DeviceInfo> devices;
    Protection protection; ///< of the worker
};
using WorkerReply = std::variant<Progress, LivePart, Captured, PlainBegins, PlainRan, Recorded,
                                 std::vector<RunTimings>, LaunchForm, DeviceList, Error>;

/// Each is one line without its end.
[[nodiscard]] std::string to_line(const WorkerRequest& request);
[[nodiscard]] std::string to_line(const WorkerReply& reply);

/// None where the line is not what the other side writes: too deeply nested, a number out of range, an
/// unknown name, an error whose sentence lacks its arguments, progress beyond its end.
[[nodiscard]] std::optional<WorkerRequest> request_from_line(const std::string& line);
[[nodiscard]] std::optional<WorkerReply> reply_from_line(const std::string& line);

} // namespace lockstep
