#include "core/report/tables.h"

#include "core/base/file_sink.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/log_tables.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 8> names = {"events",   "warp-steps", "lines",  "launches",
                                                   "findings", "checks",     "advice", "buffers"};

/// Returns a list of the JSON report as a table; empty if the list is empty. A list of numbers is one cell.
std::string csv_of_list(const ordered_json& list) {
    if (list.empty()) {
        return "";
    }
    std::vector<Fields> rows;
    for (const ordered_json& entry : list) {
        Fields row;
        flatten("", entry, row);
        rows.push_back(std::move(row));
    }
    return csv_of(rows);
}

Status write_text(const std::string& text, ByteSink& sink) {
    return sink.write(std::as_bytes(std::span(text)));
}

} // namespace

std::span<const std::string_view> table_names() {
    return names;
}

Status write_table(const Session& session, std::string_view table, ByteSink& sink,
                   const ProgressSink& progress) {
    if (table == "events") {
        return write_events(session, sink, progress);
    }
    if (table == "warp-steps") {
        return write_warp_steps(session, sink, progress);
    }
    if (table == "lines") {
        return write_text(to_csv(session), sink);
    }
    if (std::ranges::find(names, table) != names.end()) {
        return write_text(csv_of_list(to_json(session).at(std::string(table))), sink);
    }
    std::string known;
    for (const std::string_view name : names) {
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    return Error{.code = ErrorCode::value_not_allowed, .arguments = {"--table", std::string(table), known}};
}

Status write_table(const Session& session, std::string_view table, const std::filesystem::path& path,
                   const ProgressSink& progress) {
    const auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    const Status written = write_table(session, table, **sink, progress);
    return written ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : written;
}

} // namespace lockstep
