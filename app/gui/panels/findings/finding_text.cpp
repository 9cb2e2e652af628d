#include "app/gui/panels/findings/finding_text.h"

#include "app/gui/theme/quantity_text.h"
#include "app/words/names.h"
#include "app/words/race_words.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <QLocale>

namespace lockstep::gui {
namespace {

struct FindingWords {
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

QString name_words(const char* words) {
    return QCoreApplication::translate(name_context, words);
}

/// Returns the sentence for a race, with the placeholders of sentence_pattern().
QString race_sentence_pattern(const Finding& finding) {
    if (finding.ordered_by_atomics) {
        return FindingWords::tr(
            "Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no "
            "barrier separates the accesses. In this run, only atomics ordered the accesses: the values that "
            "the atomics returned show which access came first.");
    }
    if (finding.severity == Severity::error && finding.cure == RaceCure::barrier_flags) {
        return FindingWords::tr("Work-items %1 and %5 access the same location in %2, at least one of them "
                                "writes it, and the barrier between the accesses does not order this memory: "
                                "the result can differ from run to run.");
    }
    return finding.severity == Severity::note
               ? FindingWords::tr(
                     "Work-items %1 and %5 write the same value to the same location in %2, and no barrier "
                     "separates the writes. The result does not depend on which one writes last.")
               : FindingWords::tr(
                     "Work-items %1 and %5 access the same location in %2, at least one of them writes it, "
                     "and no barrier separates the accesses: the result can differ from run to run.");
}

/// Returns the sentence for a finding. %1: a work-item, %2: the object, %3: the byte offset, %4: the group,
/// %5: the other work-item of a pair.
QString sentence_pattern(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::race:
        return race_sentence_pattern(finding);
    case FindingKind::out_of_bounds:
        if (lies_nowhere(finding)) {
            return FindingWords::tr(
                "Work-item %1 accesses %2 at an address outside every object of the launch.");
        }
        return FindingWords::tr("Work-item %1 accesses %2 at byte %3, which is out of bounds.");
    case FindingKind::null_pointer:
        return FindingWords::tr("Work-item %1 accesses %2, which is a null pointer.");
    case FindingKind::barrier_divergence:
        return FindingWords::tr(
            "The barrier is not reached by all work-items of group %4. Work-item %1 is among "
            "those that never arrive.");
    case FindingKind::uninitialised_read:
        if (finding.place.space == Space::none) {
            return FindingWords::tr("Work-item %1 reads a private variable before writing it.");
        }
        return FindingWords::tr("Work-item %1 reads %2 at byte %3, which has not been written yet.");
    case FindingKind::endless_loop:
        return FindingWords::tr("Work-item %1 was still in the loop at the iteration limit.");
    case FindingKind::unfinished_copy:
        return FindingWords::tr("Work-item %1 uses %2 before waiting for the copy into it.");
    case FindingKind::misaligned_access:
        return FindingWords::tr(
            "Work-item %1 accesses %2 at byte %3, which is not a multiple of the type's alignment.");
    case FindingKind::access_qualifier:
        return FindingWords::tr("Work-item %1 accesses %2 at byte %3 in a way that its access qualifier "
                                "forbids: it writes a read-only object or reads a write-only one.");
    case FindingKind::collective_mismatch:
        return FindingWords::tr(
            "Work-item %1 requests a different copy than the rest of group %4, or waits for different "
            "copies. All work-items of a group must pass the same arguments.");
    }
    return {};
}

/// Suggests how to fix a race. %1: the line, %2: the object, %3: the other line.
QString race_remedy(const Finding& finding) {
    if (finding.ordered_by_atomics) {
        return FindingWords::tr("This is harmless if the kernel checks the value before it continues, as "
                                "with a ticket or a lock.");
    }
    if (finding.severity == Severity::note) {
        return FindingWords::tr("This does no harm, but OpenCL does not define the result of two "
                                "simultaneous writes. Let only one work-item write.");
    }
    if (const char* const sentence = race_cure_sentence(finding)) {
        QString text = QCoreApplication::translate("Races", sentence);
        text.replace(QLatin1String("%1"), QString::number(finding.cure_line));
        return text;
    }
    if (finding.between_groups) {
        return FindingWords::tr("The groups of a launch run in no defined order: give each group its own "
                                "location in %2, use an atomic, or split the work into two launches.");
    }
    if (finding.other_line == 0 || finding.other_line == finding.line) {
        return FindingWords::tr("Give each work-item its own location in %2, put a barrier between the "
                                "accesses in line %1, or use an atomic.");
    }
    return finding.place.space == Space::local
               ? FindingWords::tr("Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line %3, where all "
                                  "work-items of the group reach it.")
               : FindingWords::tr("Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line %3, where all "
                                  "work-items of the group reach it.");
}

QString remedy_pattern(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::race:
        return race_remedy(finding);
    case FindingKind::out_of_bounds:
        if (lies_nowhere(finding)) {
            return FindingWords::tr(
                "Derive the pointer used in line %1 from a buffer or an array, not from an integer.");
        }
        return FindingWords::tr("Test the index before line %1, or make %2 larger.");
    case FindingKind::null_pointer:
        return FindingWords::tr("Pass a buffer for %2, or do not execute line %1 without one.");
    case FindingKind::barrier_divergence:
        return FindingWords::tr("Move the barrier in line %1 to a place that every work-item of the group "
                                "reaches: outside the condition, or before the return.");
    case FindingKind::uninitialised_read:
        if (finding.place.space == Space::none) {
            return FindingWords::tr(
                "Assign the variable a value in its declaration, or on every path to line %1.");
        }
        return FindingWords::tr("Write %2 before line %1 reads it. If another work-item writes it, put a "
                                "barrier between the write and the read.");
    case FindingKind::endless_loop:
        return FindingWords::tr("Check the exit condition of the loop in line %1, or allow more iterations.");
    case FindingKind::unfinished_copy:
        return FindingWords::tr("Call wait_group_events before line %1.");
    case FindingKind::misaligned_access:
        return FindingWords::tr(
            "Use vloadN or vstoreN in line %1, or an address that is aligned for the type.");
    case FindingKind::access_qualifier:
        return FindingWords::tr("Declare %2 to match its use in line %1, or remove the access.");
    case FindingKind::collective_mismatch:
        return FindingWords::tr("In line %1, pass arguments that do not depend on the work-item.");
    }
    return {};
}

QString object_of(const Finding& finding) {
    return finding.place.object.empty() ? name_words(space_words(finding.place.space))
                                        : QString::fromStdString(finding.place.object);
}

QString remedy_of(const Finding& finding) {
    QString text = remedy_pattern(finding);
    text.replace(QLatin1String("%1"), QString::number(finding.line));
    text.replace(QLatin1String("%2"), object_of(finding));
    text.replace(QLatin1String("%3"), QString::number(finding.other_line));
    return text;
}

QString sentence_of(const Finding& finding) {
    const bool is_pair = finding.pair.size() == 2;
    const QString item = is_pair                      ? count_text(finding.pair[0])
                         : finding.work_items.empty() ? QStringLiteral("?")
                                                      : count_text(finding.work_items[0]);
    const QString object = object_of(finding);
    QString text = sentence_pattern(finding); // not every pattern has all placeholders
    text.replace(QLatin1String("%1"), item);
    text.replace(QLatin1String("%2"), object);
    text.replace(QLatin1String("%3"), QLocale().toString(static_cast<qlonglong>(finding.place.offset)));
    text.replace(QLatin1String("%4"), count_text(finding.place.group.value()));
    text.replace(QLatin1String("%5"), is_pair ? count_text(finding.pair[1]) : QStringLiteral("?"));
    return text;
}

QString lines_of(const Finding& finding) {
    const QString file = QString::fromStdString(finding.file);
    return finding.other_line == 0 || finding.other_line == finding.line
               ? FindingWords::tr("Line %1 of %2").arg(finding.line).arg(file)
               : FindingWords::tr("Lines %1 and %2 of %3")
                     .arg(finding.line)
                     .arg(finding.other_line)
                     .arg(file);
}

QString items_of(const Finding& finding) {
    constexpr std::size_t most = 8;
    QStringList items;
    for (std::size_t i = 0; i < std::min(most, finding.work_items.size()); ++i) {
        items << QString::number(finding.work_items[i]);
    }
    if (items.isEmpty()) {
        return {};
    }
    const QString named = items.join(QStringLiteral(", "));
    const auto shown = static_cast<std::uint64_t>(items.size());
    const std::uint64_t more = finding.work_item_count > shown ? finding.work_item_count - shown : 0;
    return more == 0 ? FindingWords::tr("Work-items: %1").arg(named)
                     : FindingWords::tr("Work-items: %1 and %n more", nullptr,
                                        static_cast<int>(std::min<std::uint64_t>(more, 1U << 30)))
                           .arg(named);
}

std::optional<FindingKind> expected_of(const Session& session) {
    const Result<const Experiment*> found = find_experiment(session.recording().what);
    return found ? found.value()->expected_finding : std::nullopt;
}

} // namespace

