#include "app/cli/commands.h"

#include "app/cli/figure_questions.h"
#include "app/common/command_line.h"
#include "app/common/language_option.h"
#include "app/common/run_options.h"
#include "app/words/translatable.h"
#include "core/questions/question.h"
#include "core/race/race.h"
#include "core/report/tables.h"
#include "core/site/array_map.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

Phrase command_phrase(const char* words) {
    return {command_context, words};
}

Phrase option_phrase(const char* words) {
    return {option_context, words};
}

const Option json_option = {"--json", Flag{},
                            option_phrase(QT_TRANSLATE_NOOP("Options", "print one JSON object"))};
const Option csv_option = {
    "--csv", Flag{},
    option_phrase(QT_TRANSLATE_NOOP(
        "Options", "print CSV with JSON paths as column names; strings that a spreadsheet would read "
                   "as formulas get a leading apostrophe"))};
const Option registers_option = {
    "--registers", Text{"N"},
    option_phrase(QT_TRANSLATE_NOOP("Options",
                                    "registers per work-item, instead of the reported or estimated number"))};
const Option no_costs_option = {
    "--no-costs", Flag{},
    option_phrase(QT_TRANSLATE_NOOP(
        "Options", "omit costs, advice and verdict; each cost needs another simulation of the launch"))};

Option get_option() {
    return {
        "--get", Text{"EXPRESSION", common_figures()},
        option_phrase(QT_TRANSLATE_NOOP(
            "Options",
            "print only the value of EXPRESSION, for example totals.local_load.conflicts; may be repeated"))};
}

Option assert_option() {
    return {
        "--assert", Text{"EXPRESSION", common_figures()},
        option_phrase(QT_TRANSLATE_NOOP(
            "Options",
            "print nothing if EXPRESSION is true; if it is false, print both sides and exit with code 1; for "
            "example 'totals.local_load.conflicts = 0'; may be repeated"))};
}

Words one_experiment() {
    return {.names = "WHAT", .least = 1, .most = 1, .known = experiment_ids()};
}

Command devices_command() {
    return {
        .name = "devices",
        .words = {},
        .summary = command_phrase(QT_TRANSLATE_NOOP("Commands", "list the OpenCL devices")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "With --device ssh:HOST, lists the devices of another computer. HOST is what you give to ssh: a "
            "name\n"
            "from your ssh configuration, USER@HOST or HOST:PORT. The computer needs an OpenCL driver, but "
            "not\n"
            "Lockstep. The recorder is copied to ~/.cache/lockstep on that computer. No other files are left "
            "there.\n"
            "run, check, sweep, compare and the other commands take --device ssh:HOST/NAME.")),
        .options = {device_option(),
                    {"--add", Text{"ssh:HOST"},
                     option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "remember a computer, so that this command and the window list it"))},
                    {"--remove", Text{"ssh:HOST"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "forget a computer"))},
                    json_option},
        .run = run_devices};
}

Command list_command() {
    return {
        .name = "list",
        .words = {.names = "[WHAT]", .most = 1, .known = experiment_ids()},
        .summary = command_phrase(
            QT_TRANSLATE_NOOP("Commands", "list the experiments with their parameters, ranges and defaults")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment (reduction/interleaved) or a family of experiments (reduction).\n"
            "Without WHAT, all experiments are listed.")),
        .options = {json_option},
        .run = run_list,
    };
}

