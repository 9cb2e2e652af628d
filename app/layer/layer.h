#pragma once

#include "app/layer/driver.h"
#include "app/layer/kernel_arguments.h"
#include "app/layer/launch_call.h"
#include "app/layer/parameters.h"
#include "app/layer/settings.h"

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace lockstep {

/// A function that prints a message of the layer, "lockstep-layer: ...".
using Say = std::function<void(const std::string& line)>;

/// Intercepts OpenCL calls between a program and its driver. Records data for which OpenCL has no query, and
/// writes the selected launches to files:
///
///     clSetKernelArg, clBuildProgram, ...      passed on and recorded
///     clEnqueueNDRangeKernel                   not selected: passed on
///                                              selected:     read and write the arguments, pass it on, wait,
///                                                            read and write the results
///
/// The program always gets the driver's return values, even if capturing fails. Thread-safe.
class Layer {
public:
    Layer(const Driver& driver, Settings settings, Say say);

    [[nodiscard]] const Driver& driver() const { return driver_; }
    [[nodiscard]] KernelArguments& arguments() { return arguments_; }
    [[nodiscard]] ProgramTexts& programs() { return programs_; }

    /// Handles a launch. `enqueue` passes it to the driver and is called exactly once. Its argument is the
    /// program's event or, if the program requests none, an internal event.
    cl_int launch(const LaunchCall& call, cl_event* event, const std::function<cl_int(cl_event*)>& enqueue);

    /// Prints which kernels were launched, if the settings selected none of the launches. Call it at the end
    /// of the process.
    void say_what_was_missed();

private:
    /// A launch that was selected for capture. Launches of each kernel are numbered from 1.
    struct Chosen {
        std::string kernel;
        std::uint64_t number = 0;
    };
    [[nodiscard]] std::optional<Chosen> chosen(cl_kernel kernel);
    /// Captures the launch and enqueues it. If the launch cannot be captured, does not enqueue it; the caller
    /// does.
    void capture(const Chosen& chosen, const LaunchCall& call, cl_event* event,
                 const std::function<cl_int(cl_event*)>& enqueue);
    /// Reserves bytes for captured buffers. Throws a Refusal if the limit on all captured buffers would be
    /// exceeded.
    void make_room(std::uint64_t bytes);
    void say_once(const std::string& line);

    const Driver driver_;
    const Settings settings_;
    const Say say_;
    KernelArguments arguments_;
    ProgramTexts programs_;
    std::mutex mutex_; ///< guards the members below
    std::map<std::string, std::uint64_t> launches_;
    std::uint64_t taken_ = 0; ///< number of selected launches
    std::uint64_t bytes_ = 0; ///< bytes of buffers that are reserved for captured launches
    std::set<std::string> said_;
};

/// Returns the functions that the layer handles itself; entries for all other functions are null. From now
/// on, these functions use `layer`. OpenCL passes no user data to them, so `layer` is the only global object
/// of this library.
[[nodiscard]] Driver hooks_into(Layer& layer);

} // namespace lockstep
