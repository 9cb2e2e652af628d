#pragma once

#include "app/common/place/place.h"
#include "core/base/result.h"

#include <limits>
#include <span>
#include <string_view>
#include <variant>

namespace lockstep {

// The table of the keys of a place after "#" and after "?". It is the source of
//
//     PlaceKey -> text form (place_text.h), options of a command and its words (app/common/run_options.h)

/// The names of what a program can show. If a list is empty, any name of letters, digits, '-' and '_' is
/// allowed.
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
/// Texts; the key may be repeated, once for each text.
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

/// A key of a place for the position or the appearance.
struct PlaceKey {
    const char* name;   ///< "step"
    const char* option; ///< on a command line: "--step"
    const char* value;  ///< in the help: "N"
    std::variant<PlaceNumber, PlaceName, PlaceTexts, PlaceSize> type;
    const char* words; ///< for the help
};

/// In the order in which they are written to text.
[[nodiscard]] std::span<const PlaceKey> place_keys();
/// The allowed values of the key, for display: "1..8".
[[nodiscard]] std::string allowed_of(const PlaceKey& key, const PlaceNames& names);
/// Whether the place has the key.
[[nodiscard]] bool is_set(const ViewPlace& place, const PlaceKey& key);
/// The values of the key, one for each occurrence; empty if it is not set.
[[nodiscard]] std::vector<std::string> values_of(const ViewPlace& place, const PlaceKey& key);
/// Sets the key, or adds one of its texts. Returns false and does not change the place if the value is not
/// allowed.
[[nodiscard]] bool set_value(ViewPlace& place, const PlaceKey& key, const std::string& value,
                             const PlaceNames& names);
/// Copies the key's value from `other` to `place`.
void take_over(ViewPlace& place, const ViewPlace& other, const PlaceKey& key);
/// Unsets the key.
void unset(ViewPlace& place, const PlaceKey& key);

/// A key of a place that describes a run.
struct PlaceRunKey {
    const char* name; ///< "device"
    std::string PlaceRun::*member;
};
[[nodiscard]] std::span<const PlaceRunKey> place_run_keys();

// Prefixes for names chosen by the user: D.NAME is a macro, hw.NAME a number of the hardware model, set.NAME
// or just NAME a parameter. "set." is needed for parameters whose name would otherwise be read as another
// key.
inline constexpr std::string_view macro_prefix = "D.";
inline constexpr std::string_view number_prefix = "hw.";
inline constexpr std::string_view parameter_prefix = "set.";

} // namespace lockstep
