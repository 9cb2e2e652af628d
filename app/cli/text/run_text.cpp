#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/names.h"
#include "app/words/visible_text.h"
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

std::string halvings_text(const Recording& recording) {
    const std::string times = halvings_of(recording);
    return times == "0"   ? ""
           : times == "1" ? " Its size was halved once so that the log fits into the memory budget."
                          : " Its size was halved " + visible_line(times) +
                                " times so that the log fits into the memory budget.";
}

std::string growths_text(const Recording& recording) {
    const std::string growths = growths_of(recording);
    return growths.empty() ? ""
                           : " The kernel accesses much more memory than was guessed at first. These "
                             "buffer sizes were enlarged, in bytes: " +
                                 visible_line(growths) + ".";
}

/// Returns a note that the launch was guessed, or was read from a different file than the user named;
/// otherwise empty.
std::string guess_text(const Recording& recording) {
    const auto launch = recording.parameters.find(launch_file_parameter);
    if (launch == recording.parameters.end()) {
        return "";
    }
    return !has_guessed_launch(recording)
               ? wrapped("The launch comes from " + visible_line(launch->second) + " in the same folder.") +
                     "\n"
               : wrapped("The launch was guessed from the kernel's source. Set sizes and values with --set, "
                         "or write a launch file (.sim)." +
                         halvings_text(recording) + growths_text(recording)) +
                     "\n";
}

/// Returns a warning that the recording contains these files, so that everyone who gets the recording can
/// read them.
std::string held_files_text(const Recording& recording) {
    const std::vector<std::string>& files = recording.held_files;
    std::string text = files.empty() ? "" : "This recording contains the contents of:\n";
    for (const std::string& file : files) {
        text += "    " + visible_line(file) + "\n";
    }
    return text + (files.empty() ? "" : "\n");
}

std::string result_words(const Recording& recording) {
    const std::optional<bool> correct = recording.correct;
    const auto experiment = find_experiment(recording.what);
    return !correct && experiment && (*experiment)->is_broken()
               ? "not checked, because the kernel is broken on purpose to demonstrate the finding"
           : !correct ? "not checked, because there is no reference result"
           : *correct ? "correct: it equals " + reference_words(recording)
                      : "WRONG: it differs from " + reference_words(recording);
}

std::string hardware_words(const HardwareModel& hardware) {
    const std::string warp =
        hardware.warp_width == 0 ? "warps of a whole group" : "warps of " + grouped(hardware.warp_width);
    return hardware.preset + " model: " + warp + ", " + grouped(hardware.banks) + " banks of " +
           grouped(hardware.bank_bytes) + " bytes, sectors of " + grouped(hardware.sector_bytes) +
           " bytes, lines of " + grouped(hardware.line_bytes);
}

std::string facts(const Session& session) {
    Table table;
    if (session.launch_count() > 0) {
        const DeviceInfo& device = session.trace(0).device;
        table.rows.push_back(
            {"device", device.name + " (" + device.platform + (device.is_cpu ? ", a CPU)" : ")")});
    }
    table.rows.push_back({"hardware", hardware_words(session.hardware())});
    table.rows.push_back({"result", result_words(session.recording())});
    return to_text(table);
}

std::string sizes(const std::array<std::uint64_t, 3>& size, std::uint32_t dimensions) {
    std::string text;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        text += (i == 0 ? "" : "x") + grouped(size[i]);
    }
    return text;
}

std::string sub_group_line(const Trace& trace) {
    const std::string words =
        sub_group_words(trace.sub_groups ? trace.sub_groups->plain : SubgroupFunctions::none);
    return words.empty() ? "" : words + "\n";
}

/// Returns a note about the groups that the figures do not cover; empty if every group was logged.
std::string logged_words(const Trace& trace) {
    const std::uint64_t all = group_count(trace.range);
    const std::uint64_t logged = trace.logged_groups();
    return logged == all ? ""
                         : "Only the first " + grouped(logged) + " of " + grouped(all) +
                               " groups were logged. Counted and modelled values cover only these groups.\n";
}

std::string host_text(const Session& session, std::size_t launch) {
    std::string text;
    for (const HostStep& step : session.recording().host_steps) {
        if (step.after_launch == launch) {
            const char* words = host_step_words(step.id);
            text += "\n" + (words == nullptr ? step.id : std::string(words)) + ": " +
                    duration(static_cast<double>(step.compute_ns)) + " measured, " +
                    grouped(step.bytes_read) + " bytes read from the device, " + grouped(step.bytes_written) +
                    " written\n";
        }
    }
    return text;
}

/// Returns "Launch 2 of 3: " if there are several launches; otherwise empty.
std::string launch_number(const Session& session, std::size_t launch) {
    return session.launch_count() == 1
               ? ""
               : "Launch " + std::to_string(launch + 1) + " of " + grouped(session.launch_count()) + ": ";
}

std::string launch_text(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const NdRange& range = trace.range;
    return "\n" + launch_number(session, launch) + trace.program.files.at(0) + ", " + trace.program.kernel +
           ": " + grouped(item_count(range)) + " work-items (" + sizes(range.global, range.dimensions) +
           ") in " + grouped(group_count(range)) + (group_count(range) == 1 ? " group of " : " groups of ") +
           sizes(range.local, range.dimensions) + ", " + grouped(trace.event_count()) + " events\n" +
           logged_words(trace) + "Counted from the trace:\n\n" + figures_table(session, launch) +
           (launch == 0 ? "\n" + figures_legend(session.hardware()) : "") +
           shared_work_text(session.analysis(launch).overlap) + "\n" + model_text(session, launch) + "\n" +
           timing_text(session, launch) + groups_at_once_text(trace) + sub_group_line(trace) +
           host_text(session, launch);
}

std::string concurrency_text(const std::vector<LaunchTimes>& launches) {
    Table table{.alignment = "rrrrrrr",
                .rows = {{"launch", "queue", "thread", "queued", "submitted", "start", "end"}},
                .rules = {0}};
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    for (const LaunchTimes& launch : launches) {
        table.rows.push_back({std::to_string(launch.launch + 1), std::to_string(launch.queue + 1),
                              std::to_string(launch.thread + 1), time(launch.queued_ns),
                              time(launch.submitted_ns), time(launch.start_ns), time(launch.end_ns)});
    }
    return "\nOriginal kernels that ran at the same time. Times are relative to the time when the first "
           "kernel "
           "was queued:\n\n" +
           to_text(table);
}

/// Summarizes all launches.
std::string all_launches_text(const Session& session) {
    const auto& model = session.run_figures().model;
    return "\nAll launches, counted from the trace:\n\n" + launches_table(session) +
           (model ? "\nAll launches, one after the other, modelled for " + session.hardware().preset + ": " +
                        grouped(model->cycles) + " cycles, " + duration(static_cast<double>(model->time_ns)) +
                        "\n"
                  : "");
}

} // namespace

std::string run_text(const Session& session) {
    std::string text = heading(session) + guess_text(session.recording()) + summary_text(session) +
                       facts(session) + held_files_text(session.recording());
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        text += launch_text(session, launch);
    }
    text += session.launch_count() > 1 ? all_launches_text(session) : "";
    const std::vector<LaunchTimes>& concurrency = session.recording().concurrency;
    text += concurrency.empty() ? "" : concurrency_text(concurrency);
    return text + dump_text(session.recording());
}

} // namespace lockstep
