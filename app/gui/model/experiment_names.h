#pragma once

#include <QString>

namespace lockstep::gui {

/// "A Interleaved": the letter of an experiment in its family and its title.
[[nodiscard]] QString experiment_title(const QString& id);
/// The index of an experiment in its family, from 0: determines its letter and the colour of its series.
[[nodiscard]] unsigned place_in_family(const QString& id);
[[nodiscard]] QString family_of(const QString& id);
/// "Reduction"
[[nodiscard]] QString family_title(const QString& family);

} // namespace lockstep::gui
