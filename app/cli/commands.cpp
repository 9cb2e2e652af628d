#include "app/cli/commands.h"
#include "core/base/nearest.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"

#include <algorithm>

namespace lockstep {
namespace {

const OptionInfo json_option = {"--json", "", "print one JSON object"};

std::string hardware_names() {
    std::vector<std::string> names(hardware_numbers().size());
    std::ranges::transform(hardware_numbers(), names.begin(), &HardwareNumber::name);
    return joined(names);
}

const OptionInfo set_option = {"--set", "name=value",
                               "a parameter of the experiment; \"list WHAT\" names them; 64K is 65536"};
const OptionInfo device_option = {"--device", "NAME",
                                  "the OpenCL device with NAME in its name; \"devices\" names them"};
const OptionInfo registers_option = {"--registers", "N",
                                     "registers of a work-item, where the driver does not tell"};
const OptionInfo csv_option = {"--csv", "", "print CSV, its columns named by their JSON paths"};

OptionInfo hardware_option() {
    return {"--hardware", "PRESET|FILE",
            "the hardware model: " + joined(hardware_preset_names(hardware_folder())) +
                ", one of your own, or a file (x.json)"};
}

OptionInfo hw_option() {
    return {"--hw", "name=value", "a number of the hardware model (64K is 65536): " + hardware_names()};
}

Command run_command() {
    return {
        .name = "run",
        .words = "WHAT",
        .least_words = 1,
        .most_words = 1,
        .summary = "run an experiment, or open a recording, and print its figures",
        .help = "WHAT is an experiment (reduction/interleaved) or a recording (x.lks).\n"
                "The kernel runs once instrumented, so that every memory access, branch and barrier is "
                "counted, and\n"
                "then as it is for timing. Figures are counted from the trace; times are measured.",
        .options = {set_option,
                    device_option,
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    json_option,
                    csv_option,
                    {"--save", "FILE.lks", "keep the recording"},
                    {"--groups", "all|N", "log only the first N work-groups of each launch"},
                    {"--memory-budget", "BYTES",
                     "memory that logs may take, 2G for example; default: half of the machine's"},
                    {"--no-timing", "", "leave out the timing of the plain kernel"}},
        .run = run_run,
    };
}

Command sweep_command() {
    return {
        .name = "sweep",
        .words = "WHAT",
        .least_words = 1,
        .most_words = 1,
        .summary = "run an experiment with many values of one or two parameters, and recommend the best",
        .help =
            "--over local=32,64,128 tries these values; --over ways=1..32 tries 1, 2, 4, 8, 16, 32;\n"
            "--over size=1K..64K doubles from 1024 to 65536;\n"
            "--over local tries all that the parameter may be (shapes by powers of two).\n"
            "Each combination is recorded, checked and timed; the recommendation is kept for this device.\n"
            "Ctrl+C ends the sweep and prints what was measured.",
        .options = {{"--over", "name=values", "a parameter to vary; may be given twice"},
                    set_option,
                    device_option,
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    json_option,
                    csv_option},
        .run = run_sweep,
    };
}

Command compare_command() {
    return {
        .name = "compare",
        .words = "WHAT WHAT ...",
        .least_words = 2,
        .most_words = 16,
        .summary = "print the figures of several runs beside each other, with ratios to the first",
        .help = "WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a "
                "recording "
                "(x.lks).",
        .options = {device_option,
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    json_option,
                    {"--no-timing", "", "leave out the timing of the plain kernels"}},
        .run = run_compare,
    };
}

} // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all = {
        {.name = "devices", .summary = "the OpenCL devices", .options = {json_option}, .run = run_devices},
        {.name = "list",
         .words = "[WHAT]",
         .most_words = 1,
         .summary = "the experiments with their parameters, ranges and defaults",
         .help =
             "WHAT is an experiment (reduction/interleaved) or a family of them (reduction); without it all "
             "are listed.",
         .options = {json_option},
         .run = run_list},
        run_command(),
        sweep_command(),
        compare_command(),
        {.name = "licences",
         .summary = "the libraries and fonts that Lockstep uses, with their licences",
         .run = run_licences},
    };
    return all;
}

} // namespace lockstep
