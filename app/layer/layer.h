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

/// Prints a line of the layer: "lockstep-layer: ...".
using Say = std::function<void(const std::string& line)>;

/// Sits between a program and its driver. It records what OpenCL cannot be queried for, and writes the
/// selected launches to files:
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

    /// `enqueue` passes the launch on and is called once; its event is the program's, or an internal one if
    /// the program requests none.
    cl_int launch(const LaunchCall& call, cl_event* event, const std::function<cl_int(cl_event*)>& enqueue);

    /// If no launch was selected, prints which kernels were launched. Call it at the end of the process.
    void say_what_was_missed();

private:
    /// A launch that must be captured; numbers start at 1 for each kernel.
    struct Chosen {
        std::string kernel;
        std::uint64_t number = 0;
    };
    [[nodiscard]] std::optional<Chosen> chosen(cl_kernel kernel);
    /// Captures and enqueues the launch. If it cannot be captured, it is not enqueued here.
    void capture(const Chosen& chosen, const LaunchCall& call, cl_event* event,
                 const std::function<cl_int(cl_event*)>& enqueue);
    /// Reserves bytes of the limit. Throws a Refusal if they would exceed it.
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
    std::uint64_t bytes_ = 0; ///< bytes reserved by captured launches
    std::set<std::string> said_;
};

/// The calls that the layer handles itself; null for those that it passes on. From now on, they use `layer`:
/// OpenCL passes no user data to them, so it is the only global object of this library.
[[nodiscard]] Driver hooks_into(Layer& layer);

} // namespace lockstep
