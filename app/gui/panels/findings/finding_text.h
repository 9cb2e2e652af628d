#pragma once

#include "core/session/session.h"

#include <QString>

namespace lockstep::gui {

/// The strings that are shown for a finding.
struct FindingText {
    QString title;      ///< for example "Data race"
    QString severity;   ///< "error" or "note"
    QString sentence;   ///< says what happened
    QString lines;      ///< for example "Lines 12 and 14 of reduction.cl"
    QString work_items; ///< for example "Work-items: 0, 1, 2 and 29 more"
    QString count;      ///< for example "256 times"
    QString remedy;     ///< describes a possible remedy
};
[[nodiscard]] FindingText finding_text(const Finding& finding);

/// Summarizes the findings of a run over all its launches.
struct FindingsVerdict {
    enum class Kind { none, expected, expected_missing, notes, errors };
    Kind kind = Kind::none;
    std::size_t errors = 0;
    std::size_t notes = 0;
    std::optional<FindingKind> expected; ///< the finding that a broken experiment demonstrates
};
[[nodiscard]] FindingsVerdict findings_verdict(const Session& session);
[[nodiscard]] QString verdict_text(const FindingsVerdict& verdict);

} // namespace lockstep::gui
