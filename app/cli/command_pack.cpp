#include "app/cli/commands.h"
#include "app/common/exit_code.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/worker/pack_client.h"
#include "core/base/coded_text.h"
#include "core/base/file_sink.h"
#include "core/base/input_file.h"
#include "core/pack/described_device.h"

#include <span>
#include <string>

namespace lockstep {
namespace {

/// Reads the description of another machine's devices. Errors: those of reading the file; not_a_description.
Result<std::string> description_in(const std::string& path) {
    const auto file = InputFile::open(path);
    if (!file) {
        return file.error();
    }
    const Error not_one{.code = ErrorCode::not_a_description, .arguments = {path}};
    if (file->size() > most_description_bytes) {
        return not_one;
    }
    std::string text(file->size(), '\0');
    const auto got = file->read(std::as_writable_bytes(std::span(text)), 0);
    if (!got) {
        return got.error();
    }
    text.resize(*got);
    return descriptions_from(text) ? Result<std::string>(std::move(text)) : not_one;
}

} // namespace

Result<int> run_pack(const Arguments& arguments, const Reader& reader) {
    if (!arguments.has("-o")) {
        return Error{.code = ErrorCode::missing_value, .arguments = {"-o"}};
    }
    const std::string out = arguments.value("-o");
    if (const Status writable = can_write_file(out); !writable) {
        return writable.error();
    }
    const auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    if (run->kind == RunKind::recording) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"WHAT", arguments.words[0], coded(allowed::what_records)}};
    }
    if (const Status status = check_options_of(*run, arguments); !status) {
        return status.error();
    }
    const auto description = arguments.has("--for") ? description_in(arguments.value("--for"))
                                                    : Result<std::string>(std::string());
    if (!description) {
        return description.error();
    }
    ProgressLine line(reader);
    const Status packed = pack_in_worker(*run, *description, out, line.sink());
    line.clear();
    return packed ? Result<int>(exit_done) : packed.error();
}

} // namespace lockstep
