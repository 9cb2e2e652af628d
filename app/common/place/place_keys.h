#pragma once

#include "app/common/place/place.h"
#include "core/base/result.h"

#include <limits>
#include <span>
#include <string_view>
#include <variant>

namespace lockstep {

// The one table of what a place says after "#" and after "?". Out of it come
//
//     PlaceKey -> text form (place_text.h), options of a command and its words (app/common/place_options.h)

/// The names that a program knows of what it can show. An empty list: any name of letters, digits, '-' and '_'.
struct PlaceNames {
    std::vector<std::string> views = {};
    std::vector<std::string> pictures = {};
    std::vector<std::string> links = {};
    std::vector<std::string> themes = {};
    std::vector<std::string> languages = {};
};

/// A whole number in a range.
struct PlaceNumber {
    std::optional<std::uint64_t> ViewPlace::*member{};
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::int64_t>::max();
};
/// One of the known names.
struct PlaceName {
    std::string ViewPlace::*member{};
    std::vector<std::string> PlaceNames::*names{};
};
/// Texts; the key may come once for each.
struct PlaceTexts {
    std::vector<std::string> ViewPlace::*member{};
    std::size_t most = 1;
};
/// WIDTHxHEIGHT in pixels.
struct PlaceSize {
    std::optional<PictureSize> ViewPlace::*member{};
    PictureSize least;
    PictureSize most;
};

/// Something that a place says of where to look, or of how it looks.
struct PlaceKey {
    const char* name;   ///< "step"
    const char* option; ///< on a command line: "--step"
    const char* value;  ///< in the help: "N"
    std::variant<PlaceNumber, PlaceName, PlaceTexts, PlaceSize> type;
    const char* words; ///< for the help
};

/// In the order in which they are written.
[[nodiscard]] std::span<const PlaceKey> place_keys();
/// What the key may be, for people: "1..8".
[[nodiscard]] std::string allowed_of(const PlaceKey& key, const PlaceNames& names);
/// Whether the place has the key.
[[nodiscard]] bool is_set(const ViewPlace& place, const PlaceKey& key);
/// The values of the key, one for each time that it is written; empty: it is not set.
[[nodiscard]] std::vector<std::string> values_of(const ViewPlace& place, const PlaceKey& key);
/// Sets the key, or adds one of its texts. False if it cannot have this value; the place stays as it is then.
[[nodiscard]] bool set_value(ViewPlace& place, const PlaceKey& key, const std::string& value,
                             const PlaceNames& names);
/// Gives the place the other's value of the key.
void take_over(ViewPlace& place, const ViewPlace& other, const PlaceKey& key);
/// Unsets the key.
void unset(ViewPlace& place, const PlaceKey& key);

/// Something that a place says of a run by one name.
struct PlaceRunKey {
    const char* name; ///< "device"
    std::string PlaceRun::*member;
};
[[nodiscard]] std::span<const PlaceRunKey> place_run_keys();

// What a place says of a run under names of the user: D.NAME is a macro, hw.NAME a number of the hardware model,
// set.NAME or NAME alone a parameter. "set." is needed for parameters whose name would be read as something else.
inline constexpr std::string_view macro_prefix = "D.";
inline constexpr std::string_view number_prefix = "hw.";
inline constexpr std::string_view parameter_prefix = "set.";

} // namespace lockstep
