#include "core/run/plain_run.h"

#include "core/run/driver/build_log.h"
#include "core/run/turns.h"

#include <array>
#include <utility>

namespace lockstep {

Result<PlainResults> PlainRun::run(const PlainProgram& program, const ProgressSink& progress) {
    PlainResults results;
    auto kernel = run_first(device_, launch_, program, instrumented_, results.contents, limit_, progress);
    if (!kernel) {
        return kernel.error();
    }
    kernel_ = std::move(*kernel);
    results.item_registers = registers_in_build_log(program.compiler_log, launch_.kernel);
    program_ = program.program.get();
    return results;
}

Result<Timing> PlainRun::time(const PlainProgram& program, const ProgressSink& progress) {
    if (program.program.get() != program_) {
        if (Status ready = run_first(device_, *kernel_, program, limit_, progress); !ready) {
            return ready.error();
        }
    }
    Result<std::vector<Timing>> timing = time_in_turn(device_, std::array{kernel_.get()}, limit_, progress);
    if (!timing) {
        return timing.error();
    }
    return std::move(timing->front());
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