FindingText finding_text(const Finding& finding) {
    return {name_words(finding_words(finding.kind)),
            name_words(severity_words(finding.severity)),
            sentence_of(finding),
            lines_of(finding),
            items_of(finding),
            FindingWords::tr("%n time(s)", nullptr,
                             static_cast<int>(std::min<std::uint64_t>(finding.count, 1U << 30))),
            remedy_of(finding)};
}

FindingsVerdict findings_verdict(const Session& session) {
    FindingsVerdict verdict;
    verdict.expected = expected_of(session);
    bool is_there = false;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            (finding.severity == Severity::error ? verdict.errors : verdict.notes) += 1;
            is_there = is_there || finding.kind == verdict.expected;
        }
    }
    using Kind = FindingsVerdict::Kind;
    verdict.kind = verdict.expected      ? (is_there ? Kind::expected : Kind::expected_missing)
                   : verdict.errors != 0 ? Kind::errors
                   : verdict.notes != 0  ? Kind::notes
                                         : Kind::none;
    return verdict;
}

QString verdict_text(const FindingsVerdict& verdict) {
    const QString expected = verdict.expected ? name_words(finding_words(*verdict.expected)) : QString();
    switch (verdict.kind) {
    case FindingsVerdict::Kind::expected:
        return FindingWords::tr("\"%1\" was found: this is what the experiment demonstrates.").arg(expected);
    case FindingsVerdict::Kind::expected_missing:
        return FindingWords::tr("The experiment demonstrates \"%1\", which was not found in this run. "
                                "Try other parameters.")
            .arg(expected);
    case FindingsVerdict::Kind::errors:
        return FindingWords::tr("%n error(s) found.", nullptr, static_cast<int>(verdict.errors));
    case FindingsVerdict::Kind::notes:
        return FindingWords::tr("%n note(s), no error.", nullptr, static_cast<int>(verdict.notes));
    case FindingsVerdict::Kind::none:
        break;
    }
    return FindingWords::tr("Nothing was found.");
}

} // namespace lockstep::gui
