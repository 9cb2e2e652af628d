#include "core/report/json.h"

#include "core/analysis/findings/finding_rows.h"
#include "core/kernel/global_id.h"
#include "core/report/json_parts.h"
#include "core/session/result_differences.h"
#include "core/session/run_figures.h"

#include <nlohmann/json.hpp>

namespace lockstep {

using nlohmann::ordered_json;

namespace {

ordered_json to_json(const SiteColumns& columns, const SiteRow& row) {
    ordered_json value = ordered_json::object();
    for (std::size_t i = 0; i < row.size(); ++i) {
        value[columns.columns[i].name] = row[i];
    }
    return value;
}

/// Adds the figures of the table analyses, for the launch or for one of its lines.
void add_tables(const LaunchAnalysis& analysis, const TableRows& rows, ordered_json& value) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SiteColumns& columns = analysis.tables[i].columns();
        value[columns.name] = to_json(columns, rows[i]);
    }
}

ordered_json totals_of(const LaunchAnalysis& analysis) {
    ordered_json value = to_json(analysis.totals);
    add_tables(analysis, analysis.table_totals, value);
    return value;
}

ordered_json lines_of(const Session& session, std::size_t launch) {
    const Program& program = session.trace(launch).program;
    const LaunchAnalysis& analysis = session.analysis(launch);
    ordered_json list = ordered_json::array();
    for (const LineAnalysis& line : analysis.lines) {
        ordered_json entry = {{"file", program.files[line.file]},
                              {"line", line.line},
                              {"text", line_text(program, line.file, line.line)}};
        entry.update(to_json(line.totals));
        add_tables(analysis, line.tables, entry);
        entry.update(model_line_to_json(session, launch, line));
        list.push_back(std::move(entry));
    }
    return list;
}

ordered_json to_json(const GroupsAtOnce& at_once) {
    return {{"most_at_once", at_once.most},
            {"mean_at_once", at_once.mean},
            {"processors", at_once.multiprocessors}};
}

/// Returns how many groups ran at the same time: as measured, if the device has a clock, and in the model, if
/// the kernel fits on a multiprocessor.
ordered_json overlap_in_time(const Session& session, std::size_t launch) {
    ordered_json measured;
    if (const auto& times = session.trace(launch).group_times) {
        measured = to_json(groups_at_once(times->groups));
        measured["clock"] = times->clock == GroupClock::global_timer ? "global_timer" : "cycle_counter";
    }
    const auto& simulation = session.analysis(launch).model.simulation;
    return {{"measured", std::move(measured)},
            {"modelled", simulation ? to_json(groups_at_once(simulation->groups)) : ordered_json()}};
}

/// Returns redundant work and halo as fractions of 1; null if they are undefined because the groups do not
/// form tiles.
ordered_json overlap_to_json(const Session& session, std::size_t launch) {
    const Overlap& overlap = session.analysis(launch).overlap;
    const std::vector<ObjectInfo>& objects = session.trace(launch).objects;
    ordered_json reads = ordered_json::object();
    for (const ObjectReads& read : overlap.reads) {
        reads[objects[read.object].name] = {{"bytes", read.bytes}, {"reread_bytes", read.reread_bytes}};
    }
    const auto& tiles = overlap.tiles;
    return {{"redundant_work", or_null(tiles ? std::optional(tiles->redundant_work()) : std::nullopt)},
            {"halo", or_null(tiles ? std::optional(tiles->halo()) : std::nullopt)},
            {"reread_bytes", overlap.reread_bytes()},
            {"reads", std::move(reads)},
            {"in_time", overlap_in_time(session, launch)}};
}

/// Returns the numbers of groups. If fewer groups were logged than exist, all counts and model results are
/// only for the logged groups.
ordered_json groups_to_json(const Trace& trace) {
    return {{"all", group_count(trace.range)}, {"logged", trace.logged_groups()}};
}

