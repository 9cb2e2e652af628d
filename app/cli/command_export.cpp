#include "app/cli/commands.h"
#include "app/common/exit_code.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/worker/client.h"
#include "core/base/file_sink.h"
#include "core/report/perfetto.h"
#include "core/report/tables.h"

#include <filesystem>
#include <string>

namespace lockstep {
namespace {

constexpr const char* trace_ending = ".pftrace";
constexpr const char* table_ending = ".csv";
constexpr const char* usual_table = "lines";

/// What the arguments request.
struct Export {
    std::filesystem::path file;
    std::string table; ///< empty: a trace for Perfetto
    PerfettoOptions perfetto;
};

Result<Export> export_of(const Arguments& arguments) {
    Export wanted{.file = arguments.value("-o"), .table = {}, .perfetto = {}};
    if (wanted.file.empty()) {
        return Error{.code = ErrorCode::missing_value, .arguments = {"-o"}};
    }
    const bool is_trace = wanted.file.extension() == trace_ending;
    if (!is_trace && wanted.file.extension() != table_ending) {
        return Error{
            .code = ErrorCode::value_not_allowed,
            .arguments = {"-o", wanted.file.string(), std::string(trace_ending) + ", " + table_ending}};
    }
    // Each option is for one kind of file.
    for (const char* option : {is_trace ? "--table" : "--multiprocessors"}) {
        if (arguments.has(option)) {
            return Error{.code = ErrorCode::unknown_option,
                         .arguments = {std::string(option) + " -o " + wanted.file.string()}};
        }
    }
    if (!is_trace) {
        wanted.table = arguments.has("--table") ? arguments.value("--table") : usual_table;
    }
    if (const auto number = arguments.number("--multiprocessors")) {
        wanted.perfetto.multiprocessors = static_cast<std::uint32_t>(*number);
    }
    const Status status = can_write_file(wanted.file);
    return status ? Result<Export>(std::move(wanted)) : status.error();
}

/// Whether the table has the measured times and the advice of a whole run.
bool needs_whole_run(const Export& wanted) {
    return !wanted.table.empty() && wanted.table != "events" && wanted.table != "warp-steps";
}

} // namespace

Result<int> run_export(const Arguments& arguments, const Reader& reader) {
    const auto wanted = export_of(arguments);
    if (!wanted) {
        return wanted.error();
    }
    auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    if (const Status status = check_options_of(*run, arguments); !status) {
        return status.error();
    }
    const bool is_whole = needs_whole_run(*wanted);
    run->options.time_plain = run->options.time_plain && is_whole;
    ProgressLine line(reader);
    const auto session =
        look(*run, {.costs = is_whole ? Wants::Costs::at_once : Wants::Costs::none}, line.sink());
    if (!session) {
        return session.error();
    }
    const Status written = wanted->table.empty()
                               ? write_perfetto(**session, wanted->perfetto, wanted->file, line.sink())
                               : write_table(**session, wanted->table, wanted->file, line.sink());
    line.clear();
    return written ? Result<int>(exit_done) : written.error();
}

} // namespace lockstep