Command run_command() {
    return {
        .name = "run",
        .words = one_experiment(),
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "run an experiment or a launch file, or open a recording, and print its metrics")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment (reduction/interleaved), a launch file (x.sim), a kernel whose\n"
            "launch is guessed (x.cl), or a recording (x.lks).\n"
            "First the instrumented kernel runs, to count every memory access, branch and barrier.\n"
            "Then the original kernel runs, to measure times.\n"
            "An EXPRESSION uses the names of --json: totals.local_load.conflicts, launches[0].items, or\n"
            "line(\"text of a line\").warp_steps. Combine metrics with + - * / and parentheses,\n"
            "compare them with = != < <= > >=, and join comparisons with and, or, not.\n"
            "sum(), min(), max() and count() combine all values of a metric. For an unknown name, similar\n"
            "names are printed. For the name of a group (totals), the names in the group are printed.")),
        .options = {set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    json_option,
                    csv_option,
                    get_option(),
                    assert_option(),
                    {"--save", Text{"FILE.lks"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "save the recording"))},
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    plain_limit_option(),
                    build_memory_option(),
                    build_time_option(),
                    no_costs_option,
                    no_timing_option()},
        .run = run_run,
    };
}

Command check_command() {
    return {
        .name = "check",
        .words = {.names = "WHAT ...", .least = 1, .most = 1000, .known = experiment_ids()},
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "look for races, out-of-bounds accesses and other errors, and print the findings")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\n"
            "Nothing is timed. The exit code is 1 if an error was found, so that a build server\n"
            "can detect it.")),
        .options = {set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    plain_limit_option(),
                    build_memory_option(),
                    build_time_option(),
                    json_option,
                    {"--junit", Text{"FILE.xml"},
                     option_phrase(
                         QT_TRANSLATE_NOOP("Options", "write the results as JUnit XML, for build servers"))}},
        .run = run_check,
    };
}

Command sweep_command() {
    return {
        .name = "sweep",
        .words = one_experiment(),
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "run an experiment or a kernel with many values of one or two parameters, and recommend the best "
            "values")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "--over local=32,64,128 tries these values; --over ways=1..32 tries 1, 2, 4, 8, 16, 32;\n"
            "--over size=1K..64K doubles from 1024 to 65536;\n"
            "--over local tries all allowed values (for shapes, powers of two).\n"
            "For a kernel (x.cl) or a launch file (x.sim), the names are local (8x8,16x16) or local.y,\n"
            "D.NAME for the macro NAME (undefined: without it), global, or an argument as in --set.\n"
            "A combination is recommended only if it computes the same results as the first one.\n"
            "Each combination is recorded, checked and timed. For an experiment, the recommendation is "
            "saved\n"
            "for this device.\n"
            "Ctrl+C ends the sweep and prints the results so far.")),
        .options = {{"--over", Text{"name=values"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "a parameter to vary; may be given twice"))},
                    set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    json_option,
                    csv_option},
        .run = run_sweep,
    };
}

Command compare_command() {
    return {
        .name = "compare",
        .words = {.names = "WHAT WHAT ...", .least = 2, .most = 16, .known = experiment_ids()},
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "print the metrics of several runs side by side, with ratios to the first run")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a\n"
            "recording (x.lks).\n"
            "Only runs with equal work can be compared. --match-inputs gives all experiments the values of\n"
            "the first one, for the parameters that they share. Values that you give for an experiment\n"
            "stay. If an experiment does not allow a value of the first one, it keeps its own value.")),
        .options = {{"--match-inputs", Flag{},
                     option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "run all experiments with the parameter values of the first one"))},
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    files_outside_option(),
                    json_option,
                    no_timing_option()},
        .run = run_compare,
    };
}

Command race_command() {
    return {
        .name = "race",
        .words = {.names = "WHAT WHAT ...",
                  .least = least_racers,
                  .most = most_racers,
                  .known = experiment_ids()},
        .summary = command_phrase(QT_TRANSLATE_NOOP("Commands", "rank two to four runs by modelled time")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\nTimes "
            "are in cycles if all runs have the same hardware preset, otherwise in nanoseconds.\nOnly runs "
            "with the same problem size can race. Times are modelled, not measured.")),
        .options = {json_option, set_option(), device_option(), hardware_option(), hw_option(),
                    registers_option, kernel_option(), define_option(), build_options_option(),
                    files_outside_option(), groups_option(), memory_budget_option(), time_limit_option(),
                    build_memory_option(), build_time_option()},
        .run = run_race,
    };
}

