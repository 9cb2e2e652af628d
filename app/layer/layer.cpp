#include "app/layer/layer.h"

#include "app/layer/capture_launch.h"
#include "app/layer/captured_argument.h"
#include "app/layer/launch_files.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t any_time = std::uint64_t{1} << 30; // seconds; effectively no timeout

/// Returns the size in bytes of the contents to save: all contents before the launch, and those that the
/// kernel may write again after it.
std::uint64_t bytes_of(const CapturedLaunch& launch) {
    std::uint64_t sum = 0;
    for (const CapturedArgument& argument : launch.arguments) {
        sum += argument.parameter.can_write ? 2 * argument.bytes : argument.bytes;
    }
    return sum;
}

/// Runs `work`. If it throws a Refusal or std::bad_alloc, returns the message, because neither may reach the
/// program.
template <class Work>
std::string reason_of_failure(const Work& work) {
    try {
        work();
        return {};
    } catch (const std::exception& exception) {
        return exception.what();
    }
}

} // namespace

Layer::Layer(const Driver& driver, Settings settings, Say say)
    : driver_(driver), settings_(std::move(settings)), say_(std::move(say)), programs_(driver_) {}

cl_int Layer::launch(const LaunchCall& call, cl_event* event,
                     const std::function<cl_int(cl_event*)>& enqueue) {
    std::optional<cl_int> code;
    const auto once = [&](cl_event* done) { return *(code = enqueue(done)); };
    try {
        if (const auto launch = chosen(call.kernel)) {
            capture(*launch, call, event, once);
        }
    } catch (const std::exception&) {
        // Nothing is captured: memory is short, or the kernel is invalid, which the driver will report.
    }
    return code ? *code : once(event);
}

std::optional<Layer::Chosen> Layer::chosen(cl_kernel kernel) {
    Chosen launch = {.kernel = asked_text(driver_.clGetKernelInfo, kernel, CL_KERNEL_FUNCTION_NAME)};
    const std::lock_guard lock(mutex_);
    launch.number = ++launches_[launch.kernel];
    if (!is_chosen(settings_, launch.kernel, launch.number) || taken_ >= settings_.most_launches) {
        return std::nullopt;
    }
    ++taken_;
    return launch;
}

void Layer::capture(const Chosen& chosen, const LaunchCall& call, cl_event* event,
                    const std::function<cl_int(cl_event*)>& enqueue) {
    const std::string name = chosen.kernel + ", launch " + std::to_string(chosen.number) + ": ";
    std::optional<LaunchFiles> files;
    CapturedLaunch launch;
    const MemoryReader reader(driver_, call.queue);
    const std::string refused = reason_of_failure([&] {
        const auto program = asked<cl_program>(driver_.clGetKernelInfo, call.kernel, CL_KERNEL_PROGRAM);
        launch = described_launch(driver_, call, programs_.of(program), arguments_.of(call.kernel));
        launch.number = chosen.number;
        make_room(bytes_of(launch));
        reader.read(launch.arguments, {call.waits, call.wait_count}, settings_.wait_seconds);
        files.emplace(settings_.folder, launch);
        files->write_before(launch);
        for (CapturedArgument& argument : launch.arguments) {
            argument.content = {}; // frees memory that the launch itself may need
        }
    });
    if (!refused.empty()) {
        say_once(chosen.kernel + ": not captured: " + refused);
        return;
    }
    cl_event own = nullptr;
    cl_event* const done = event != nullptr ? event : &own;
    const cl_int code = enqueue(done);
    const std::string unread = reason_of_failure([&] {
        must(code, "clEnqueueNDRangeKernel");
        std::erase_if(launch.arguments, [](const CapturedArgument& argument) {
            return argument.memory == nullptr || !argument.parameter.can_write;
        });
        reader.read(launch.arguments, {done, 1}, any_time);
        files->write_after(launch);
    });
    if (own != nullptr) {
        driver_.clReleaseEvent(own);
    }
    say_(name + files->sim().string() + (unread.empty() ? "" : ", without its results: " + unread));
}

void Layer::make_room(std::uint64_t bytes) {
    const std::lock_guard lock(mutex_);
    if (bytes > settings_.most_bytes - bytes_) {
        throw Refusal("the contents of its buffers before and after the launch take " +
                      std::to_string(bytes) + " bytes, but only " +
                      std::to_string(settings_.most_bytes - bytes_) + " remain of LOCKSTEP_LAYER_BYTES");
    }
    bytes_ += bytes;
}

void Layer::say_once(const std::string& line) {
    const std::lock_guard lock(mutex_);
    if (said_.insert(line).second) {
        say_(line);
    }
}

void Layer::say_what_was_missed() {
    const std::lock_guard lock(mutex_);
    if (taken_ != 0) {
        return;
    }
    std::string kernels;
    for (const auto& [kernel, count] : launches_) {
        kernels += (kernels.empty() ? "" : ", ") + kernel + " (" + std::to_string(count) + ")";
    }
    say_(kernels.empty() ? "no kernel was launched"
                         : "none of the launched kernels was selected: " + kernels);
}

} // namespace lockstep
