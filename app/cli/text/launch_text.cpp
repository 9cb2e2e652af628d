#include "app/cli/text/run_text.h"

#include "app/words/errors/error_words.h"
#include "app/words/model_words.h"
#include "app/words/numbers.h"
#include "app/words/plain_words.h"
#include "app/words/visible_text.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_header.h"
#include "core/schedule/overlap_in_time.h"
#include "core/session/outputs.h"
#include "core/trace/guessed_launch.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string buffer_text(const DumpedBuffer& buffer) {
    const Scalar named = buffer.scalar == Scalar::bytes ? Scalar::uint8 : buffer.scalar;
    const SimArgument header = {.size = buffer.bytes.size(), .type = named, .hex = buffer.hex};
    return "\n# " + visible_line(buffer.name) + ", as the " +
           (buffer.is_plain ? "original" : "instrumented") + " kernel left it" +
           (buffer.is_plain ? "" : "; the original kernel did not run") + "\n" + sim_header_text(header) +
           "\n" + values_text(buffer.bytes, named, buffer.hex);
}

} // namespace

std::string dump_text(const Recording& recording) {
    std::string text;
    for (const DumpedBuffer& buffer : dumped_buffers(recording)) {
        text += buffer_text(buffer);
    }
    return text;
}

std::string kept_text(const Program& program, const HardwareModel& hardware) {
    constexpr std::size_t most = 6;
    const std::vector<KeptAccesses> lines = kept_accesses(program, hardware);
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) {
        std::vector<std::string> numbers;
        for (const std::uint32_t number : kept_arguments(lines[i])) {
            numbers.push_back(grouped(number));
        }
        text += "  " + visible_line(program.files[lines[i].file]) + ":" + std::to_string(lines[i].line) +
                ": " + fill(kept_sentence(lines[i]), numbers) + "\n";
    }
    text += lines.size() > most
                ? "  Number of further lines like these: " + grouped(lines.size() - most) + ".\n"
                : "";
    return text.empty() ? "" : text + "  " + counted_as_written_sentence() + "\n";
}

std::string shared_work_text(const Overlap& overlap) {
    std::string text;
    if (overlap.tiles && (overlap.tiles->halo() != 0 || overlap.tiles->helpers != 0)) {
        text += "Work-groups overlap. The halo is " + fine_percent(overlap.tiles->halo()) +
                " of a full group's own tile, and redundant work is " +
                fine_percent(overlap.tiles->redundant_work()) + " of its work-items.\n";
    }
    if (const std::uint64_t bytes = overlap.reread_bytes(); bytes != 0) {
        text += grouped(bytes) + " bytes are read by more than one group.\n";
    }
    return text;
}

std::string groups_at_once_text(const Trace& trace) {
    if (!trace.group_times) {
        return "";
    }
    const GroupsAtOnce at_once = groups_at_once(trace.group_times->groups);
    const bool is_gpu = trace.group_times->clock == GroupClock::global_timer;
    return "Work-groups running at once, measured with the " +
           std::string(is_gpu ? "GPU's global timer" : "CPU's cycle counter") + ": at most " +
           grouped(at_once.most) + ", " + fixed(at_once.mean, 1) + " on average, on " +
           grouped(at_once.multiprocessors) + (is_gpu ? " multiprocessor" : " logical processor") +
           (at_once.multiprocessors == 1 ? "\n" : "s\n");
}

std::string plain_stop_text(const Session& session) {
    const auto& stop = session.recording().plain_stop;
    return stop ? visible_line(fill(plain_stop_sentence(*stop), plain_stop_arguments(*stop))) + " " +
                      what_stop_leaves(session.recording(), *stop)
                : "";
}

std::string unexplained_text(const Session& session) {
    std::string text;
    for (const ResultDifference& difference : session.run_figures().unexplained) {
        text += visible_line(fill(unexplained_sentence(),
                                  {session.trace(difference.launch).device.name,
                                   std::to_string(difference.launch + 1), difference.object,
                                   std::to_string(difference.element), scalar_text(difference.plain),
                                   scalar_text(difference.instrumented), grouped(difference.count)})) +
                "\n";
    }
    return text;
}

std::string reference_words(const Recording& recording) {
    return is_of_launch_file(recording) ? "the result of the captured program" : "the CPU result";
}

} // namespace lockstep
