#include "app/record/record_command.h"

#include "app/common/exit_code.h"
#include "app/common/language_option.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/words/errors/usage_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "app/worker/pack_client.h"
#include "app/worker/protocol_json.h"
#include "core/base/file_sink.h"
#include "core/base/input_file.h"
#include "core/trace/trace_file.h"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace lockstep {
namespace {

Phrase record_phrase(const char* words) {
    return {command_context, words};
}

Phrase record_option_phrase(const char* words) {
    return {option_context, words};
}

/// Adds the path of the packed run to an error of reading it, because the process that reads it has no path.
Error with_pack_path(Error error, const std::string& path) {
    const bool is_of_pack = error.code == ErrorCode::not_a_pack || error.code == ErrorCode::pack_too_new ||
                            error.code == ErrorCode::pack_damaged || error.code == ErrorCode::pack_too_large;
    if (is_of_pack && !error.arguments.empty()) {
        error.arguments[0] = path;
    }
    return error;
}

Result<int> describe(const Arguments& arguments, const Reader& reader) {
    DescriptionWish wish{.options = arguments.value("--options"), .names = {}};
    for (const std::string& names : arguments.values("--ask")) {
        for (std::string& name : split_at_commas(names)) {
            wish.names.insert(std::move(name));
        }
    }
    ProgressLine line(reader);
    const auto targets = describe_targets_in_worker(wish, line.sink());
    line.clear();
    if (!targets) {
        return targets.error();
    }
    auto json = nlohmann::ordered_json::parse(targets->descriptions);
    json["protection"] = protection_json(targets->protection);
    const Status printed = print_json(json);
    return printed ? Result<int>(exit_done) : printed.error();
}

Result<int> record_file(const std::string& path, const Arguments& arguments, const Reader& reader) {
    const std::string out = arguments.value("-o");
    if (const Status writable = can_write_file(out); !writable) {
        return writable.error();
    }
    const auto pack = InputFile::open(path);
    if (!pack) {
        return pack.error();
    }
    RecordOptions options = record_options(arguments);
    options.device = arguments.value("--device");
    ProgressLine line(reader);
    const auto recording = record_pack_in_worker(*pack, options, line.sink());
    if (!recording) {
        return with_pack_path(recording.error(), path);
    }
    const Status written = write_recording(*recording, out, Codec::zstd, line.sink());
    line.clear();
    if (!written) {
        return written.error();
    }
    return recording->plain_stop ? exit_device : exit_done;
}

Result<int> run_record(const Arguments& arguments, const Reader& reader) {
    if (arguments.has("--describe")) {
        return describe(arguments, reader);
    }
    if (arguments.words.empty()) {
        print_error("lockstep-record: " +
                    text_for(reader, missing_word_sentence("lockstep-record", "FILE.lkp")) + "\n");
        return exit_usage;
    }
    if (!arguments.has("-o")) {
        return Error{.code = ErrorCode::missing_value, .arguments = {"-o"}};
    }
    return record_file(arguments.words[0], arguments, reader);
}

Command record_command() {
    return {
        .name = "",
        .words = {.names = "[FILE.lkp]", .most = 1},
        .summary = record_phrase(QT_TRANSLATE_NOOP("Commands", "record a packed run on this machine")),
        .help = record_phrase(QT_TRANSLATE_NOOP(
            "Commands",
            "FILE.lkp is a run that \"lockstep-cli pack\" has packed. This program needs no other file of\n"
            "Lockstep, only an OpenCL driver.\n"
            "To pack a run for a device of this machine, copy what --describe prints to a file there, and\n"
            "use \"lockstep-cli pack WHAT --for FILE -o x.lkp\".")),
        .options = {{"-o", Text{"FILE.lks"},
                     record_option_phrase(QT_TRANSLATE_NOOP("Options", "save the recording"))},
                    device_option(),
                    groups_option(),
                    memory_budget_option(),
                    time_limit_option(),
                    plain_limit_option(),
                    build_memory_option(),
                    build_time_option(),
                    no_timing_option(),
                    {"--describe", Flag{},
                     record_option_phrase(QT_TRANSLATE_NOOP(
                         "Options", "print what \"lockstep-cli pack --for\" must know about the devices"))},
                    {"--ask", Text{"NAMES"},
                     record_option_phrase(QT_TRANSLATE_NOOP(
                         "Options",
                         "with --describe: names that a kernel tests with #if, separated by commas"))},
                    {"--options", Text{"TEXT"},
                     record_option_phrase(
                         QT_TRANSLATE_NOOP("Options", "with --describe: the build options of the kernel"))}},
        .run = run_record,
    };
}

} // namespace

const CommandLine& lockstep_record() {
    static const CommandLine program{
        .name = "lockstep-record",
        .summary = record_phrase(QT_TRANSLATE_NOOP(
            "Commands", "Records runs of OpenCL kernels that Lockstep has packed on another machine.")),
        .synopsis = "",
        .commands = with_language({record_command()})};
    return program;
}

} // namespace lockstep
