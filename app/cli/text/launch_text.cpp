#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"

#include "app/words/model_words.h"
#include "app/words/numbers.h"
#include "app/words/plain_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_header.h"
#include "core/schedule/overlap_in_time.h"
#include "core/session/outputs.h"
#include "core/trace/guessed_launch.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string buffer_text(const Reader& reader, const DumpedBuffer& buffer) {
    const Scalar named = buffer.scalar == Scalar::bytes ? Scalar::uint8 : buffer.scalar;
    const SimArgument header = {.size = buffer.bytes.size(), .type = named, .hex = buffer.hex};
    const char* const sentence =
        buffer.is_plain ? QT_TRANSLATE_NOOP("Report", "%1, as the original kernel left it")
                        : QT_TRANSLATE_NOOP("Report", "%1, as the instrumented kernel left it; the original "
                                                      "kernel did not run");
    return "\n# " + report_text(reader, sentence, {visible_line(buffer.name)}) + "\n" +
           sim_header_text(header) + "\n" + values_text(buffer.bytes, named, buffer.hex);
}

/// Formats an average.
std::string one_place(double number, const NumberStyle& style) {
    return fixed(number, 1, style);
}

Phrase groups_at_once_phrase(const GroupsAtOnce& at_once, bool is_gpu) {
    std::vector<Phrase> arguments{at_once.multiprocessors, at_once.most, Phrase(at_once.mean, one_place)};
    return is_gpu
               ? Phrase::counted(
                     report_context,
                     QT_TRANSLATE_N_NOOP("Report", "Work-groups running at once, measured with the GPU's "
                                                   "global timer: at most %2, %3 on average, on %1 "
                                                   "multiprocessors"),
                     QT_TRANSLATE_NOOP("Report",
                                       "Work-groups running at once, measured with the GPU's global "
                                       "timer: at most %2, %3 on average, on 1 multiprocessor"),
                     std::move(arguments))
               : Phrase::counted(
                     report_context,
                     QT_TRANSLATE_N_NOOP("Report", "Work-groups running at once, measured with the CPU's "
                                                   "cycle counter: at most %2, %3 on average, on %1 logical "
                                                   "processors"),
                     QT_TRANSLATE_NOOP("Report",
                                       "Work-groups running at once, measured with the CPU's cycle counter: "
                                       "at most %2, %3 on average, on 1 logical processor"),
                     std::move(arguments));
}

} // namespace

std::string dump_text(const Recording& recording, const Reader& reader) {
    std::string text;
    for (const DumpedBuffer& buffer : dumped_buffers(recording)) {
        text += buffer_text(reader, buffer);
    }
    return text;
}

std::string kept_text(const Program& program, const HardwareModel& hardware, const Reader& reader) {
    constexpr std::size_t most = 6;
    const std::vector<KeptAccesses> lines = kept_accesses(program, hardware);
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) {
        text += "  " + visible_line(program.files[lines[i].file]) + ":" + std::to_string(lines[i].line) +
                ": " + text_for(reader, kept_phrase(lines[i])) + "\n";
    }
    if (lines.size() > most) {
        text += "  " +
                report_text(reader, QT_TRANSLATE_NOOP("Report", "Similar lines not shown: %1."),
                            {lines.size() - most}) +
                "\n";
    }
    return text.empty()
               ? ""
               : text + "  " + text_for(reader, Phrase(model_context, counted_as_written_sentence())) + "\n";
}

std::string shared_work_text(const Reader& reader, const Overlap& overlap) {
    std::string text;
    if (overlap.tiles && (overlap.tiles->halo() != 0 || overlap.tiles->helpers != 0)) {
        text += report_text(reader,
                            QT_TRANSLATE_NOOP("Report",
                                              "Work-groups overlap. The halo is %1 of a full group's own "
                                              "tile, and %2 of the group's work-items do redundant work."),
                            {Phrase(overlap.tiles->halo(), fine_percent),
                             Phrase(overlap.tiles->redundant_work(), fine_percent)}) +
                "\n";
    }
    if (const std::uint64_t bytes = overlap.reread_bytes(); bytes != 0) {
        text += report_text(reader, QT_TRANSLATE_NOOP("Report", "%1 bytes are read by more than one group."),
                            {bytes}) +
                "\n";
    }
    return text;
}

std::string groups_at_once_text(const Reader& reader, const Trace& trace) {
    if (!trace.group_times) {
        return "";
    }
    const GroupsAtOnce at_once = groups_at_once(trace.group_times->groups);
    const bool is_gpu = trace.group_times->clock == GroupClock::global_timer;
    return text_for(reader, groups_at_once_phrase(at_once, is_gpu)) + "\n";
}

std::string plain_stop_text(const Session& session, const Reader& reader) {
    const auto& stop = session.recording().plain_stop;
    if (!stop) {
        return "";
    }
    const std::vector<std::string> arguments = plain_stop_arguments(*stop);
    const Phrase reason(plain_context, plain_stop_sentence(*stop), {arguments.begin(), arguments.end()});
    const Phrase left(plain_context, what_stop_leaves(session.recording(), *stop));
    return visible_line(text_for(reader, reason)) + " " + text_for(reader, left);
}

std::string unexplained_text(const Session& session, const Reader& reader) {
    std::string text;
    for (const ResultDifference& difference : session.run_figures().unexplained) {
        const Phrase sentence(plain_context, unexplained_sentence(),
                              {session.trace(difference.launch).device.name,
                               std::to_string(difference.launch + 1), difference.object,
                               std::to_string(difference.element), scalar_text(difference.plain),
                               scalar_text(difference.instrumented), difference.count});
        text += visible_line(text_for(reader, sentence)) + "\n";
    }
    return text;
}

Phrase equal_phrase(const Recording& recording) {
    return report_phrase(
        is_of_launch_file(recording)
            ? QT_TRANSLATE_NOOP("Report", "correct: it equals the result of the captured program")
            : QT_TRANSLATE_NOOP("Report", "correct: it equals the CPU result"));
}

Phrase different_phrase(const Recording& recording) {
    return report_phrase(
        is_of_launch_file(recording)
            ? QT_TRANSLATE_NOOP("Report", "WRONG: it differs from the result of the captured program")
            : QT_TRANSLATE_NOOP("Report", "WRONG: it differs from the CPU result"));
}

} // namespace lockstep
