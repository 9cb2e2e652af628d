#include "core/run/driver/program.h"

#include "core/kernel/contraction.h"

#include <chrono>
#include <thread>

namespace lockstep {

Result<cl::Program> build_program(const Device& device, const std::string& text, const std::string& options,
                                  Contraction contraction) {
    try {
        cl::Program program(device.context,
                            contraction == Contraction::forbidden ? without_contraction(text) : text);
        program.build({device.device}, options.c_str());
        return program;
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

cl::NDRange nd_range(const NdRange& range, const std::array<std::uint64_t, 3>& sizes) {
    switch (range.dimensions) {
    case 1:
        return {sizes[0]};
    case 2:
        return {sizes[0], sizes[1]};
    default:
        return {sizes[0], sizes[1], sizes[2]};
    }
}

void wait_for_start(const Device& device, const cl::Event& command) {
    constexpr std::chrono::microseconds look{100};
    device.queue.flush();
    while (command.getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>() > CL_RUNNING) {
        std::this_thread::sleep_for(look);
    }
}

} // namespace lockstep