/// Returns how the plain kernel implements sub-group functions; null if it calls none or did not run.
ordered_json sub_groups_to_json(const Trace& trace) {
    switch (trace.sub_groups ? trace.sub_groups->plain : SubgroupFunctions::none) {
    case SubgroupFunctions::native:
        return "native";
    case SubgroupFunctions::vendor:
        return "vendor";
    case SubgroupFunctions::emulated:
        return "emulated";
    case SubgroupFunctions::none:
        break;
    }
    return nullptr;
}

ordered_json launch_to_json(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const LaunchAnalysis& analysis = session.analysis(launch);
    ordered_json value = {{"kernel", trace.program.kernel},
                          {"global", trace.range.global},
                          {"local", trace.range.local},
                          {"items", item_count(trace.range)},
                          {"events", trace.event_count()},
                          {"groups", groups_to_json(trace)},
                          {"warp_steps", analysis.totals.warp_steps},
                          {"totals", totals_of(analysis)},
                          {"lines", lines_of(session, launch)},
                          {"model", model_to_json(session, launch)}};
    value["timing"] = trace.timing ? to_json(*trace.timing, analysis.totals) : ordered_json();
    if (!trace.timing) {
        value["timing_reason"] = untimed_name(timing_reason(session, launch));
    }
    value["sub_groups"] = sub_groups_to_json(trace);
    value["overlap"] = overlap_to_json(session, launch);
    return value;
}

const char* report_name(Space space) {
    switch (space) {
    case Space::global:
        return "global";
    case Space::constant:
        return "constant";
    case Space::local:
        return "local";
    case Space::image:
        return "image";
    default:
        return "private";
    }
}

/// Returns the fix for a race as JSON; null for the usual fix, which is a barrier or a separate location for
/// each work-item.
ordered_json cure_to_json(const Finding& finding) {
    const ordered_json line = finding.cure_line == 0 ? ordered_json() : ordered_json(finding.cure_line);
    switch (finding.cure) {
    case RaceCure::barrier_flags:
        return {{"kind", "barrier-flags"}, {"line", line}};
    case RaceCure::fence:
        return {{"kind", "fence"}, {"line", line}};
    case RaceCure::atomic_access:
        return {{"kind", "atomic-access"}, {"line", line}};
    case RaceCure::copy_wait:
        return {{"kind", "copy-wait"}, {"line", line}};
    case RaceCure::barrier:
        break;
    }
    return {};
}

/// Returns the global id of each work-item: one number per dimension of the launch.
ordered_json global_ids(const NdRange& range, const std::vector<std::uint64_t>& items) {
    ordered_json ids = ordered_json::array();
    for (const std::uint64_t item : items) {
        const std::array<std::uint64_t, 3> id = global_id(range, WorkItem(item));
        ids.push_back(std::vector<std::uint64_t>(id.begin(), id.begin() + range.dimensions));
    }
    return ids;
}

ordered_json to_json(const Finding& finding, std::size_t launch, const NdRange& range) {
    ordered_json value = {{"kind", row_of(finding.kind).name},
                          {"severity", finding.severity == Severity::error ? "error" : "note"},
                          {"launch", launch},
                          {"place",
                           {{"space", report_name(finding.place.space)},
                            {"object", finding.place.object},
                            {"offset", finding.place.offset},
                            {"group", finding.place.group.value()}}},
                          {"file", finding.file},
                          {"line", finding.line}};
    value["other_line"] = finding.other_line == 0 ? ordered_json() : ordered_json(finding.other_line);
    value["between_groups"] = finding.between_groups;
    value["counts"] = finding.kind != FindingKind::race
                          ? ordered_json()
                          : ordered_json{{"in_group", finding.count - finding.count_between},
                                         {"between_groups", finding.count_between}};
    value["ordered_by_atomics"] = finding.ordered_by_atomics;
    value["cure"] = cure_to_json(finding);
    value["work_items"] = finding.work_items;
    value["work_item_ids"] = global_ids(range, finding.work_items);
    value["work_item_count"] = finding.work_item_count;
    value["pair"] = finding.pair.empty() ? ordered_json() : ordered_json(finding.pair);
    value["pair_ids"] = finding.pair.empty() ? ordered_json() : global_ids(range, finding.pair);
    value["count"] = finding.count;
    return value;
}

