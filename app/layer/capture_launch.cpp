#include "app/layer/capture_launch.h"

#include "app/layer/launch_call.h"
#include "core/base/version.h"

#include <filesystem>
#include <system_error>

namespace lockstep {
namespace {

/// Replaces line breaks, so that a string can be used in a comment line.
std::string on_one_line(std::string text) {
    for (char& c : text) {
        c = c == '\n' || c == '\r' ? ' ' : c;
    }
    return text;
}

std::string origin(const Driver& driver, cl_device_id device) {
    std::error_code ignored;
    const std::string program = std::filesystem::read_symlink("/proc/self/exe", ignored).filename().string();
    return on_one_line("Captured from " + program + " on " +
                       asked_text(driver.clGetDeviceInfo, device, CL_DEVICE_NAME) + " by Lockstep " +
                       program_version() + ".");
}

} // namespace

CapturedLaunch described_launch(const Driver& driver, const LaunchCall& call, const ProgramText& program,
                                const SetArguments& set) {
    if (!program.problem.empty()) {
        throw Refusal(program.problem);
    }
    if (const std::string problem = options_problem(program.options); !problem.empty()) {
        throw Refusal(problem);
    }
    const auto device = asked<cl_device_id>(driver.clGetCommandQueueInfo, call.queue, CL_QUEUE_DEVICE);
    CapturedLaunch launch = {
        .kernel = asked_text(driver.clGetKernelInfo, call.kernel, CL_KERNEL_FUNCTION_NAME),
        .source = program.source,
        .options = program.options,
        .range = range_of(call, group_limits(driver, call.kernel, device)),
        .remarks = {origin(driver, device)},
        .arguments = captured_arguments(driver, parameters_of(driver, call.kernel, device, program), set)};
    if (call.local == nullptr) {
        launch.remarks.emplace_back(
            "The program left the size of the work-group to the driver. Lockstep chose "
            "the size in this file.");
    }
    return launch;
}

} // namespace lockstep