Command narrate_command() {
    return {
        .name = "narrate",
        .words = one_experiment(),
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "describe the steps of a work-group, one line per step: what a warp does, and its effect")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\n"
            "Step 0 is the start of the group, and the step after the last one is its end.\n"
            "All numbers are counted from the trace, for the warps and banks of the hardware model.\n"
            "Nothing is timed.")),
        .options =
            {{"--steps", Text{"A..B"},
              option_phrase(QT_TRANSLATE_NOOP(
                  "Options", "describe the steps from A to B, at most 10000; default: the first 10000"))},
             {"--launch", Number{.name = "N", .least = 1},
              option_phrase(QT_TRANSLATE_NOOP("Options", "the launch, counted from 1; default: 1"))},
             {"--group", Number{.name = "N"},
              option_phrase(QT_TRANSLATE_NOOP("Options", "the work-group, counted from 0; default: 0"))},
             {"--warp", Number{.name = "N"},
              option_phrase(QT_TRANSLATE_NOOP(
                  "Options", "the warp, counted from 0; default: the first warp that executes the step"))},
             json_option,
             set_option(),
             device_option(),
             hardware_option(),
             hw_option(),
             kernel_option(),
             define_option(),
             build_options_option(),
             files_outside_option(),
             groups_option(),
             memory_budget_option(),
             time_limit_option(),
             build_memory_option(),
             build_time_option()},
        .run = run_narrate,
    };
}

Option kind_option() {
    Choice kinds{.name = "NAME", .words = {}};
    for (const QuestionForm& form : question_forms()) {
        kinds.words.emplace_back(form.name);
    }
    return {
        "--kind", std::move(kinds),
        option_phrase(QT_TRANSLATE_NOOP("Options", "ask only questions of this kind; default: all kinds"))};
}

Command quiz_command() {
    return {
        .name = "quiz",
        .words = {.names = "WHAT ...", .least = 1, .most = 4, .known = experiment_ids()},
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "ask questions about a run, with three or four choices each, and print the answers")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\n"
            "Questions and answers are computed from the trace, for the hardware model.\n"
            "The wrong choices come from common errors. The same seed gives the same questions.\n"
            "With several runs, questions are about the first one, except for --kind which-variant,\n"
            "which asks for the run with the fewest warp steps.\n"
            "Nothing is timed.")),
        .options = {{"--seed", Number{.name = "N"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "select other questions; default: 0"))},
                    {"--count", Number{.name = "N", .least = 1, .most = 1000},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "maximum number of questions; default: 10"))},
                    kind_option(),
                    json_option,
                    set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    build_memory_option(),
                    build_time_option()},
        .run = run_quiz,
    };
}

Option swizzle_option() {
    Choice names{.name = "all|NAME", .words = {"all"}};
    for (const Swizzle& swizzle : swizzles) {
        names.words.emplace_back(swizzle.name);
    }
    return {"--swizzle", std::move(names),
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "try all swizzles, or this one; default: all, if --pad is not given"))};
}

Option pad_option() {
    return {"--pad", Text{"N|A..B"},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "words to add after each row; default: 0..32, if --swizzle is not given"))};
}

Option row_option() {
    return {"--row", Number{.name = "N", .least = 1, .most = 0x7FFFFFFF},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "elements per row; default: the last dimension of the declaration; if it has no "
                           "rows, as many as fill all banks once"))};
}

Option apply_option() {
    return {"--apply", Text{"FILE.cl"},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "save the kernel with one layout of one array in this new file, and its launch in "
                           "FILE.sim; print the changed lines"))};
}

Option require_group_option() {
    return {"--require-group", Flag{},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "with --apply: instead of a layout, add the group size of the launch to the "
                           "kernel, as reqd_work_group_size"))};
}

