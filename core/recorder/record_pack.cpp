#include "core/recorder/record_pack.h"

#include "core/base/version.h"
#include "core/experiments/catalogue.h"
#include "core/recorder/kept_results.h"
#include "core/recorder/launch_file.h"
#include "core/recorder/record.h"
#include "core/run/driver/devices.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// Returns the error for a run whose launches are not those of its experiment.
Error of_another_version(const PackedRun& packed) {
    if (packed.program_version == program_version()) {
        return {.code = ErrorCode::pack_damaged, .arguments = {"", "launches"}};
    }
    return {.code = ErrorCode::pack_of_another_version,
            .arguments = {packed.program_version, program_version(), packed.what}};
}

bool have_same_shape(const Argument& one, const Argument& other) {
    return one.name == other.name && one.kind == other.kind && one.access == other.access &&
           one.type == other.type && one.bytes.size() == other.bytes.size() &&
           one.size_bytes == other.size_bytes && one.shared == other.shared && one.format == other.format &&
           one.width == other.width && one.height == other.height && one.depth == other.depth &&
           one.shape == other.shape;
}

bool have_same_shape(const Launch& one, const Launch& other) {
    return one.kernel == other.kernel && one.range == other.range &&
           std::ranges::equal(one.arguments, other.arguments,
                              [](const Argument& a, const Argument& b) { return have_same_shape(a, b); });
}

bool reads_files(const Experiment& experiment) {
    return std::ranges::any_of(experiment.parameters, &ParameterInfo::is_file);
}

/// Returns the name of the device for which a run was packed, if this machine has it; otherwise nothing, which means the
/// default device: a run that was packed without a description may run on any device.
std::string device_of(const PackedRun& packed) {
    const auto devices = list_devices();
    const bool is_here =
        devices && std::ranges::find(*devices, packed.device, &DeviceInfo::name) != devices->end();
    return is_here ? packed.device : std::string();
}

RecordOptions options_of(const PackedRun& packed, RecordOptions options) {
    options.device = options.device.empty() ? device_of(packed) : options.device;
    options.time_plain = options.time_plain && packed.time_plain;
    options.values = packed.values;
    options.turn_budget = packed.turn_budget;
    options.groups = options.groups != 0 ? options.groups : packed.groups;
    options.subgroup_width = packed.subgroup_width;
    options.has_all_files = true;
    return options;
}

KeptResults kept_in(const PackedRun& packed) {
    return [&packed](const std::string& name,
                     std::uint64_t bytes) -> std::optional<Result<std::vector<std::byte>>> {
        const auto found = packed.kept_results.find(name);
        if (found == packed.kept_results.end()) {
            return std::nullopt;
        }
        std::vector<std::byte> content = found->second;
        content.resize(std::min<std::uint64_t>(content.size(), bytes));
        return Result<std::vector<std::byte>>(std::move(content));
    };
}

Result<Recording> record_guess(Instrumenter& instrumenter, const PackedRun& packed,
                               const RecordOptions& options, const ProgressSink& progress) {
    LaunchForm form{.sim = packed.guess->sim,
                    .origin = LaunchOrigin::guessed,
                    .kernel = packed.guess->kernel,
                    .program = packed.launches.front().source};
    const RunSpec run{.what = packed.what,
                      .kind = RunKind::launch_file,
                      .parameters = packed.guess->settings,
                      .options = options};
    return record_guessed(instrumenter, form, run, packed.held_files, progress);
}

} // namespace

/// Finds the experiment of a packed run. The reference and the host code of the experiment rely on the names
/// and sizes of its buffers, so the packed launches must be those that the experiment makes. If it reads a
/// file, which is missing here, its check compares what it needs.
Result<const Experiment*> packed_experiment(const PackedRun& packed) {
    const auto experiment = find_experiment(packed.what);
    const auto values =
        experiment ? complete(**experiment, packed.parameters) : Result<ParameterValues>(experiment.error());
    if (!values || *values != packed.parameters) {
        return of_another_version(packed);
    }
    if (reads_files(**experiment)) {
        return *experiment;
    }
    const auto launches = (*experiment)->launches(packed.parameters, packed.launches.front().source);
    const bool is_same =
        launches && std::ranges::equal(*launches, packed.launches, [](const Launch& a, const Launch& b) {
            return have_same_shape(a, b);
        });
    return is_same ? experiment : of_another_version(packed);
}

Result<Recording> record_pack(Instrumenter& instrumenter, const PackedRun& packed,
                              const RecordOptions& wanted, const ProgressSink& progress) {
    const RecordOptions options = options_of(packed, wanted);
    if (packed.is_experiment) {
        const auto experiment = packed_experiment(packed);
        return experiment ? record_experiment(
                                instrumenter,
                                {**experiment, packed.parameters, packed.launches, packed.checks_broken},
                                options, progress)
                          : experiment.error();
    }
    auto recording =
        packed.guess
            ? record_guess(instrumenter, packed, options, progress)
            : record_run(
                  instrumenter, packed.launches, {}, options, progress,
                  {.what = packed.what, .parameters = packed.parameters, .held_files = packed.held_files});
    if (recording) {
        recording->correct = leaves_what_is_kept(*recording, kept_in(packed));
    }
    return recording;
}

} // namespace lockstep