ordered_json findings_of(const Session& session) {
    ordered_json findings = ordered_json::array();
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            findings.push_back(to_json(finding, launch, session.trace(launch).range));
        }
    }
    return findings;
}

ordered_json to_json(const HostStep& step) {
    return {{"id", step.id},
            {"after_launch", step.after_launch},
            {"compute_ns", step.compute_ns},
            {"bytes_read", step.bytes_read},
            {"bytes_written", step.bytes_written}};
}

ordered_json to_json(const LaunchTimes& times) {
    return {{"launch", times.launch},
            {"queue", times.queue},
            {"thread", times.thread},
            {"queued_ns", times.queued_ns},
            {"submitted_ns", times.submitted_ns},
            {"start_ns", times.start_ns},
            {"end_ns", times.end_ns}};
}

ordered_json to_json(const ResultDifference& difference) {
    const auto number = [](const ScalarValue& value) {
        return std::visit([](auto plain) { return ordered_json(plain); }, value);
    };
    return {{"launch", difference.launch},       {"object", difference.object},
            {"element", difference.element},     {"instrumented", number(difference.instrumented)},
            {"plain", number(difference.plain)}, {"count", difference.count}};
}

template <class T>
ordered_json list_of(const std::vector<T>& parts) {
    ordered_json list = ordered_json::array();
    for (const T& part : parts) {
        list.push_back(to_json(part));
    }
    return list;
}

/// Returns what stopped the plain kernels; null if nothing did.
ordered_json stop_json(const std::optional<PlainStop>& stop) {
    return stop ? ordered_json{{"launch", stop->launch},
                               {"why", untimed_name(stop->why)},
                               {"reason", stop->reason},
                               {"limit", plain_bound_name(stop->bound)}}
                : ordered_json();
}

} // namespace

ordered_json checks_json(const Session& session) {
    const Recording& recording = session.recording();
    ordered_json groups = ordered_json::array();
    for (const Trace& trace : recording.launches) {
        groups.push_back(groups_to_json(trace));
    }
    return {{"what", recording.what},
            {"parameters", recording.parameters},
            {"correct", recording.correct ? ordered_json(*recording.correct) : ordered_json()},
            {"unexplained_differences", list_of(session.run_figures().unexplained)},
            {"plain_stop", stop_json(recording.plain_stop)},
            {"groups", std::move(groups)},
            {"findings", findings_of(session)},
            {"checks", checks_to_json(session)}};
}

ordered_json to_json(const Session& session) {
    const Recording& recording = session.recording();
    ordered_json launches = ordered_json::array();
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        launches.push_back(launch_to_json(session, launch));
    }
    return {{"what", recording.what},
            {"parameters", recording.parameters},
            {"version", recording.program_version},
            {"files", recording.held_files},
            {"device", recording.launches.empty() ? ordered_json() : to_json(recording.launches[0].device)},
            {"hardware", to_json(session.hardware())},
            {"correct", recording.correct ? ordered_json(*recording.correct) : ordered_json()},
            {"result_differences", list_of(result_differences(recording))},
            {"unexplained_differences", list_of(session.run_figures().unexplained)},
            {"plain_stop", stop_json(recording.plain_stop)},
            {"launches", std::move(launches)},
            {"findings", findings_of(session)},
            {"checks", checks_to_json(session)},
            {"advice", advice_to_json(session)},
            {"host_steps", list_of(recording.host_steps)},
            {"concurrency", list_of(recording.concurrency)},
            {"buffers", buffers_to_json(recording)}};
}

} // namespace lockstep
