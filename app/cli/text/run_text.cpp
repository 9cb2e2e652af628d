#include "app/cli/text/run_text.h"
#include "app/cli/text/report.h"

#include "app/common/table.h"
#include "app/words/names.h"
#include "app/words/numbers.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/base/whole_number.h"
#include "core/experiments/catalogue.h"
#include "core/trace/guessed_launch.h"

#include <array>

namespace lockstep {
namespace {

std::string heading(const Session& session) {
    const Recording& recording = session.recording();
    std::string text = recording.what;
    for (const auto& [name, value] : recording.parameters) {
        text += "  " + name + "=" + value;
    }
    return visible_line(text) + "\n\n";
}

/// Returns the sentence about how often the guessed size was halved; empty if it was not.
std::string halvings_text(const Reader& reader, const Recording& recording) {
    const std::string times = halvings_of(recording);
    const auto count = whole_number(times);
    if (times == "0" || !count || *count < 1) {
        return "";
    }
    return " " +
           text_for(
               reader,
               Phrase::counted(
                   report_context,
                   QT_TRANSLATE_N_NOOP(
                       "Report", "Its size was halved %1 times so that the log fits into the memory budget."),
                   QT_TRANSLATE_NOOP("Report",
                                     "Its size was halved once so that the log fits into the memory budget."),
                   {static_cast<std::uint64_t>(*count)}));
}

std::string growths_text(const Reader& reader, const Recording& recording) {
    const std::string growths = growths_of(recording);
    return growths.empty()
               ? ""
               : " " + report_text(reader,
                                   QT_TRANSLATE_NOOP(
                                       "Report",
                                       "The kernel accesses much more memory than was guessed at first. "
                                       "These buffer sizes were enlarged, in bytes: %1."),
                                   {visible_line(growths)});
}

/// Returns a note that the launch was guessed, or was read from a different file than the user named;
/// otherwise empty.
std::string guess_text(const Reader& reader, const Recording& recording) {
    const auto launch = recording.parameters.find(launch_file_parameter);
    if (launch == recording.parameters.end()) {
        return "";
    }
    return !has_guessed_launch(recording)
               ? wrapped(report_text(
                     reader, QT_TRANSLATE_NOOP("Report", "The launch comes from %1 in the same folder."),
                     {visible_line(launch->second)})) +
                     "\n"
               : wrapped(report_text(reader, QT_TRANSLATE_NOOP(
                                                 "Report",
                                                 "The launch was guessed from the kernel's source. Set sizes "
                                                 "and values with --set, or write a launch file (.sim).")) +
                         halvings_text(reader, recording) + growths_text(reader, recording)) +
                     "\n";
}

/// Returns a warning that the recording contains these files, so that everyone who gets the recording can
/// read them.
std::string held_files_text(const Reader& reader, const Recording& recording) {
    const std::vector<std::string>& files = recording.held_files;
    if (files.empty()) {
        return "";
    }
    std::string text =
        report_text(reader, QT_TRANSLATE_NOOP("Report", "This recording contains the contents of:")) + "\n";
    for (const std::string& file : files) {
        text += "    " + visible_line(file) + "\n";
    }
    return text + "\n";
}

Phrase result_phrase(const Recording& recording) {
    const std::optional<bool> correct = recording.correct;
    const auto experiment = find_experiment(recording.what);
    return !correct && experiment && (*experiment)->is_broken()
               ? report_phrase(QT_TRANSLATE_NOOP(
                     "Report",
                     "not checked, because the kernel is broken on purpose to demonstrate the finding"))
           : !correct ? report_phrase(
                            QT_TRANSLATE_NOOP("Report", "not checked, because there is no reference result"))
           : *correct ? equal_phrase(recording)
                      : different_phrase(recording);
}

Phrase hardware_phrase(const HardwareModel& hardware) {
    const char* const sentence =
        hardware.warp_width == 0
            ? QT_TRANSLATE_NOOP("Report",
                                "%1 model: warps of a whole group, %2 banks of %3 bytes, sectors of %4 "
                                "bytes, lines of %5")
            : QT_TRANSLATE_NOOP("Report", "%1 model: warps of %6, %2 banks of %3 bytes, sectors of %4 bytes, "
                                          "lines of %5");
    return report_phrase(sentence, {hardware.preset, hardware.banks, hardware.bank_bytes,
                                    hardware.sector_bytes, hardware.line_bytes, hardware.warp_width});
}

std::string facts(const Reader& reader, const Session& session) {
    Table table;
    const auto add = [&](const char* label, const Phrase& text) {
        table.rows.push_back(cells_of(reader, {report_phrase(label), text}));
    };
    if (session.launch_count() > 0) {
        const DeviceInfo& device = session.trace(0).device;
        add(QT_TRANSLATE_NOOP("Report", "device"),
            report_phrase(device.is_cpu ? QT_TRANSLATE_NOOP("Report", "%1 (%2, a CPU)")
                                        : QT_TRANSLATE_NOOP("Report", "%1 (%2)"),
                          {device.name, device.platform}));
    }
    add(QT_TRANSLATE_NOOP("Report", "hardware"), hardware_phrase(session.hardware()));
    add(QT_TRANSLATE_NOOP("Report", "result"), result_phrase(session.recording()));
    return to_text(table);
}

std::string sizes(const std::array<std::uint64_t, 3>& size, std::uint32_t dimensions,
                  const NumberStyle& style) {
    std::string text;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        text += (i == 0 ? "" : "x") + grouped(size[i], style);
    }
    return text;
}

std::string sub_group_line(const Reader& reader, const Trace& trace) {
    const char* const words =
        sub_group_words(trace.sub_groups ? trace.sub_groups->plain : SubgroupFunctions::none);
    return *words == '\0' ? "" : text_for(reader, Phrase(name_context, words)) + "\n";
}

/// Returns a note about the groups that the figures do not cover; empty if every group was logged.
std::string logged_words(const Reader& reader, const Trace& trace) {
    const std::uint64_t all = group_count(trace.range);
    const std::uint64_t logged = trace.logged_groups();
    return logged == all
               ? ""
               : report_text(reader,
                             QT_TRANSLATE_NOOP("Report", "Only the first %1 of %2 groups were logged. "
                                                         "Counted and modelled values cover only these "
                                                         "groups."),
                             {logged, all}) +
                     "\n";
}

std::string host_text(const Reader& reader, const Session& session, std::size_t launch) {
    std::string text;
    for (const HostStep& step : session.recording().host_steps) {
        if (step.after_launch == launch) {
            const char* const words = host_step_words(step.id);
            text += "\n" +
                    report_text(reader,
                                QT_TRANSLATE_NOOP(
                                    "Report", "%1: %2 measured, %3 bytes read from the device, %4 written"),
                                {words == nullptr ? Phrase(step.id) : Phrase(name_context, words),
                                 time_phrase(step.compute_ns), step.bytes_read, step.bytes_written}) +
                    "\n";
        }
    }
    return text;
}

/// Describes the size of a launch: "reduction.cl, interleaved: 4,096 work-items (4,096) in 32 groups of 128, ...".
Phrase launch_phrase(const Reader& reader, const Trace& trace) {
    const NdRange& range = trace.range;
    return Phrase::counted(
        report_context,
        QT_TRANSLATE_N_NOOP("Report", "%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events"),
        QT_TRANSLATE_NOOP("Report", "%2, %3: %4 work-items (%5) in 1 group of %6, %7 events"),
        {group_count(range), trace.program.files.at(0), trace.program.kernel, item_count(range),
         sizes(range.global, range.dimensions, reader.numbers),
         sizes(range.local, range.dimensions, reader.numbers), trace.event_count()});
}

std::string launch_heading(const Reader& reader, const Session& session, std::size_t launch) {
    const Phrase heading = launch_phrase(reader, session.trace(launch));
    return session.launch_count() == 1
               ? text_for(reader, heading)
               : report_text(reader, QT_TRANSLATE_NOOP("Report", "Launch %1 of %2: %3"),
                             {std::to_string(launch + 1), session.launch_count(), heading});
}

std::string launch_text(const Reader& reader, const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    return "\n" + launch_heading(reader, session, launch) + "\n" + logged_words(reader, trace) +
           report_text(reader, QT_TRANSLATE_NOOP("Report", "Counted from the trace:")) + "\n\n" +
           figures_table(reader, session, launch) +
           (launch == 0 ? "\n" + figures_legend(reader, session.hardware()) : "") +
           shared_work_text(reader, session.analysis(launch).overlap) + "\n" +
           model_text(reader, session, launch) + "\n" + timing_text(reader, session, launch) +
           groups_at_once_text(reader, trace) + sub_group_line(reader, trace) +
           host_text(reader, session, launch);
}

std::string concurrency_text(const Reader& reader, const std::vector<LaunchTimes>& launches) {
    Table table{.alignment = "rrrrrrr",
                .rows = {cells_of(reader, {report_phrase(QT_TRANSLATE_NOOP("Report", "launch")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "queue")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "thread")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "queued")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "submitted")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "start")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "end"))})},
                .rules = {0}};
    for (const LaunchTimes& launch : launches) {
        table.rows.push_back(cells_of(reader, {id_text(launch.launch + 1), id_text(launch.queue + 1),
                                               id_text(launch.thread + 1), time_phrase(launch.queued_ns),
                                               time_phrase(launch.submitted_ns), time_phrase(launch.start_ns),
                                               time_phrase(launch.end_ns)}));
    }
    return "\n" +
           report_text(reader, QT_TRANSLATE_NOOP(
                                   "Report", "Original kernels that ran at the same time. Times are relative "
                                             "to the time when the first kernel was queued:")) +
           "\n\n" + to_text(table);
}

