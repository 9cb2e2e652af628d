#include "app/cli/commands.h"

namespace lockstep {
namespace {

const OptionInfo json_option = {"--json", "", "print one JSON object"};

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
        .options = {{"--set", "name=value", "a parameter of the experiment; \"list\" names them"},
                    {"--device", "NAME", "the OpenCL device with NAME in its name; \"devices\" names them"},
                    {"--hardware", "PRESET", "the hardware model: educational"},
                    {"--hw", "name=value",
                     "a number of the hardware model: warp_width, banks, bank_bytes, "
                     "sector_bytes, line_bytes"},
                    json_option,
                    {"--csv", "", "print CSV, its columns named by their JSON paths"},
                    {"--save", "FILE.lks", "keep the recording"},
                    {"--no-timing", "", "leave out the timing of the plain kernel"}},
        .run = run_run,
    };
}

} // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all = {
        {.name = "devices", .summary = "the OpenCL devices", .options = {json_option}, .run = run_devices},
        {.name = "list",
         .summary = "the experiments with their parameters, ranges and defaults",
         .options = {json_option},
         .run = run_list},
        run_command(),
    };
    return all;
}

} // namespace lockstep
