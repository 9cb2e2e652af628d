#pragma once

#include "core/advice/advice.h"
#include "core/session/session.h"

#include <QString>

namespace lockstep::gui {

/// The strings that are shown for a piece of advice.
struct AdviceText {
    QString sentence; ///< possible improvement, with the numbers that support it
    QString place;    ///< "Line 12 of reduction.cl: s[lid] += s[lid + k]"; "The launch as a whole"
    QString go;       ///< text of the button: "Go to the line", "Show the occupancy"
};
[[nodiscard]] AdviceText advice_text(const Session& session, std::size_t launch, const Advice& advice);

/// The strings that the card "Why is it slow?" shows about the cause of a slow run, as given by a piece of
/// advice. The kind of the advice must have cause_words().
struct CauseText {
    QString number;
    QString sentence;
    /// The source line with its number: "111  lid % (2 * k) == 0". Empty for the launch as a whole.
    QString place;
    QString from; ///< source of the numbers: "Counted from the trace."
    bool is_counted = false;
};
[[nodiscard]] CauseText cause_text(const Session& session, std::size_t launch, const Advice& advice);

/// Formats a source line for a card: "111  lid % (2 * k) == 0".
[[nodiscard]] QString code_place(const Program& program, std::uint32_t file, std::uint32_t line);

/// Returns the name of the registered view that shows the subject of the advice: "banks".
[[nodiscard]] const char* view_of(const Session& session, std::size_t launch, const Advice& advice);

/// Returns whether the advice is about an array in local memory whose other layouts can be tried.
[[nodiscard]] bool has_other_layouts(const Advice& advice);

} // namespace lockstep::gui
