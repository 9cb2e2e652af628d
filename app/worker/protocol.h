#pragma once

#include "app/confine/protection.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/facts/device_info.h"
#include "core/facts/launch_facts.h"
#include "core/kernel/launch.h"
#include "core/pack/described_device.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// A request to the worker process. The worker reads one request, as one line of JSON, from its standard
/// input:
///
///     {"do": "record", "live": false,
///      "run": {"what": "reduction/interleaved", "set": {"size": "4096"}, "warp_width": 32, "device": "", "timing": true,
///      "values": null, "turn_budget": 67108864, "groups": 0, "memory_budget": 0, "build_memory": 1610612736,
///      "build_time": 40}}
///     {"do": "time", "runs": [{"what": ...}, ...]}
///     {"do": "describe", "run": {...}, "description": "..."}  what lockstep-record --describe printed, or empty
///     {"do": "devices", ...}
///     {"do": "pack", "run": {...}, "description": "..."}
///
/// Requests that lockstep-record sends to its own worker process:
///
///     {"do": "record pack", "live": false, "run": {...}}      the packed run is on a descriptor; of "run", only
///                                                             the options
///     {"do": "time packs", "packs": [4096, ...], "run": {...}}     the sizes of the packed runs on the descriptor
///     {"do": "describe targets", "names": ["cl_khr_fp64"], "options": "-cl-std=CL2.0"}
///
/// Each request also has "drivers", the folder of the drivers (see DriverFolder). Recordings are transferred
/// as described in given.h.
struct WorkerRequest {
    enum class Kind { record, time, describe, devices, pack, record_pack, time_packs, describe_targets };
    Kind kind = Kind::record;
    RunSpec run;               ///< the run to record or describe
    bool is_live = false;      ///< whether to pass large logs through LiveParts instead of keeping them
    std::vector<RunSpec> runs; ///< the runs to time alternately
    std::vector<std::uint64_t> packs = {}; ///< for time_packs: the sizes of the packed runs in bytes
    /// For pack and describe: the devices of the other machine; empty: the device here.
    std::string description;
    DescriptionWish wish = {}; ///< for describe_targets
    std::string drivers;       ///< path of the folder of the drivers, set by the client
};

/// Whether only the worker process of lockstep-record answers requests of this kind. This process is the same
/// program, started with recorder_worker_argument.
[[nodiscard]] constexpr bool is_for_recorder(WorkerRequest::Kind kind) {
    return kind == WorkerRequest::Kind::record_pack || kind == WorkerRequest::Kind::time_packs ||
           kind == WorkerRequest::Kind::describe_targets;
}
inline constexpr const char* recorder_worker_argument = "--worker-process";

/// The reply, line by line on ChildProcess::line_descriptor (drivers print to standard output). A recording
/// is transferred as parts, a head and a tail:
///
///     Part   {"part": [0, 4, 9, 1048576, 0, false, 3000]}                     any number, before the head
///     Head   {"captured": {"bytes": 1234567, "part_ends": [[4, 9, 16], ...]}}
///            {"plain_begins": [0, 10000]}
///            {"plain_ran": [0, {"timing": ..., "timing_reason": "", ...}, 4096]}
///     Tail   {"recorded": 800}
///
/// Progress messages {"progress": {"stage": "count", "done": 5, "total": 16}} may occur at any time. Other
/// replies:
///
///     {"times": [[{"runs_ns": [5120, ...], "median_ns": 5120, ...}, ...], ...]}
///     {"launch_form": {"sim": "saxpy.cl\nsaxpy\n...", "kernels": ["saxpy"], ...}}
///     {"packed": 123456}
///     {"targets": [{"device": ...}], "protection": {...}}
///     {"devices": [{"name": ...}], "protection": {"landlock_abi": 3, ...}}
///     {"error": {"code": "no_device", "arguments": [], "file": "", "line": 0, "column": 0, "detail": ""}}

/// A message about a part of a launch's log, which is in the memory for parts. The first part of a launch
/// starts with the launch without its log, as written by head_to_json(). After that follow events, values,
/// offsets and value offsets, each padded to a boundary (see given.h).
struct LivePart {
    std::uint64_t launch = 0;
    GroupRange groups;
    std::uint64_t events = 0;
    std::uint64_t values = 0;
    bool has_values = false;
    std::uint64_t head_bytes = 0;
};

/// A message that the recording of the instrumented kernels is complete. It is the first part of the stream.
/// The plain kernels run next.
struct Captured {
    std::uint64_t bytes = 0;
    /// For each launch whose log was transferred in parts, the end of the group range of each part. Empty for
    /// other launches.
    std::vector<std::vector<std::uint64_t>> part_ends;
};

/// A message that a plain kernel is about to be built or run. If this takes longer than the limit, the client
/// must kill the worker. A limit of 0 means that the kernel has finished.
struct PlainBegins {
    std::uint64_t launch = 0;
    std::uint64_t limit_ms = 0;
};

/// A message that the results of a launch's plain kernel, or the times of its groups, were written to the
/// stream, after the data that it contained before (see plain_results.h).
struct PlainRan {
    std::uint64_t launch = 0;
    LaunchFacts facts;
    std::uint64_t bytes = 0;
};

/// A message that all plain kernels have run. The results of the whole run are the last bytes of the stream.
struct Recorded {
    std::uint64_t bytes = 0;
};

/// A message that a packed run was written to the stream.
struct Packed {
    std::uint64_t bytes = 0;
};

/// The descriptions of all devices, as JSON (see descriptions_json()).
struct TargetList {
    std::string descriptions;
    Protection protection; ///< the protections that are enforced in the worker
};

struct DeviceList {
    std::vector<DeviceInfo> devices;
    Protection protection; ///< the protections that are enforced in the worker
};
using WorkerReply = std::variant<Progress, LivePart, Captured, PlainBegins, PlainRan, Recorded,
                                 std::vector<RunTimings>, LaunchForm, DeviceList, Packed, TargetList, Error>;

/// Returns one line of JSON, without the line end.
[[nodiscard]] std::string to_line(const WorkerRequest& request);
[[nodiscard]] std::string to_line(const WorkerReply& reply);

/// Parses such a line. Returns nullopt if the other process cannot have written it: if it is nested too
/// deeply, a number is out of range, a name is unknown, an error lacks arguments of its message, or progress
/// exceeds its total.
[[nodiscard]] std::optional<WorkerRequest> request_from_line(const std::string& line);
[[nodiscard]] std::optional<WorkerReply> reply_from_line(const std::string& line);
/// The same for a line of lockstep-record on another machine.
[[nodiscard]] std::optional<WorkerReply> far_reply_from_line(const std::string& line);

} // namespace lockstep
