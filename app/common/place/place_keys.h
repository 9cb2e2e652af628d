#pragma once

#include "app/common/place/place.h"
#include "core/base/result.h"

#include <limits>
#include <span>
#include <string_view>
#include <variant>

namespace lockstep {

// The table of the keys that may follow "#" or "?" in a place. The text form (place_text.h) and the options
// of a command (app/common/run_options.h) are generated from it.

/// The names that are valid in a place, for example names of views. If a list is empty, any name of letters,
/// digits, '-' and '_' is allowed.
struct PlaceNames {
    std::vector<std::string> views = {};
    std::vector<std::string> pictures = {};
    std::vector<std::string> links = {};
    std::vector<std::string> arrays = {}; ///< depends on the run, so it is empty
    std::vector<std::string> swizzles = {};
    std::vector<std::string> themes = {};
    std::vector<std::string> languages = {};
    std::vector<std::string> vocabularies = {};
};

/// A value that is a whole number in a range.
struct PlaceNumber {
    std::optional<std::uint64_t> ViewPlace::*member{};
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::int64_t>::max();
};
/// A value that is one of the known names.
struct PlaceName {
    std::string ViewPlace::*member{};
    std::vector<std::string> PlaceNames::*names{};
};
/// String values; the key may be repeated, once per string.
struct PlaceTexts {
    std::vector<std::string> ViewPlace::*member{};
    std::size_t most = 1;
};
/// A value of the form WIDTHxHEIGHT: the size of a picture in pixels.
struct PlaceSize {
    std::optional<PictureSize> ViewPlace::*member{};
    PictureSize least;
    PictureSize most;
};

/// A key of a place that describes the position or the view.
struct PlaceKey {
    const char* name;   ///< key in the text of a place: "step"
    const char* option; ///< command-line option: "--step"
    const char* value;  ///< placeholder in the help: "N"
    std::variant<PlaceNumber, PlaceName, PlaceTexts, PlaceSize> type;
    const char* words; ///< description in the help, to be translated in option_context
};

/// Returns the keys in the order in which they are written to text.
[[nodiscard]] std::span<const PlaceKey> place_keys();
/// Describes the allowed values of a key for display: "1..8".
[[nodiscard]] std::string allowed_of(const PlaceKey& key, const PlaceNames& names);
/// Returns whether the place has a value for the key.
[[nodiscard]] bool is_set(const ViewPlace& place, const PlaceKey& key);
/// Returns the values of a key, one per occurrence; empty if the key is not set.
[[nodiscard]] std::vector<std::string> values_of(const ViewPlace& place, const PlaceKey& key);
/// Sets the key's value; for a repeatable key, appends the value. Returns false and leaves the place
/// unchanged if the value is not allowed.
[[nodiscard]] bool set_value(ViewPlace& place, const PlaceKey& key, const std::string& value,
                             const PlaceNames& names);
/// Copies the value of one key from `other` to `place`.
void take_over(ViewPlace& place, const ViewPlace& other, const PlaceKey& key);
/// Removes the key's value from the place.
void unset(ViewPlace& place, const PlaceKey& key);

/// A key of a place that describes a run.
struct PlaceRunKey {
    const char* name; ///< key in the text of a place: "device"
    std::string PlaceRun::*member;
};
[[nodiscard]] std::span<const PlaceRunKey> place_run_keys();

// Prefixes for names chosen by the user: D.NAME is a macro, hw.NAME a number of the hardware model, and
// set.NAME or just NAME a parameter. "set." is needed for parameters whose name equals another key.
inline constexpr std::string_view macro_prefix = "D.";
inline constexpr std::string_view number_prefix = "hw.";
inline constexpr std::string_view parameter_prefix = "set.";

} // namespace lockstep
