#pragma once

#include <QString>

namespace lockstep::gui {

/// Returns the letter of an experiment in its family, and its title: "A Interleaved".
[[nodiscard]] QString experiment_title(const QString& id);
/// Returns the index of an experiment in its family, from 0. It determines the experiment's letter and series
/// colour.
[[nodiscard]] unsigned place_in_family(const QString& id);
/// Returns the letter at an index: "A" for 0; a number after "Z".
[[nodiscard]] QString letter_at(unsigned place);
[[nodiscard]] QString family_of(const QString& id);
/// Returns the name of a family for display: "Reduction".
[[nodiscard]] QString family_title(const QString& family);
/// Returns the title of what was run, an experiment's id or a file: "Reduction, A Interleaved", "mine.sim".
[[nodiscard]] QString run_title(const QString& what);

} // namespace lockstep::gui
