#include "core/run/plain_run.h"

#include "core/run/build_log.h"
#include "core/run/plain_kernel.h"
#include "core/run/turns.h"

#include <array>

namespace lockstep {

Result<PlainRun> run_plain(const Device& device, const Launch& launch, const PlainProgram& program,
                           const std::optional<ClockedProgram>& clocked, const Instrumented& instrumented,
                           bool time, const ProgressSink& progress) {
    PlainRun result;
    const auto kernel = run_first(device, launch, program, instrumented, result.contents, progress);
    if (!kernel) {
        return kernel.error();
    }
    try {
        result.item_registers = registers_in_build_log(program.compiler_log, launch.kernel);
        if (time) {
            Result<std::vector<Timing>> timing = time_in_turn(device, std::array{kernel->get()}, progress);
            if (!timing) {
                return timing.error();
            }
            result.timing = std::move(timing->front());
        }
        if (clocked) {
            result.group_times = measure_groups(device, launch, *clocked, instrumented, (*kernel)->buffers());
        }
        return result;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
