#pragma once

#include <QString>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// Returns the texts of the page's buttons and labels by the names that the page uses, in the window's language. %1 and %2
/// are placeholders that the page fills.
[[nodiscard]] std::vector<std::pair<const char*, QString>> player_words();

/// Returns the sentence that the page shows if scripts are switched off.
[[nodiscard]] QString no_script_sentence();

/// Returns the sentence that the page shows if its data cannot be read.
[[nodiscard]] QString damaged_sentence();

} // namespace lockstep::gui
