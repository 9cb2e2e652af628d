#include "app/gui/panels/findings/check_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct CheckWords {
    Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

int counted(std::uint64_t count) {
    return static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000));
}

QString found_text(CheckKind kind, std::uint64_t findings) {
    const int n = counted(findings);
    switch (kind) {
    case CheckKind::bounds:
        return CheckWords::tr("Out-of-bounds accesses: %n finding(s)", nullptr, n);
    case CheckKind::null_pointers:
        return CheckWords::tr("Accesses through a null pointer: %n finding(s)", nullptr, n);
    case CheckKind::local_races:
        return CheckWords::tr("Races in local memory: %n finding(s)", nullptr, n);
    case CheckKind::global_races:
        return CheckWords::tr("Races in global memory: %n finding(s)", nullptr, n);
    case CheckKind::image_races:
        return CheckWords::tr("Races between writes to images: %n finding(s)", nullptr, n);
    case CheckKind::barriers:
        return CheckWords::tr("Barriers not reached by all work-items: %n finding(s)", nullptr, n);
    case CheckKind::local_uninitialised:
        return CheckWords::tr("Reads of uninitialised local memory: %n finding(s)", nullptr, n);
    case CheckKind::global_uninitialised:
        return CheckWords::tr("Reads of uninitialised data in buffers: %n finding(s)", nullptr, n);
    case CheckKind::private_uninitialised:
        return CheckWords::tr("Reads of uninitialised private variables: %n finding(s)", nullptr, n);
    case CheckKind::loops:
        return CheckWords::tr("Loops that exceed the iteration limit: %n finding(s)", nullptr, n);
    case CheckKind::alignment:
        return CheckWords::tr("Misaligned accesses: %n finding(s)", nullptr, n);
    case CheckKind::qualifiers:
        return CheckWords::tr("Accesses forbidden by an access qualifier: %n finding(s)", nullptr, n);
    case CheckKind::collectives:
        return CheckWords::tr("Asynchronous copies with different arguments in one group: %n finding(s)",
                              nullptr, n);
    case CheckKind::plain_result:
        return CheckWords::tr("Differences between plain and instrumented results: %n finding(s)", nullptr,
                              n);
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("Copied data used before the copy has finished: %n finding(s)", nullptr, n);
}

QString none_text(CheckKind kind, std::uint64_t looked_at) {
    const int n = counted(looked_at);
    switch (kind) {
    case CheckKind::bounds:
        return CheckWords::tr("No out-of-bounds access (%Ln access(es) checked)", nullptr, n);
    case CheckKind::null_pointers:
        return CheckWords::tr("No access through a null pointer (%Ln access(es) checked)", nullptr, n);
    case CheckKind::local_races:
        return CheckWords::tr("No race in local memory (%Ln access(es) checked)", nullptr, n);
    case CheckKind::global_races:
        return CheckWords::tr("No race in global memory, within or between groups (%Ln access(es) checked)",
                              nullptr, n);
    case CheckKind::image_races:
        return CheckWords::tr("No race between writes to images (%Ln access(es) checked)", nullptr, n);
    case CheckKind::barriers:
        return CheckWords::tr("Every barrier is reached by all work-items (%Ln arrival(s) checked)", nullptr,
                              n);
    case CheckKind::local_uninitialised:
        return CheckWords::tr("No read of uninitialised local memory (%Ln read(s) checked)", nullptr, n);
    case CheckKind::global_uninitialised:
        return CheckWords::tr("No read of uninitialised data in a buffer (%Ln read(s) checked)", nullptr, n);
    case CheckKind::private_uninitialised:
        return CheckWords::tr("No read of an uninitialised private variable or array; structures and "
                              "variables used only through a pointer cannot be checked");
    case CheckKind::loops:
        return CheckWords::tr("No loop exceeds the iteration limit (%Ln iteration(s) checked)", nullptr, n);
    case CheckKind::alignment:
        return CheckWords::tr("No misaligned access (%Ln access(es) checked)", nullptr, n);
    case CheckKind::qualifiers:
        return CheckWords::tr("No access forbidden by an access qualifier (%Ln access(es) checked)", nullptr,
                              n);
    case CheckKind::collectives:
        return CheckWords::tr("All work-items of a group request the same copies (%Ln request(s) checked)",
                              nullptr, n);
    case CheckKind::plain_result:
        return CheckWords::tr(
            "The plain kernel's result equals the instrumented one's (%Ln value(s) checked)", nullptr, n);
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("No copied data used before the copy has finished (%Ln access(es) checked)",
                          nullptr, n);
}

/// Says why there was nothing to check.
QString nothing_text(CheckKind kind) {
    switch (kind) {
    case CheckKind::bounds:
        return CheckWords::tr("Out-of-bounds accesses: the kernel accesses no memory");
    case CheckKind::null_pointers:
        return CheckWords::tr("Accesses through a null pointer: no buffer is accessed");
    case CheckKind::local_races:
        return CheckWords::tr("Races in local memory: no local memory is used");
    case CheckKind::global_races:
        return CheckWords::tr("Races in global memory: no global memory is used");
    case CheckKind::image_races:
        return CheckWords::tr("Races between writes to images: no image is written");
    case CheckKind::barriers:
        return CheckWords::tr("Barriers not reached by all work-items: there is no barrier");
    case CheckKind::local_uninitialised:
        return CheckWords::tr("Reads of uninitialised local memory: no local memory is read");
    case CheckKind::global_uninitialised:
        return CheckWords::tr(
            "Reads of uninitialised data in buffers: all buffers have initial content, or no buffer is read");
    case CheckKind::private_uninitialised:
        return CheckWords::tr("Reads of uninitialised private variables: no private variable is read");
    case CheckKind::loops:
        return CheckWords::tr("Loops that exceed the iteration limit: there is no loop");
    case CheckKind::alignment:
        return CheckWords::tr("Misaligned accesses: the kernel accesses no memory");
    case CheckKind::qualifiers:
        return CheckWords::tr(
            "Accesses forbidden by an access qualifier: all buffers may be read and written");
    case CheckKind::collectives:
        return CheckWords::tr(
            "Asynchronous copies with different arguments in one group: there is no asynchronous copy");
    case CheckKind::plain_result:
        return CheckWords::tr(
            "Differences between plain and instrumented results: there is nothing to compare");
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("Copied data used before the copy has finished: there is no asynchronous copy");
}

QString not_done_text(CheckKind kind) {
    if (kind == CheckKind::plain_result) {
        return CheckWords::tr("Not checked: the plain kernel's result. The plain kernel did not run, or the "
                              "findings explain any difference.");
    }
    if (kind == CheckKind::private_uninitialised) {
        return CheckWords::tr("Not checked: reads of uninitialised private variables. The version that made "
                              "this recording did not check them.");
    }
    return CheckWords::tr("Not checked: %1").arg(nothing_text(kind));
}

} // namespace

QString check_text(const Check& check) {
    if (check.findings != 0) {
        return found_text(check.kind, check.findings);
    }
    switch (check.state) {
    case CheckState::done:
        return none_text(check.kind, check.looked_at);
    case CheckState::nothing_there:
        return nothing_text(check.kind);
    case CheckState::failed:
        return CheckWords::tr("The plain kernel's result differs from the instrumented one's, and nothing in "
                              "the kernel explains it");
    case CheckState::not_done:
        break;
    }
    return not_done_text(check.kind);
}

} // namespace lockstep::gui
