#pragma once

#include "core/session/session.h"

#include <QString>

namespace lockstep::gui {

/// A finding in words.
struct FindingText {
    QString title;      ///< "Data race"
    QString severity;   ///< "error", "note"
    QString sentence;   ///< what happened
    QString lines;      ///< "Lines 12 and 14 of reduction.cl"
    QString work_items; ///< "Work-items: 0, 1, 2 and 29 more"
    QString count;      ///< "256 times"
    QString remedy;     ///< what would mend it
};
[[nodiscard]] FindingText finding_text(const Finding& finding);

/// What the findings of a run amount to, over all its launches.
struct FindingsVerdict {
    enum class Kind { none, expected, expected_missing, notes, errors };
    Kind kind = Kind::none;
    std::size_t errors = 0;
    std::size_t notes = 0;
    std::optional<FindingKind> expected; ///< what a broken experiment is there to show
};
[[nodiscard]] FindingsVerdict findings_verdict(const Session& session);
[[nodiscard]] QString verdict_text(const FindingsVerdict& verdict);

} // namespace lockstep::gui
