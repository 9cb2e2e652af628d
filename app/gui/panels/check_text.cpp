#include "app/gui/panels/check_text.h"

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
        return CheckWords::tr("Accesses outside their array: %n finding(s)", nullptr, n);
    case CheckKind::null_pointers:
        return CheckWords::tr("Accesses through a null pointer: %n finding(s)", nullptr, n);
    case CheckKind::local_races:
        return CheckWords::tr("Races in local memory: %n finding(s)", nullptr, n);
    case CheckKind::global_races:
        return CheckWords::tr("Races in global memory: %n finding(s)", nullptr, n);
    case CheckKind::image_races:
        return CheckWords::tr("Races between writes to images: %n finding(s)", nullptr, n);
    case CheckKind::barriers:
        return CheckWords::tr("Barriers that not all reach: %n finding(s)", nullptr, n);
    case CheckKind::local_uninitialised:
        return CheckWords::tr("Reads of local memory before a write: %n finding(s)", nullptr, n);
    case CheckKind::global_uninitialised:
        return CheckWords::tr("Reads of buffers before a write: %n finding(s)", nullptr, n);
    case CheckKind::private_uninitialised:
        return CheckWords::tr("Reads of private variables before a write: %n finding(s)", nullptr, n);
    case CheckKind::loops:
        return CheckWords::tr("Loops out of turns: %n finding(s)", nullptr, n);
    case CheckKind::alignment:
        return CheckWords::tr("Misaligned accesses: %n finding(s)", nullptr, n);
    case CheckKind::qualifiers:
        return CheckWords::tr("Accesses against what the launch declares: %n finding(s)", nullptr, n);
    case CheckKind::collectives:
        return CheckWords::tr("Copies that a group does not ask for alike: %n finding(s)", nullptr, n);
    case CheckKind::plain_result:
        return CheckWords::tr("Differences of the plain kernel's result: %n finding(s)", nullptr, n);
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("Copies used too early: %n finding(s)", nullptr, n);
}

QString none_text(CheckKind kind, std::uint64_t looked_at) {
    const int n = counted(looked_at);
    switch (kind) {
    case CheckKind::bounds:
        return CheckWords::tr("No access outside its array, over %Ln access(es)", nullptr, n);
    case CheckKind::null_pointers:
        return CheckWords::tr("No access through a null pointer, over %Ln access(es)", nullptr, n);
    case CheckKind::local_races:
        return CheckWords::tr("No race in local memory, over %Ln access(es)", nullptr, n);
    case CheckKind::global_races:
        return CheckWords::tr("No race in global memory, inside groups and between them, over %Ln access(es)",
                              nullptr, n);
    case CheckKind::image_races:
        return CheckWords::tr("No race between writes to images, over %Ln access(es)", nullptr, n);
    case CheckKind::barriers:
        return CheckWords::tr("Every barrier is reached by all, over %Ln arrival(s)", nullptr, n);
    case CheckKind::local_uninitialised:
        return CheckWords::tr("No read of local memory before a write, over %Ln read(s)", nullptr, n);
    case CheckKind::global_uninitialised:
        return CheckWords::tr("No read of a buffer before a write, over %Ln read(s)", nullptr, n);
    case CheckKind::private_uninitialised:
        return CheckWords::tr(
            "No read of a private variable or array before a write, of those that can be followed: "
            "structures, and what only its address names, cannot");
    case CheckKind::loops:
        return CheckWords::tr("No loop out of turns, over %Ln turn(s)", nullptr, n);
    case CheckKind::alignment:
        return CheckWords::tr("No misaligned access, over %Ln access(es)", nullptr, n);
    case CheckKind::qualifiers:
        return CheckWords::tr("No access against what the launch declares, over %Ln access(es)", nullptr, n);
    case CheckKind::collectives:
        return CheckWords::tr("Every copy is asked for alike by its group, over %Ln request(s)", nullptr, n);
    case CheckKind::plain_result:
        return CheckWords::tr("The plain kernel's result equals the instrumented one's, over %Ln value(s)",
                              nullptr, n);
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("No copy used too early, over %Ln access(es)", nullptr, n);
}

/// Why there was nothing to look at.
QString nothing_text(CheckKind kind) {
    switch (kind) {
    case CheckKind::bounds:
        return CheckWords::tr("Accesses outside their array: nothing is accessed");
    case CheckKind::null_pointers:
        return CheckWords::tr("Accesses through a null pointer: no buffer is accessed");
    case CheckKind::local_races:
        return CheckWords::tr("Races in local memory: none is used");
    case CheckKind::global_races:
        return CheckWords::tr("Races in global memory: none is used");
    case CheckKind::image_races:
        return CheckWords::tr("Races between writes to images: no image is written");
    case CheckKind::barriers:
        return CheckWords::tr("Barriers that not all reach: there is no barrier");
    case CheckKind::local_uninitialised:
        return CheckWords::tr("Reads of local memory before a write: none is read");
    case CheckKind::global_uninitialised:
        return CheckWords::tr(
            "Reads of buffers before a write: every buffer came with content, or none is read");
    case CheckKind::private_uninitialised:
        return CheckWords::tr("Reads of private variables before a write: none is read");
    case CheckKind::loops:
        return CheckWords::tr("Loops out of turns: there is no loop");
    case CheckKind::alignment:
        return CheckWords::tr("Misaligned accesses: nothing is accessed");
    case CheckKind::qualifiers:
        return CheckWords::tr("Accesses against what the launch declares: it declares every buffer free to "
                              "be read and written");
    case CheckKind::collectives:
        return CheckWords::tr("Copies that a group does not ask for alike: there is no asynchronous copy");
    case CheckKind::plain_result:
        return CheckWords::tr("The plain kernel's result: there is nothing to compare");
    case CheckKind::copies:
        break;
    }
    return CheckWords::tr("Copies used too early: there is no asynchronous copy");
}

QString not_done_text(CheckKind kind) {
    if (kind == CheckKind::plain_result) {
        return CheckWords::tr("Not checked: the plain kernel's result. The plain kernel did not run, or the "
                              "findings explain any "
                              "difference.");
    }
    if (kind == CheckKind::private_uninitialised) {
        return CheckWords::tr("Not checked: reads of private variables before a write. This recording comes "
                              "from a version that did not look at them.");
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
        return CheckWords::tr("The plain kernel's result differs, and nothing in the kernel explains it");
    case CheckState::not_done:
        break;
    }
    return not_done_text(check.kind);
}

} // namespace lockstep::gui
