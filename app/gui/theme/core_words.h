#pragma once

#include <QString>
#include <cstdint>
#include <string>

namespace lockstep::gui {

/// Returns the translated plural form, for this count, of a sentence of app/words that is marked with
/// QT_TRANSLATE_N_NOOP. Does not replace placeholders.
[[nodiscard]] QString counted_words(const char* context, const char* sentence, std::uint64_t count);

/// Returns the label of an experiment's parameter: "Work-group size" for "local".
[[nodiscard]] QString parameter_label(const std::string& name);

} // namespace lockstep::gui
