#pragma once

#include "app/common/place/place_keys.h"

#include <string>
#include <string_view>

namespace lockstep {

// The text form of a place: "?" starts the settings of a run, "#" starts the position and the view.
//
//     reduction/interleaved?size=256&hw.warp_width=64#view=stage&group=0&step=18&warp=0&lane=8
//     reduction/interleaved?size=256|reduction/compacted?size=256#view=compare&link=round&step=18
//
//     PLACE = RUN|RUN...#KEY=VALUE&...      RUN = WHAT?NAME=VALUE&...
//
// Names and values are percent-encoded as in a URL, but "=" is not encoded in a value. They contain no control
// characters. The text form is unique: unset keys are omitted, and keys are written in the order of the tables.

// Maximum sizes of the text form, in bytes. Links that the window creates are much shorter.
inline constexpr std::size_t longest_place = 65536;
inline constexpr std::size_t longest_place_what = 4096;
inline constexpr std::size_t longest_place_name = 256;
inline constexpr std::size_t longest_place_value = 16384;
inline constexpr std::size_t most_place_names = 256; ///< maximum number of names per run

/// Parses a place. Errors: value_not_allowed {key, value, allowed values, flaw, position}, see
/// app/words/place_words.h.
[[nodiscard]] Result<ViewPlace> place_from(std::string_view text, const PlaceNames& names = {});

/// Returns the text form of a place or of one of its runs.
[[nodiscard]] std::string place_text(const ViewPlace& place);
[[nodiscard]] std::string place_text(const PlaceRun& run);

/// Returns whether a string must be parsed as a place: it contains "?", "#", "|" or "%" and is not the name
/// of a file.
[[nodiscard]] bool is_place_text(const std::string& text);

} // namespace lockstep
