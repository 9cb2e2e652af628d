#include "app/cli/run_text.h"

#include "app/cli/table.h"
#include "app/words/names.h"
#include "core/analysis/summary.h"

#include <array>
#include <cstdio>

namespace lockstep {
namespace {

std::string heading(const Session& session) {
    const Recording& recording = session.recording();
    std::string text = recording.what;
    for (const auto& [name, value] : recording.parameters) {
        text += "  " + name + "=" + value;
    }
    return text + "\n\n";
}

std::string result_words(std::optional<bool> correct) {
    return !correct   ? "not checked: there is no reference for it"
           : *correct ? "correct: it equals the CPU's answer"
                      : "WRONG: it differs from the CPU's answer";
}

std::string hardware_words(const HardwareModel& hardware) {
    const std::string warp = hardware.warp_width == 0 ? "warps of a whole group"
                                                      : "warps of " + std::to_string(hardware.warp_width);
    return hardware.preset + " model: " + warp + ", " + std::to_string(hardware.banks) + " banks of " +
           std::to_string(hardware.bank_bytes) + " bytes, sectors of " +
           std::to_string(hardware.sector_bytes) + " bytes, lines of " + std::to_string(hardware.line_bytes);
}

std::string facts(const Session& session) {
    Table table;
    if (session.launch_count() > 0) {
        const DeviceInfo& device = session.trace(0).device;
        table.rows.push_back(
            {"device", device.name + " (" + device.platform + (device.is_cpu ? ", a CPU)" : ")")});
    }
    table.rows.push_back({"hardware", hardware_words(session.hardware())});
    table.rows.push_back({"result", result_words(session.recording().correct)});
    return to_text(table);
}

std::string sizes(const std::array<std::uint64_t, 3>& size, std::uint32_t dimensions) {
    std::string text;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        text += (i == 0 ? "" : "x") + grouped(size[i]);
    }
    return text;
}

std::string count(std::uint64_t number) {
    return number == 0 ? "-" : grouped(number);
}

std::vector<std::string> figures_row(std::string place, std::string text, const Totals& totals) {
    GlobalFigures global = totals.global_load;
    global += totals.global_store;
    global += totals.global_atomic;
    LocalFigures local = totals.local_load;
    local += totals.local_store;
    local += totals.local_atomic;
    return {std::move(place),
            std::move(text),
            grouped(totals.warp_steps),
            percent(totals.lanes.efficiency()),
            count(totals.branches.divergent),
            count(global.requests),
            count(global.sectors),
            count(local.requests),
            count(local.wavefronts),
            count(local.conflicts)};
}

/// The source line, cut to a width that leaves room for the figures.
std::string source_line(const Program& program, const LineTotals& line) {
    constexpr std::size_t longest = 44;
    std::string text = line_text(program, line.file, line.line);
    return text.size() > longest ? text.substr(0, longest - 3) + "..." : text;
}

std::string figures_table(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const FiguresBySite& figures = session.analysis(launch).figures;
    const std::uint32_t lanes = session.warp_lanes(launch);
    Table table{.alignment = "rlrrrrrrrr",
                .rows = {{"", "", "warp", "lanes", "divergent", "global", "", "local", "", ""},
                         {"line", "", "steps", "active", "branches", "requests", "sectors", "requests",
                          "passes", "conflicts"}},
                .rules = {1}};
    for (const LineTotals& line : line_totals(trace.program, figures, lanes)) {
        const std::string place =
            (line.file == 0 ? "" : trace.program.files[line.file] + ":") + std::to_string(line.line);
        table.rows.push_back(figures_row(place, source_line(trace.program, line), line.totals));
    }
    table.rules.push_back(table.rows.size() - 1);
    table.rows.push_back(figures_row("", "total", launch_totals(trace.program, figures, lanes)));
    return to_text(table);
}

std::string timing_words(const Trace& trace) {
    if (!trace.timing) {
        return trace.timing_reason == "findings"
                   ? "The plain kernel was not timed: the findings below must be mended first.\n"
                   : "The plain kernel was not timed.\n";
    }
    const Timing& timing = *trace.timing;
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    return "Plain kernel, measured on this " + std::string(trace.device.is_cpu ? "CPU" : "device") +
           ": median " + time(timing.median_ns) + ", quartiles " + time(timing.q1_ns) + " to " +
           time(timing.q3_ns) + ", fastest " + time(timing.min_ns) + ", " +
           std::to_string(timing.runs_ns.size()) + " runs\n";
}

std::string launch_text(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const NdRange& range = trace.range;
    return "\n" + trace.program.files.at(0) + ", " + trace.program.kernel + ": " +
           grouped(item_count(range)) + " work-items (" + sizes(range.global, range.dimensions) + ") in " +
           grouped(group_count(range)) + (group_count(range) == 1 ? " group of " : " groups of ") +
           sizes(range.local, range.dimensions) + ", " + grouped(trace.events.size()) +
           " events\nCounted from the trace:\n\n" + figures_table(session, launch) + "\n" +
           timing_words(trace);
}

std::string finding_text(const Finding& finding) {
    std::string text = std::string(severity_words(finding.severity)) + ": " + finding_words(finding.kind) +
                       ", " + finding.file + ":" + std::to_string(finding.line);
    if (finding.other_line != 0) {
        text += " with line " + std::to_string(finding.other_line);
    }
    if (!finding.place.object.empty()) {
        text += ", " + finding.place.object + " at byte " + std::to_string(finding.place.offset);
    }
    return text + ", " + grouped(finding.count) + " times, first by work-item " +
           (finding.work_items.empty() ? "?" : grouped(finding.work_items[0])) + "\n";
}

std::string findings_text(const Session& session) {
    std::string text;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            text += finding_text(finding);
        }
    }
    return text.empty() ? "" : "\n" + text;
}

} // namespace

std::string run_text(const Session& session) {
    std::string text = heading(session) + facts(session);
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        text += launch_text(session, launch);
    }
    return text + findings_text(session);
}

} // namespace lockstep
