#pragma once

#include "core/advice/advice.h"
#include "core/session/session.h"

#include <QString>

namespace lockstep::gui {

/// Advice in words.
struct AdviceText {
    QString sentence; ///< what could be done, with the numbers that speak for it
    QString place;    ///< "Line 12 of reduction.cl: s[lid] += s[lid + k]"; "The launch as a whole"
    QString go;       ///< what a click does: "Go to the line", "Show the occupancy"
};
[[nodiscard]] AdviceText advice_text(const Session& session, std::size_t launch, const Advice& advice);

/// What an advice names as the reason why a run is slow. Of a kind that cause_words() has.
struct CauseText {
    QString number;
    QString sentence;
    QString place; ///< "111  lid % (2 * k) == 0"; empty: the launch as a whole
    QString from;  ///< "Counted from the trace."
    bool is_counted = false;
};
[[nodiscard]] CauseText cause_text(const Session& session, std::size_t launch, const Advice& advice);

/// A line of the source as cards name it: "111  lid % (2 * k) == 0".
[[nodiscard]] QString code_place(const Program& program, std::uint32_t file, std::uint32_t line);

/// The view of the registry that shows what the advice speaks of: "banks".
[[nodiscard]] const char* view_of(const Session& session, std::size_t launch, const Advice& advice);

} // namespace lockstep::gui
