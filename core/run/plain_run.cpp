#include "core/run/plain_run.h"

#include "core/run/driver/build_log.h"
#include "core/run/turns.h"

#include <array>
#include <utility>

namespace lockstep {

Result<PlainResults> PlainRun::run(const PlainProgram& program, bool time, const ProgressSink& progress) {
    PlainResults results;
    auto kernel = run_first(device_, launch_, program, instrumented_, results.contents, limit_, progress);
    if (!kernel) {
        return kernel.error();
    }
    kernel_ = std::move(*kernel);
    results.item_registers = registers_in_build_log(program.compiler_log, launch_.kernel);
    if (time) {
        Result<std::vector<Timing>> timing =
            time_in_turn(device_, std::array{kernel_.get()}, limit_, progress);
        if (!timing) {
            return timing.error();
        }
        results.timing = std::move(timing->front());
    }
    return results;
}

Result<std::optional<GroupTimes>> PlainRun::group_times(const ClockedProgram& clocked,
                                                        const ProgressSink& progress) {
    const auto on_start = [&] {
        limit_.begin();
        if (progress) {
            progress({Stage::time});
        }
    };
    try {
        return measure_groups(device_, launch_, clocked, instrumented_, kernel_->buffers(), on_start);
    } catch (const cl::Error& error) {
        return driver_error(error, device_.info);
    }
}

} // namespace lockstep
