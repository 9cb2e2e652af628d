#pragma once

#include "app/words/numbers.h"
#include "core/session/run_figures.h"

namespace lockstep {

/// The translation context of the texts below.
inline constexpr const char* figure_context = "Figures";

/// Returns whether the figure has a name. Tables show only figures with a name.
[[nodiscard]] bool has_figure_words(const char* key);
/// Returns the name of a figure, given its key: "bank conflicts of local reads". English, a key for
/// translation in figure_context.
[[nodiscard]] const char* figure_words(const char* key);
/// Returns the name for a column header: "read conflicts". English, a key for translation in figure_context.
[[nodiscard]] const char* short_figure_words(const char* key);
/// Returns the definition, with the formula and whether the figure is measured, counted or modelled; empty if
/// there is none. English, a key for translation in figure_context.
[[nodiscard]] const char* figure_definition(const char* key);

/// Formats the value of a figure in the unit that its key implies: a time, a share or a count.
[[nodiscard]] std::string figure_text(const RunFigure& figure, double value,
                                      const NumberStyle& style = english_numbers());

} // namespace lockstep
