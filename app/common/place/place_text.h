#pragma once

#include "app/common/place/place_keys.h"

#include <string>
#include <string_view>

namespace lockstep {

// A place as text: "?" says what is run, "#" where to look.
//
//     reduction/interleaved?size=256&hw.warp_width=64#view=stage&group=0&step=18&warp=0&lane=8
//     reduction/interleaved?size=256|reduction/compacted?size=256#view=compare&link=round&step=18
//
//     PLACE = RUN|RUN...#KEY=VALUE&...      RUN = WHAT?NAME=VALUE&...
//
// Names and values are percent-encoded as in a URL. In a value "=" stands as it is. One place has one text: what is
// not set is left out, and a text that was read is written in the order of the tables.

// Limits, in bytes: what a window copies is far below them.
inline constexpr std::size_t longest_place = 65536;
inline constexpr std::size_t longest_place_what = 4096;
inline constexpr std::size_t longest_place_name = 256;
inline constexpr std::size_t longest_place_value = 16384;
inline constexpr std::size_t most_place_names = 256; ///< of a run

/// Reads a place. Errors: value_not_allowed {key, value, what is allowed, flaw, position}: see
/// app/words/place_words.h.
[[nodiscard]] Result<ViewPlace> place_from(std::string_view text, const PlaceNames& names = {});

/// The text of a place, and of one of its runs.
[[nodiscard]] std::string place_text(const ViewPlace& place);
[[nodiscard]] std::string place_text(const PlaceRun& run);

/// True if a text is to be read as a place: it has "?", "#", "|" or "%" in it and is no name of a file.
[[nodiscard]] bool is_place_text(const std::string& text);

} // namespace lockstep
