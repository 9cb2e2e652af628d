#pragma once

#include "app/words/numbers.h"
#include "core/session/run_figures.h"

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* figure_context = "Figures";

/// Returns whether the figure has a name. Tables show only figures with a name.
[[nodiscard]] bool has_figure_words(const char* key);
/// Returns the name of the figure with this key, such as "bank conflicts of local reads". It is English and
/// serves as the key for translation in figure_context.
[[nodiscard]] const char* figure_words(const char* key);
/// Returns a short name for a column header, such as "read conflicts". It is English and serves as the key
/// for translation in figure_context.
[[nodiscard]] const char* short_figure_words(const char* key);
/// Returns the definition of a figure: its formula, and whether it is measured, counted or modelled. Empty if
/// there is none. It is English and serves as the key for translation in figure_context.
[[nodiscard]] const char* figure_definition(const char* key);

/// Formats the value of a figure in the unit that its key implies: a time, a share or a count.
[[nodiscard]] std::string figure_text(const RunFigure& figure, double value,
                                      const NumberStyle& style = english_numbers());

} // namespace lockstep