/// Summarizes all launches.
std::string all_launches_text(const Reader& reader, const Session& session) {
    const auto& model = session.run_figures().model;
    const std::string counted =
        "\n" + report_text(reader, QT_TRANSLATE_NOOP("Report", "All launches, counted from the trace:")) +
        "\n\n" + launches_table(reader, session);
    return counted +
           (model ? "\n" +
                        report_text(reader,
                                    QT_TRANSLATE_NOOP("Report",
                                                      "All launches, one after the other, modelled for "
                                                      "%1: %2 cycles, %3"),
                                    {session.hardware().preset, model->cycles, time_phrase(model->time_ns)}) +
                        "\n"
                  : "");
}

} // namespace

std::string run_text(const Session& session, const Reader& reader) {
    const Recording& recording = session.recording();
    std::string text = heading(session) + guess_text(reader, recording) + summary_text(reader, session) +
                       facts(reader, session) + held_files_text(reader, recording);
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        text += launch_text(reader, session, launch);
    }
    text += session.launch_count() > 1 ? all_launches_text(reader, session) : "";
    const std::vector<LaunchTimes>& concurrency = recording.concurrency;
    text += concurrency.empty() ? "" : concurrency_text(reader, concurrency);
    return text + dump_text(recording, reader);
}

} // namespace lockstep