Option compare_option() {
    return {"--compare", Flag{},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options", "with --apply: run the saved kernel, and compare it with the original one"))};
}

Option other_hardware_option() {
    return {"--other-hardware", Flag{},
            option_phrase(QT_TRANSLATE_NOOP(
                "Options",
                "print the counts and cycles of the launch on other hardware, instead of other layouts"))};
}

Command whatif_command() {
    return {
        .name = "whatif",
        .words = one_experiment(),
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "count the bank conflicts that other layouts of the local arrays would have")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\n"
            "A padding adds unused words after each row of an array. A swizzle moves element x of\n"
            "row y to column x ^ y of the same row. Some swizzles use only some bits of y: xor3 uses\n"
            "the lowest two.\n"
            "Passes and conflicts are those of the recorded accesses at their new addresses, so they\n"
            "are exact. Layouts that the accesses do not allow are refused, with the reason.\n"
            "--apply saves a copy of the kernel with one layout, and its launch. --compare runs the\n"
            "copy and checks its result; the exit code is 1 if it is wrong. Nothing is timed.")),
        .options = {{"--array", Text{"NAME"},
                     option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "the array in local memory; default: each array of the launch"))},
                    pad_option(),
                    swizzle_option(),
                    row_option(),
                    {"--cycles", Flag{},
                     option_phrase(QT_TRANSLATE_NOOP("Options",
                                                     "simulate each layout, and print its modelled cycles"))},
                    apply_option(),
                    require_group_option(),
                    compare_option(),
                    other_hardware_option(),
                    {"--launch", Number{.name = "N", .least = 1},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "the launch, counted from 1; default: 1"))},
                    json_option,
                    set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    build_memory_option(),
                    build_time_option()},
        .run = run_whatif,
    };
}

Option table_option() {
    Choice tables{.name = "NAME", .words = {}};
    for (const std::string_view name : table_names()) {
        tables.words.emplace_back(name);
    }
    return {"--table", std::move(tables),
            option_phrase(QT_TRANSLATE_NOOP("Options", "the table to write to a .csv file; default: lines"))};
}

Command export_command() {
    return {
        .name = "export",
        .words = one_experiment(),
        .summary = command_phrase(
            QT_TRANSLATE_NOOP("Commands", "write a table or the modelled timeline of a run to a file")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).\n"
            "A .csv file has one table: each event of each work-item (events), each warp step\n"
            "(warp-steps), the table of run --csv (lines), or another list of run --json.\n"
            "A .pftrace file has the modelled states of all warps over time. Open it in the\n"
            "Perfetto viewer (ui.perfetto.dev), which shows a cycle as a nanosecond.\n"
            "Names of columns and tracks are English in every language.")),
        .options = {{"-o", Text{"FILE"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "the file to write: .csv or .pftrace"))},
                    table_option(),
                    {"--multiprocessors", Number{.name = "N", .least = 1, .most = 1024},
                     option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "write the first N multiprocessors to a .pftrace file; default: 4"))},
                    set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    registers_option,
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    plain_limit_option(),
                    build_memory_option(),
                    build_time_option(),
                    no_timing_option()},
        .run = run_export,
    };
}

Command lesson_command() {
    return {
        .name = "lesson",
        .words = {.names = "check FILE ... | list | pack FOLDER | progress FILE ...",
                  .least = 1,
                  .most = 1000,
                  .known = {"check", "list", "pack", "progress"}},
        .summary = command_phrase(
            QT_TRANSLATE_NOOP("Commands", "check, list or pack lessons, or read the progress of learners")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "check reads each FILE, runs its kernels, evaluates its figures, answers and conditions, and\n"
            "checks that its questions can be asked. It prints the line, column and reason of each flaw.\n"
            "The exit code is 1 if there are flaws.\n"
            "list prints the lessons that the window offers.\n"
            "pack writes the lessons, kernels and recordings of FOLDER to one file, which `lockstep` opens.\n"
            "progress prints a table of the files that learners have saved for their teacher.")),
        .options = {{"-o", Text{"FILE"},
                     option_phrase(
                         QT_TRANSLATE_NOOP("Options", "pack: the file to write: .lockstep-lesson"))},
                    json_option,
                    csv_option},
        .run = run_lesson,
    };
}

