#include "app/words/trace/check_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

constexpr const char* check_context = "Checks";

/// The kind of thing of which a check examines a number, such as accesses.
enum class Unit : std::uint8_t { access, arrival, read, iteration, request, value };

struct Row {
    CheckKind kind;
    const char* faults;  ///< name of the fault that the check looks for
    const char* nothing; ///< explains why there was nothing to check
    const char* none;    ///< result of the check if no fault was found
    Unit unit;
};

using enum CheckKind;

constexpr Row rows[] = {
    {bounds, QT_TRANSLATE_NOOP("Checks", "Out-of-bounds accesses"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because the kernel accesses no memory"),
     QT_TRANSLATE_NOOP("Checks", "No out-of-bounds access"), Unit::access},
    {null_pointers, QT_TRANSLATE_NOOP("Checks", "Accesses through a null pointer"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no buffer is accessed"),
     QT_TRANSLATE_NOOP("Checks", "No access through a null pointer"), Unit::access},
    {local_races, QT_TRANSLATE_NOOP("Checks", "Races in local memory"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no local memory is used"),
     QT_TRANSLATE_NOOP("Checks", "No race in local memory"), Unit::access},
    {global_races, QT_TRANSLATE_NOOP("Checks", "Races in global memory"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no global memory is used"),
     QT_TRANSLATE_NOOP("Checks", "No race in global memory, within or between groups"), Unit::access},
    {image_races, QT_TRANSLATE_NOOP("Checks", "Races between writes to images"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no image is written"),
     QT_TRANSLATE_NOOP("Checks", "No race between writes to images"), Unit::access},
    {barriers, QT_TRANSLATE_NOOP("Checks", "Barriers not reached by all work-items"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is no barrier"),
     QT_TRANSLATE_NOOP("Checks", "Every barrier is reached by all work-items"), Unit::arrival},
    {local_uninitialised, QT_TRANSLATE_NOOP("Checks", "Reads of uninitialised local memory"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no local memory is read"),
     QT_TRANSLATE_NOOP("Checks", "No read of uninitialised local memory"), Unit::read},
    {global_uninitialised, QT_TRANSLATE_NOOP("Checks", "Reads of uninitialised data in buffers"),
     QT_TRANSLATE_NOOP("Checks",
                       "not applicable, because all buffers have initial content or no buffer is read"),
     QT_TRANSLATE_NOOP("Checks", "No read of uninitialised data in a buffer"), Unit::read},
    {private_uninitialised, QT_TRANSLATE_NOOP("Checks", "Reads of uninitialised private variables"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because no private variable is read"),
     QT_TRANSLATE_NOOP("Checks", "No reads of uninitialised private variables or arrays. Not checked: "
                                 "structures, and variables accessed only through a pointer"),
     Unit::read},
    {loops, QT_TRANSLATE_NOOP("Checks", "Loops that exceed the iteration limit"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is no loop"),
     QT_TRANSLATE_NOOP("Checks", "No loop exceeds the iteration limit"), Unit::iteration},
    {copies, QT_TRANSLATE_NOOP("Checks", "Copied data used before the copy has finished"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is no asynchronous copy"),
     QT_TRANSLATE_NOOP("Checks", "No copied data used before the copy has finished"), Unit::access},
    {alignment, QT_TRANSLATE_NOOP("Checks", "Misaligned accesses"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because the kernel accesses no memory"),
     QT_TRANSLATE_NOOP("Checks", "No misaligned access"), Unit::access},
    {qualifiers, QT_TRANSLATE_NOOP("Checks", "Accesses forbidden by an access qualifier"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because all buffers may be read and written"),
     QT_TRANSLATE_NOOP("Checks", "No access forbidden by an access qualifier"), Unit::access},
    {collectives, QT_TRANSLATE_NOOP("Checks", "Asynchronous copies with different arguments in one group"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is no asynchronous copy"),
     QT_TRANSLATE_NOOP("Checks", "All work-items of the group request the same asynchronous copies"),
     Unit::request},
    {unneeded_barriers, QT_TRANSLATE_NOOP("Checks", "Redundant barriers in this launch"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is no barrier"),
     QT_TRANSLATE_NOOP("Checks", "No redundant barrier found"), Unit::arrival},
    {plain_result,
     QT_TRANSLATE_NOOP("Checks",
                       "Differences between the results of the original and the instrumented kernel"),
     QT_TRANSLATE_NOOP("Checks", "not applicable, because there is nothing to compare"),
     QT_TRANSLATE_NOOP("Checks", "The original and the instrumented kernel compute the same result"),
     Unit::value},
};

Phrase checked_phrase(Unit unit, std::uint64_t count) {
    const auto counted = [count](const char* sentence, const char* one) {
        return Phrase::counted(check_context, sentence, one, {count});
    };
    switch (unit) {
    case Unit::access:
        return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 accesses checked"),
                       QT_TRANSLATE_NOOP("Checks", "1 access checked"));
    case Unit::arrival:
        return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 arrivals checked"),
                       QT_TRANSLATE_NOOP("Checks", "1 arrival checked"));
    case Unit::read:
        return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 reads checked"),
                       QT_TRANSLATE_NOOP("Checks", "1 read checked"));
    case Unit::iteration:
        return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 iterations checked"),
                       QT_TRANSLATE_NOOP("Checks", "1 iteration checked"));
    case Unit::request:
        return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 requests checked"),
                       QT_TRANSLATE_NOOP("Checks", "1 request checked"));
    case Unit::value:
        break;
    }
    return counted(QT_TRANSLATE_N_NOOP("Checks", "%1 values checked"),
                   QT_TRANSLATE_NOOP("Checks", "1 value checked"));
}

Phrase phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {check_context, sentence, std::move(arguments)};
}

Phrase labelled(const Row& row, Phrase result) {
    return phrase(QT_TRANSLATE_NOOP("Checks", "%1: %2"), {phrase(row.faults), std::move(result)});
}

Phrase not_done(const Row& row) {
    if (row.kind == plain_result) {
        return phrase(QT_TRANSLATE_NOOP("Checks",
                                        "Not checked: the result of the original kernel, because it did not "
                                        "run or the findings already account for any difference."));
    }
    if (row.kind == private_uninitialised) {
        return phrase(QT_TRANSLATE_NOOP("Checks",
                                        "Not checked: reads of uninitialised private variables, because the "
                                        "version of Lockstep that made this recording did not check them."));
    }
    return phrase(QT_TRANSLATE_NOOP("Checks", "Not checked: %1"), {labelled(row, phrase(row.nothing))});
}

} // namespace

Phrase check_sentence(const Check& check) {
    const Row& row = *std::ranges::find(rows, check.kind, &Row::kind);
    if (check.findings != 0) {
        return labelled(row, Phrase::counted(check_context, QT_TRANSLATE_N_NOOP("Checks", "%1 findings"),
                                             QT_TRANSLATE_NOOP("Checks", "1 finding"), {check.findings}));
    }
    switch (check.state) {
    case CheckState::done:
        // The log does not contain these reads, so the number of checked reads is not known.
        return row.kind == private_uninitialised
                   ? phrase(row.none)
                   : phrase("%1 (%2)", {phrase(row.none), checked_phrase(row.unit, check.looked_at)});
    case CheckState::nothing_there:
        return labelled(row, phrase(row.nothing));
    case CheckState::failed:
        return phrase(QT_TRANSLATE_NOOP("Checks",
                                        "The original and the instrumented kernel compute different results, "
                                        "and no finding explains the difference"));
    case CheckState::not_done:
        break;
    }
    return not_done(row);
}

} // namespace lockstep
