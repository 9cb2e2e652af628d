#include "app/common/run_options.h"

#include "app/words/translatable.h"
#include "core/base/nearest.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

std::vector<std::string> hardware_names() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return names;
}

Phrase help(const char* words, std::vector<Phrase> arguments = {}) {
    return {option_context, words, std::move(arguments)};
}

} // namespace

std::vector<std::string> experiment_ids() {
    std::vector<std::string> ids(catalogue().size());
    std::ranges::transform(catalogue(), ids.begin(), &Experiment::id);
    return ids;
}

Phrase program_summary() {
    return {command_context,
            QT_TRANSLATE_NOOP("Commands", "Lockstep shows how a GPU executes a kernel and moves its data.")};
}

Option set_option() {
    return {
        "--set", Text{"name=value"},
        help(QT_TRANSLATE_NOOP(
            "Options",
            "set a parameter of the experiment; \"lockstep-cli list WHAT\" lists the parameters; 64K is "
            "65536. For a kernel or launch file, the name is global or local (value: 64x64), or the name of "
            "a kernel parameter (value: a buffer's size in bytes, or a scalar's value)"))};
}

Option kernel_option() {
    return {"--kernel", Text{"NAME"},
            help(QT_TRANSLATE_NOOP("Options", "the kernel to run, if a .cl file contains several kernels"))};
}

Option define_option() {
    return {"-D", Text{"NAME=VALUE"},
            help(QT_TRANSLATE_NOOP("Options", "define a macro for a kernel or launch file"))};
}

Option build_options_option() {
    return {
        "--options", Text{"OPTIONS"},
        help(QT_TRANSLATE_NOOP("Options", "OpenCL build options for a kernel or launch file, in quotes"))};
}

Option files_outside_option() {
    return {
        "--allow-files-outside", Flag{},
        help(QT_TRANSLATE_NOOP("Options", "read files outside the folder of the launch; the recording then "
                                          "contains their contents"))};
}

Option time_limit_option() {
    return {"--time-limit", Number{.name = "S", .least = 1},
            help(QT_TRANSLATE_NOOP(
                "Options", "time limit in seconds for the process that runs the kernel; default: no limit"))};
}

Option plain_limit_option() {
    return {
        "--plain-limit", Number{.name = "S", .least = 1},
        help(QT_TRANSLATE_NOOP(
            "Options",
            "time limit in seconds for one run of the original (not instrumented) kernel; default: 30 times "
            "the time of the instrumented run, at least 10"))};
}

Option groups_option() {
    return {"--groups", Number{.name = "all|N", .least = 1, .word = "all"},
            help(QT_TRANSLATE_NOOP("Options", "log only the first N work-groups of each launch"))};
}

Option memory_budget_option() {
    return {
        "--memory-budget", Number{.name = "BYTES", .least = 1},
        help(QT_TRANSLATE_NOOP(
            "Options",
            "memory limit for logs, for example 2G; default: 1G, or half of the memory of a small machine"))};
}

Option build_memory_option() {
    return {
        "--build-memory", Number{.name = "BYTES", .least = 1},
        help(QT_TRANSLATE_NOOP("Options", "memory limit for parsing and building a kernel; default: 1536M"))};
}

Option build_time_option() {
    return {
        "--build-time", Number{.name = "S", .least = 1},
        help(QT_TRANSLATE_NOOP(
            "Options",
            "processor time limit, in seconds, for parsing and building all kernels of a run; default: 40"))};
}

Option no_timing_option() {
    return {"--no-timing", Flag{}, help(QT_TRANSLATE_NOOP("Options", "do not time the original kernel"))};
}

Option device_option() {
    return {"--device", Text{"NAME"},
            help(QT_TRANSLATE_NOOP("Options",
                                   "use the OpenCL device whose name contains NAME; \"lockstep-cli "
                                   "devices\" lists the devices. ssh:HOST or ssh:HOST/NAME: a device of "
                                   "another computer"))};
}

Option hardware_option() {
    auto presets = hardware_preset_names(hardware_folder());
    presets.insert(presets.begin(), device_preset_name);
    return {
        "--hardware", Text{"PRESET|FILE", presets},
        help(QT_TRANSLATE_NOOP(
                 "Options", "the hardware model: %1, a preset that you saved, or a file (x.json); default: "
                            "the preset of the device (educational for a CPU)"),
             {joined(presets)})};
}

Option hw_option() {
    return {"--hw", Text{"name=value"},
            help(QT_TRANSLATE_NOOP("Options", "set a value of the hardware model (64K is 65536): %1"),
                 {joined(hardware_names())})};
}

} // namespace lockstep
