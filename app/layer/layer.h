#pragma once

#include "app/layer/driver.h"
#include "app/layer/kernel_arguments.h"
#include "app/layer/launch_call.h"
#include "app/layer/program_texts.h"
#include "app/layer/settings.h"

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace lockstep {

/// Where the layer's lines go: "lockstep-layer: ...".
using Say = std::function<void(const std::string& line)>;

/// What stands between a program and its driver. It keeps what OpenCL forgets, and writes the chosen launches into
/// files:
///
///     clSetKernelArg, clBuildProgram, ...      passed on, and noted
///     clEnqueueNDRangeKernel                   not chosen: passed on
///                                              chosen:     read the arguments, write them, pass it on, wait,
///                                                          read and write what it left
///
/// The program gets the driver's answers, whatever becomes of the files. All may be called from any thread.
class Layer {
public:
    Layer(const Driver& driver, Settings settings, Say say);

    [[nodiscard]] const Driver& driver() const { return driver_; }
    [[nodiscard]] KernelArguments& arguments() { return arguments_; }
    [[nodiscard]] ProgramTexts& programs() { return programs_; }

    /// `enqueue` passes the launch on, once; the event is the program's, or one of ours where it wants none.
    cl_int launch(const LaunchCall& call, cl_event* event, const std::function<cl_int(cl_event*)>& enqueue);

    /// Says which kernels were launched where none of them was chosen. At the end of the process.
    void say_what_was_missed();

private:
    /// A launch of this kernel that is to be captured; its number from 1.
    struct Chosen {
        std::string kernel;
        std::uint64_t number = 0;
    };
    [[nodiscard]] std::optional<Chosen> chosen(cl_kernel kernel);
    /// Enqueues the launch, but for one that is refused.
    void capture(const Chosen& chosen, const LaunchCall& call, cl_event* event,
                 const std::function<cl_int(cl_event*)>& enqueue);
    /// Throws a Refusal where so many bytes would be too many with those that are kept.
    void make_room(std::uint64_t bytes);
    void say_once(const std::string& line);

    const Driver driver_;
    const Settings settings_;
    const Say say_;
    KernelArguments arguments_;
    ProgramTexts programs_;
    std::mutex mutex_; ///< of what follows
    std::map<std::string, std::uint64_t> launches_;
    std::uint64_t taken_ = 0; ///< launches that were chosen
    std::uint64_t bytes_ = 0; ///< of what is kept
    std::set<std::string> said_;
};

} // namespace lockstep
