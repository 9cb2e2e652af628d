#include "app/words/names.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct StageRow {
    Stage stage;
    std::string_view name;
    const char* words;
};

constexpr StageRow stages[] = {
    {Stage::instrument, "instrument", QT_TRANSLATE_NOOP("Names", "Instrumenting the kernel")},
    {Stage::build, "build", QT_TRANSLATE_NOOP("Names", "Building the kernel")},
    {Stage::count, "count", QT_TRANSLATE_NOOP("Names", "Counting events")},
    {Stage::write, "write", QT_TRANSLATE_NOOP("Names", "Recording events")},
    {Stage::plain, "plain", QT_TRANSLATE_NOOP("Names", "Running the original kernel")},
    {Stage::time, "time", QT_TRANSLATE_NOOP("Names", "Timing the original kernel")},
    {Stage::reconstruct, "reconstruct", QT_TRANSLATE_NOOP("Names", "Reconstructing the warps")},
    {Stage::analyse, "analyse", QT_TRANSLATE_NOOP("Names", "Analysing")},
    {Stage::simulate, "simulate", QT_TRANSLATE_NOOP("Names", "Simulating")},
    {Stage::save, "save", QT_TRANSLATE_NOOP("Names", "Saving the recording")},
    {Stage::load, "load", QT_TRANSLATE_NOOP("Names", "Opening the recording")},
    {Stage::sweep, "sweep", QT_TRANSLATE_NOOP("Names", "Running the combinations")},
    {Stage::connect, "connect", QT_TRANSLATE_NOOP("Names", "Connecting over ssh")},
    {Stage::send, "send", QT_TRANSLATE_NOOP("Names", "Sending the kernel over ssh")},
};

struct FindingWords {
    FindingKind kind;
    const char* words;
};

constexpr FindingWords findings[] = {
    {FindingKind::race, QT_TRANSLATE_NOOP("Names", "Data race")},
    {FindingKind::out_of_bounds, QT_TRANSLATE_NOOP("Names", "Out-of-bounds access")},
    {FindingKind::null_pointer, QT_TRANSLATE_NOOP("Names", "Access through a null pointer")},
    {FindingKind::barrier_divergence, QT_TRANSLATE_NOOP("Names", "Barrier not reached by all work-items")},
    {FindingKind::uninitialised_read, QT_TRANSLATE_NOOP("Names", "Uninitialised read")},
    {FindingKind::endless_loop, QT_TRANSLATE_NOOP("Names", "Endless loop")},
    {FindingKind::unfinished_copy,
     QT_TRANSLATE_NOOP("Names", "Copied data used before the copy has finished")},
    {FindingKind::misaligned_access, QT_TRANSLATE_NOOP("Names", "Misaligned access")},
    {FindingKind::access_qualifier, QT_TRANSLATE_NOOP("Names", "Access violates a qualifier")},
    {FindingKind::collective_mismatch,
     QT_TRANSLATE_NOOP("Names", "Asynchronous copy or wait with different arguments in one group")},
    {FindingKind::unneeded_barrier, QT_TRANSLATE_NOOP("Names", "Redundant barrier in this launch")},
};

struct HostRow {
    std::string_view id;
    const char* words;
};

constexpr HostRow host_steps[] = {
    {"finish_reduction", QT_TRANSLATE_NOOP("Names", "The host reduces the partial results to one value")},
};

} // namespace

const char* stage_words(Stage stage) {
    return std::ranges::find(stages, stage, &StageRow::stage)->words;
}

std::string_view stage_name(Stage stage) {
    return std::ranges::find(stages, stage, &StageRow::stage)->name;
}

std::optional<Stage> stage_named(std::string_view name) {
    const auto* row = std::ranges::find(stages, name, &StageRow::name);
    return row == std::end(stages) ? std::nullopt : std::optional(row->stage);
}

const char* space_words(Space space) {
    switch (space) {
    case Space::none:
        return QT_TRANSLATE_NOOP("Names", "no memory");
    case Space::global:
        return QT_TRANSLATE_NOOP("Names", "global memory");
    case Space::constant:
        return QT_TRANSLATE_NOOP("Names", "constant memory");
    case Space::local:
        return QT_TRANSLATE_NOOP("Names", "local memory");
    case Space::image:
        return QT_TRANSLATE_NOOP("Names", "an image");
    }
    return "";
}

const char* finding_words(FindingKind kind) {
    // a test checks that all kinds are in the table
    return std::ranges::find(findings, kind, &FindingWords::kind)->words;
}

const char* sub_group_words(SubgroupFunctions functions) {
    switch (functions) {
    case SubgroupFunctions::native:
        return QT_TRANSLATE_NOOP(
            "Names", "The original kernel's sub-group functions are built-in functions of the device.");
    case SubgroupFunctions::vendor:
        return QT_TRANSLATE_NOOP(
            "Names",
            "The original kernel's sub-group functions are implemented in vendor-specific inline assembly.");
    case SubgroupFunctions::emulated:
        return QT_TRANSLATE_NOOP("Names",
                                 "The original kernel's sub-group functions are emulated with local memory "
                                 "and barriers, and its measured time includes this emulation.");
    case SubgroupFunctions::none:
        break;
    }
    return "";
}

const char* host_step_words(std::string_view id) {
    const auto* row = std::ranges::find(host_steps, id, &HostRow::id);
    return row == std::end(host_steps) ? nullptr : row->words;
}

const char* severity_words(Severity severity) {
    return severity == Severity::error ? QT_TRANSLATE_NOOP("Names", "error")
                                       : QT_TRANSLATE_NOOP("Names", "note");
}

} // namespace lockstep