Command pack_command() {
    return {
        .name = "pack",
        .words = one_experiment(),
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "pack a run into a file that lockstep-record records on another machine")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "WHAT is an experiment, a launch file (x.sim) or a kernel (x.cl).\n"
            "The packed run contains the instrumented kernels, their inputs, and the contents of files that\n"
            "the run reads. On the other machine, \"lockstep-record x.lkp -o x.lks\" records it, without "
            "any\n"
            "other file of Lockstep.\n"
            "A kernel is instrumented for one device. Without --for, this is a device of this machine. Save\n"
            "what \"lockstep-record --describe\" prints there to a file, and give this file to --for.")),
        .options = {{"-o", Text{"FILE.lkp"},
                     option_phrase(QT_TRANSLATE_NOOP("Options", "the file to write"))},
                    {"--for", Text{"FILE"},
                     option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "pack for a device of another machine, which this file describes"))},
                    set_option(),
                    device_option(),
                    hardware_option(),
                    hw_option(),
                    kernel_option(),
                    define_option(),
                    build_options_option(),
                    files_outside_option(),
                    groups_option(),
                    time_limit_option(),
                    build_memory_option(),
                    build_time_option(),
                    no_timing_option()},
        .run = run_pack,
    };
}

Command capture_command() {
    return {
        .name = "capture",
        .words = {.names = "PROGRAM [ARGUMENT ...]", .least = 1, .most = 100000},
        .summary = command_phrase(QT_TRANSLATE_NOOP(
            "Commands", "run another program and save its OpenCL launches as launch files")),
        .help = command_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "Example: lockstep-cli capture --kernel blur -- ./program ARGUMENTS\n"
            "PROGRAM is any unmodified program that calls OpenCL through the ICD loader.\n"
            "The files (x.sim) contain the source, options, sizes and buffers of each chosen launch,\n"
            "and the contents of the buffers after the launch. The exit code is that of the program,\n"
            "or 3 if the program succeeded but no launch was captured.")),
        .options =
            {{"--kernel", Text{"NAMES"},
              option_phrase(QT_TRANSLATE_NOOP(
                  "Options",
                  "names of kernels, separated by commas, for example blur,reduce_*; default: all"))},
             {"--launch", Text{"N|A..B"},
              option_phrase(QT_TRANSLATE_NOOP(
                  "Options",
                  "which launches of each of these kernels to save, counted from 1; default: the first"))},
             {"--count", Number{.name = "N", .least = 1},
              option_phrase(QT_TRANSLATE_NOOP("Options", "maximum number of launches; default: 100"))},
             {"-o", Text{"DIR"},
              option_phrase(
                  QT_TRANSLATE_NOOP("Options", "the folder for the files; default: lockstep-launches"))}},
        .run = run_capture,
    };
}

std::vector<Command> all_commands() {
    std::vector<Command> all = {
        devices_command(),
        list_command(),
        run_command(),
        check_command(),
        sweep_command(),
        compare_command(),
        race_command(),
        narrate_command(),
        quiz_command(),
        whatif_command(),
        lesson_command(),
        export_command(),
        pack_command(),
        capture_command(),
        {.name = "licences",
         .words = {},
         .summary = command_phrase(QT_TRANSLATE_NOOP(
             "Commands", "list the libraries and fonts that Lockstep uses, with their licences")),
         .help = {},
         .options = {},
         .run = run_licences},
    };
    std::ranges::move(describing_commands("lockstep-cli", lockstep_cli), std::back_inserter(all));
    return with_language(std::move(all));
}

} // namespace

const CommandLine& lockstep_cli() {
    static const CommandLine program = {
        .name = "lockstep-cli", .summary = program_summary(), .synopsis = "", .commands = all_commands()};
    return program;
}

} // namespace lockstep
