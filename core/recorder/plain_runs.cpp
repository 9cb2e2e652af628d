#include "core/recorder/plain_runs.h"

#include "core/recorder/plain_watch.h"
#include "core/run/driver/copy_speed.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace lockstep {
namespace {

/// Returns the driver's name for an error.
std::string driver_words(const Error& error) {
    switch (error.code) {
    case ErrorCode::driver_failed:
        return error.arguments.size() > 1 ? error.arguments[1] : error.detail;
    case ErrorCode::out_of_resources:
        return "CL_OUT_OF_RESOURCES";
    case ErrorCode::out_of_device_memory:
        return "CL_MEM_OBJECT_ALLOCATION_FAILURE";
    default:
        return error.detail;
    }
}

/// Whether an error ends the whole run, because no plain kernel caused it or because the user must see it.
bool ends_the_run(const Error& error) {
    return error.code == ErrorCode::cancelled || error.code == ErrorCode::driver_build_failed ||
           error.code == ErrorCode::cannot_write_file;
}

/// Converts the limit on build time, which is CPU time, to wall-clock time.
std::chrono::milliseconds most_build_time(const BuildLimits& limits) {
    constexpr std::uint64_t most_seconds = std::uint64_t{1} << 32;
    return std::chrono::seconds(build_patience * std::min(limits.seconds, most_seconds));
}

} // namespace

PlainLimit limit_of(const RecordOptions& options, std::size_t launch,
                    std::chrono::milliseconds instrumented_time) {
    PlainWatch* const watch = options.plain_watch;
    if (watch == nullptr) {
        return {};
    }
    return {[watch, launch](std::chrono::milliseconds limit) { watch->begins(launch, limit); },
            plain_limit(options.plain_limit, instrumented_time), most_build_time(options.build)};
}

PlainStop stop_by(const Error& error, std::size_t launch) {
    return stop_by_build_limit(error, launch)
        .value_or(PlainStop{launch, Untimed::crashed, driver_words(error)});
}

bool PlainRuns::goes_on(std::size_t number) const {
    return recording_.launches[number].untimed == Untimed::not_reached;
}

Status PlainRuns::run(const std::vector<PlainLaunch>& launches, const std::vector<HostCode>& host_code) {
    for (std::size_t i = 0; i < launches.size() && goes_on(i); ++i) {
        Status ran = run(i, launches[i]);
        if (!ran && ends_the_run(ran.error())) {
            return ran;
        }
        if (!ran) {
            const PlainStop stop = stop_by(ran.error(), i);
            recording_.plain_stop = stop;
            if (goes_on(i)) { // otherwise its results were already added
                recording_.launches[i].untimed = stop.why;
            }
            return {};
        }
        run_host_code(i, host_code);
    }
    return {};
}

Status PlainRuns::run(std::size_t number, const PlainLaunch& launch) {
    PlainLimit limit = limit_of(options_, number, launch.instrumented_time);
    limit.begin_build();
    const Result<PlainProgram> program = programs_.plain(launch.launch, launch.instrumented);
    Status added = program ? add_results(number, launch, *program, limit) : program.error();
    limit.end();
    return added;
}

Status PlainRuns::add_results(std::size_t number, const PlainLaunch& launch, const PlainProgram& program,
                              PlainLimit& limit) {
    Trace& facts = recording_.launches[number];
    const Result<Launch> prepared = chain_.next(launch.launch);
    if (!prepared) {
        return prepared.error();
    }
    PlainRun plain(device_, *prepared, launch.instrumented, limit);
    Result<PlainResults> results = run_and_time(launch, program, plain, limit);
    limit.end();
    if (!results) {
        return results.error();
    }
    take_results(std::move(*results), launch.launch, facts);
    if (facts.sub_groups) {
        facts.sub_groups->plain = program.sub_groups;
    }
    if (Status status = add_copy_speed(facts); !status) {
        return status;
    }
    PlainWatch* const watch = options_.plain_watch;
    if (Status told = watch != nullptr ? watch->ran(number, facts) : Status();
        !told || !options_.time_plain) {
        return told;
    }
    limit.begin_build();
    return add_group_times(number, launch, plain);
}

Result<PlainResults> PlainRuns::run_and_time(const PlainLaunch& launch, const PlainProgram& program,
                                             PlainRun& plain, PlainLimit& limit) {
    Result<PlainResults> results = plain.run(program, progress_);
    if (!results || !options_.time_plain) {
        return results;
    }
    if (launch.instrumented.contracts) {
        limit.begin_build();
    }
    const Result<PlainProgram> timed = programs_.timed(launch.launch, launch.instrumented);
    if (!timed) {
        return timed.error();
    }
    Result<Timing> timing = plain.time(*timed, progress_);
    if (!timing) {
        return timing.error();
    }
    results->timing = std::move(*timing);
    return results;
}

void PlainRuns::take_results(PlainResults results, const Launch& launch, LaunchFacts& facts) {
    for (Output& output : facts.outputs) {
        output.plain = std::move(results.contents[output.argument]);
        chain_.keep(launch.arguments[output.argument], output.plain);
    }
    facts.timing = std::move(results.timing);
    facts.item_registers = results.item_registers;
    facts.untimed = options_.time_plain ? Untimed::no : Untimed::not_asked;
}

Status PlainRuns::add_group_times(std::size_t number, const PlainLaunch& launch, PlainRun& plain) {
    LaunchFacts& facts = recording_.launches[number];
    if (clock_readings(launch.launch.range) > most_clock_readings) {
        return {};
    }
    const auto clocked = programs_.clocked(launch.launch, launch.instrumented);
    if (!clocked && progress_) {
        progress_({Stage::time}); // reports the next stage, because the build has finished
    }
    auto times =
        clocked ? plain.group_times(*clocked, progress_) : Result<std::optional<GroupTimes>>(std::nullopt);
    if (!times) {
        return times.error();
    }
    facts.group_times = std::move(*times);
    const bool is_told = options_.plain_watch != nullptr && facts.group_times;
    return is_told ? options_.plain_watch->clocked(number, facts) : Status();
}

/// Adds the copy bandwidth of the device. It is measured once per run, together with the first time.
Status PlainRuns::add_copy_speed(LaunchFacts& facts) {
    if (!facts.timing) {
        return {};
    }
    if (copy_bytes_per_second_ == 0) {
        const Result<std::uint64_t> speed = measure_copy(device_);
        if (!speed) {
            return speed.error();
        }
        copy_bytes_per_second_ = *speed;
    }
    facts.timing->copy_bytes_per_second = copy_bytes_per_second_;
    return {};
}

/// Runs the host code that follows a launch. The host steps of the recording are in execution order.
void PlainRuns::run_host_code(std::size_t launch, const std::vector<HostCode>& host_code) {
    for (const HostCode& code : host_code) {
        if (code.after_launch == launch) {
            HostStep& step = recording_.host_steps[next_step_++];
            step.plain_result = chain_.run(code, step.compute_ns);
        }
    }
}

} // namespace lockstep
