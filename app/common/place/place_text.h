#pragma once

#include "app/common/place/place_keys.h"

#include <string>
#include <string_view>

namespace lockstep {

// A place as text: "?" starts the settings of a run, "#" the position and the view.
//
//     reduction/interleaved?size=256&hw.warp_width=64#view=stage&group=0&step=18&warp=0&lane=8
//     reduction/interleaved?size=256|reduction/compacted?size=256#view=compare&link=round&step=18
//
//     PLACE = RUN|RUN...#KEY=VALUE&...      RUN = WHAT?NAME=VALUE&...
//
// Names and values are percent-encoded as in a URL; "=" is not encoded in a value. Each place has exactly one
// text: unset keys are omitted, and keys are written in the order of the tables.

// Limits in bytes: the links that the window copies are far below them.
inline constexpr std::size_t longest_place = 65536;
inline constexpr std::size_t longest_place_what = 4096;
inline constexpr std::size_t longest_place_name = 256;
inline constexpr std::size_t longest_place_value = 16384;
inline constexpr std::size_t most_place_names = 256; ///< per run

/// Reads a place. Errors: value_not_allowed {key, value, allowed values, flaw, position}: see
/// app/words/place_words.h.
[[nodiscard]] Result<ViewPlace> place_from(std::string_view text, const PlaceNames& names = {});

/// The text of a place, and of one of its runs.
[[nodiscard]] std::string place_text(const ViewPlace& place);
[[nodiscard]] std::string place_text(const PlaceRun& run);

/// True if a text must be read as a place: it contains "?", "#", "|" or "%" and is not the name of a file.
[[nodiscard]] bool is_place_text(const std::string& text);

} // namespace lockstep
