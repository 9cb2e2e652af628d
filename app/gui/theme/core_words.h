#pragma once

#include "app/words/phrase.h"

#include "core/experiments/catalogue.h"

#include <QString>
#include <cstdint>
#include <string>

namespace lockstep {
struct RunFigure;
}

namespace lockstep::gui {

/// Returns the translated plural form, for this count, of a sentence of app/words that is marked with
/// QT_TRANSLATE_N_NOOP. Does not replace placeholders.
[[nodiscard]] QString counted_words(const char* context, const char* sentence, std::uint64_t count);

/// Returns a phrase in the window's language; empty for an empty phrase.
[[nodiscard]] QString worded(const Phrase& phrase);

/// Returns the reader for the window's language.
[[nodiscard]] Reader window_reader();

/// Returns the texts of an experiment in the window's language and vocabulary.
[[nodiscard]] ExperimentText shown_experiment_text(const std::string& id);

/// Returns the tooltip of a figure: its definition, and the counters of profilers that measure it.
[[nodiscard]] QString figure_tip(const char* key);

/// Formats a value of a run's metric: "3.10 µs", "96.5 %", "1,440".
[[nodiscard]] QString figure_value(const RunFigure& figure, double value);

/// Returns the label of an experiment's parameter: "Work-group size" for "local". `experiment` is the id of the
/// experiment, or empty if it is unknown.
[[nodiscard]] QString parameter_label(const std::string& experiment, const std::string& name);

} // namespace lockstep::gui
