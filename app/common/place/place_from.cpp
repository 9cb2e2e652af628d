#include "app/common/place/place_text.h"
#include "app/words/place_words.h"
#include "core/base/nearest.h"
#include "core/base/utf8.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"

#include <algorithm>

namespace lockstep {
namespace {

/// A substring of the input, and its position in the input.
struct Piece {
    std::string_view text;
    std::size_t at = 0;

    [[nodiscard]] Piece part(std::size_t from, std::size_t count = std::string_view::npos) const {
        return {text.substr(from, count), at + from};
    }
};

/// A decoded "name=value".
struct Pair {
    std::string name;
    std::optional<std::string> value;
    std::size_t at = 0;
};

/// Truncates a string for use in a message.
std::string shortened(const std::string& text) {
    constexpr std::size_t most = 80;
    return text.size() <= most ? text : as_utf8(text.substr(0, most)) + "…";
}

Error flawed(std::string_view flaw, std::size_t at, const std::string& key = {},
             const std::string& value = {}, const std::string& allowed = {}) {
    return {
        .code = ErrorCode::value_not_allowed,
        .arguments = {shortened(key), shortened(value), allowed, std::string(flaw), std::to_string(at + 1)}};
}

/// Splits a substring at the first `sign`. The second result is nullopt if the substring does not contain it.
std::pair<Piece, std::optional<Piece>> divided_at(const Piece& piece, char sign) {
    const std::size_t found = piece.text.find(sign);
    return found == std::string_view::npos
               ? std::pair(piece, std::optional<Piece>())
               : std::pair(piece.part(0, found), std::optional(piece.part(found + 1)));
}

std::vector<Piece> divided_at_each(Piece piece, char sign) {
    std::vector<Piece> pieces;
    for (std::optional<Piece> rest = piece; rest;) {
        const auto [first, after] = divided_at(*rest, sign);
        pieces.push_back(first);
        rest = after;
    }
    return pieces;
}

std::optional<unsigned> digit_of(char letter) {
    const std::size_t found = std::string_view("0123456789ABCDEFabcdef").find(letter);
    return found == std::string_view::npos ? std::nullopt
           : found < 16                    ? std::optional(static_cast<unsigned>(found))
                                           : std::optional(static_cast<unsigned>(found) - 6);
}

/// Whether a character must not be in a place, escaped or not: in a launch file, a line feed would begin another line,
/// and a terminal would obey the others.
bool is_control(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code < 0x20 || code == 0x7F;
}

/// Decodes the escape, such as "%2F", at offset `at`.
Result<char> escaped(const Piece& piece, std::size_t at) {
    const auto high = at + 2 < piece.text.size() ? digit_of(piece.text[at + 1]) : std::nullopt;
    const auto low = high ? digit_of(piece.text[at + 2]) : std::nullopt;
    if (!low) {
        return flawed(place_flaw::bad_escape, piece.at + at, "", "", "%25");
    }
    const auto letter = static_cast<char>(*high * 16 + *low);
    return is_control(letter) ? Result<char>(flawed(place_flaw::not_text, piece.at + at)) : letter;
}

std::string escape_of(char sign) {
    return sign == '?' ? "%3F" : sign == '#' ? "%23" : "%7C";
}

Result<char> plain_character(const Piece& piece, std::size_t at) {
    const char letter = piece.text[at];
    if (letter == '?' || letter == '#' || letter == '|') {
        return flawed(place_flaw::stray, piece.at + at, "", std::string(1, letter), escape_of(letter));
    }
    return is_control(letter) ? Result<char>(flawed(place_flaw::not_text, piece.at + at)) : letter;
}

Result<std::string> decoded(const Piece& piece, std::size_t most) {
    std::string text;
    for (std::size_t at = 0; at < piece.text.size(); ++at) {
        const bool is_escape = piece.text[at] == '%';
        const auto letter = is_escape ? escaped(piece, at) : plain_character(piece, at);
        if (!letter) {
            return letter.error();
        }
        text += *letter;
        at += is_escape ? 2 : 0;
    }
    if (text.size() > most) {
        return flawed(place_flaw::too_long, piece.at, "", "", std::to_string(most));
    }
    return as_utf8(text) == text ? Result<std::string>(text) : flawed(place_flaw::not_text, piece.at);
}

Result<Pair> pair_of(const Piece& piece) {
    const auto [before, after] = divided_at(piece, '=');
    const auto name = decoded(before, longest_place_name);
    if (!name) {
        return name.error();
    }
    if (name->empty()) {
        return flawed(place_flaw::no_name, piece.at);
    }
    Pair pair{.name = *name, .value = {}, .at = piece.at};
    if (after) {
        const auto value = decoded(*after, longest_place_value);
        if (!value) {
            return value.error();
        }
        pair.value = *value;
    }
    return pair;
}

Result<std::vector<Pair>> pairs_of(const std::optional<Piece>& section) {
    std::vector<Pair> pairs;
    if (!section || section->text.empty()) {
        return pairs;
    }
    for (const Piece& piece : divided_at_each(*section, '&')) {
        const auto pair = pair_of(piece);
        if (!pair) {
            return pair.error();
        }
        pairs.push_back(*pair);
        if (pairs.size() > most_place_names) {
            return flawed(place_flaw::too_many, piece.at, "", "", std::to_string(most_place_names));
        }
    }
    return pairs;
}

Error without_value(const Pair& pair) {
    return flawed(place_flaw::no_value, pair.at, pair.name);
}

Error again(const Pair& pair) {
    return flawed(place_flaw::twice, pair.at, pair.name);
}

Status take_number(PlaceRun& run, const Pair& pair) {
    const std::string name = pair.name.substr(number_prefix.size());
    const auto& known = hardware_numbers();
    const auto row = std::ranges::find(known, name, &HardwareNumber::name);
    // Any model can be used, because the allowed range of a number does not depend on other numbers.
    HardwareModel any;
    const Status set = set_hardware(any, name, *pair.value);
    if (row == known.end()) {
        return flawed(place_flaw::unknown, pair.at, pair.name, *pair.value, set.error().arguments[1]);
    }
    if (!set) {
        return flawed(place_flaw::not_allowed, pair.at, pair.name, *pair.value, set.error().arguments[2]);
    }
    return run.numbers.emplace(name, to_text(*row, any.*row->member)).second ? Status() : again(pair);
}

Status take_macro(PlaceRun& run, const Pair& pair) {
    const std::string name = pair.name.substr(macro_prefix.size());
    if (name.empty()) {
        return flawed(place_flaw::no_name, pair.at);
    }
    return run.macros.emplace(name, pair.value).second ? Status() : again(pair);
}

Status take_parameter(PlaceRun& run, const Pair& pair) {
    const bool has_prefix = pair.name.starts_with(parameter_prefix);
    const std::string name = has_prefix ? pair.name.substr(parameter_prefix.size()) : pair.name;
    if (name.empty()) {
        return flawed(place_flaw::no_name, pair.at);
    }
    return run.parameters.emplace(name, *pair.value).second ? Status() : again(pair);
}

Status take_run_pair(PlaceRun& run, const Pair& pair) {
    if (pair.name.starts_with(macro_prefix)) {
        return take_macro(run, pair);
    }
    if (!pair.value) {
        return without_value(pair);
    }
    if (pair.name.starts_with(number_prefix)) {
        return take_number(run, pair);
    }
    const auto keys = place_run_keys();
    const auto key = std::ranges::find(keys, pair.name, &PlaceRunKey::name);
    if (key == keys.end()) {
        return take_parameter(run, pair);
    }
    if (!(run.*key->member).empty()) {
        return again(pair);
    }
    run.*key->member = *pair.value;
    return {};
}

Result<PlaceRun> run_from(const Piece& piece) {
    const auto [before, after] = divided_at(piece, '?');
    const auto what = decoded(before, longest_place_what);
    if (!what) {
        return what.error();
    }
    if (what->empty()) {
        return flawed(place_flaw::no_what, piece.at);
    }
    const auto pairs = pairs_of(after);
    if (!pairs) {
        return pairs.error();
    }
    PlaceRun run{.what = *what};
    for (const Pair& pair : *pairs) {
        if (const Status taken = take_run_pair(run, pair); !taken) {
            return taken.error();
        }
    }
    if (run.hardware == device_preset_name) {
        run.hardware.clear(); // cleared, because the value equals the default
    }
    return run;
}

std::string known_keys() {
    std::vector<std::string> names;
    for (const PlaceKey& key : place_keys()) {
        names.emplace_back(key.name);
    }
    return joined(names);
}

Status take_key(ViewPlace& place, const Pair& pair, const PlaceNames& names) {
    const auto keys = place_keys();
    const auto key = std::ranges::find(keys, pair.name, &PlaceKey::name);
    if (key == keys.end()) {
        return flawed(place_flaw::unknown, pair.at, pair.name, pair.value.value_or(""), known_keys());
    }
    if (!pair.value) {
        return without_value(pair);
    }
    if (is_set(place, *key) && !std::holds_alternative<PlaceTexts>(key->type)) {
        return again(pair);
    }
    return set_value(place, *key, *pair.value, names)
               ? Status()
               : flawed(place_flaw::not_allowed, pair.at, pair.name, *pair.value, allowed_of(*key, names));
}

Status take_runs(ViewPlace& place, const Piece& piece) {
    for (const Piece& each : divided_at_each(piece, '|')) {
        if (place.runs.size() == most_place_runs) {
            return flawed(place_flaw::too_many, each.at, "", "", std::to_string(most_place_runs));
        }
        auto run = run_from(each);
        if (!run) {
            return run.error();
        }
        place.runs.push_back(std::move(*run));
    }
    return {};
}

} // namespace

Result<ViewPlace> place_from(std::string_view text, const PlaceNames& names) {
    if (text.size() > longest_place) {
        return flawed(place_flaw::too_long, 0, "", "", std::to_string(longest_place));
    }
    const auto [runs, look] = divided_at({text, 0}, '#');
    ViewPlace place;
    if (const Status taken = take_runs(place, runs); !taken) {
        return taken.error();
    }
    const auto pairs = pairs_of(look);
    if (!pairs) {
        return pairs.error();
    }
    for (const Pair& pair : *pairs) {
        if (const Status taken = take_key(place, pair, names); !taken) {
            return taken.error();
        }
    }
    return place;
}

} // namespace lockstep
