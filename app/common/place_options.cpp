#include "app/common/run_options.h"

#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "core/base/coded_text.h"
#include "core/base/nearest.h"

#include <algorithm>

namespace lockstep {
namespace {

Option option_of(const PlaceKey& key, const PlaceNames& names) {
    const Phrase help(option_context, key.words);
    if (const auto* name = std::get_if<PlaceName>(&key.type)) {
        const auto& known = names.*name->names;
        if (known.empty()) { // any name
            return {key.option, Text{key.value}, help};
        }
        return {key.option, Choice{key.value, known},
                Phrase(option_context, QT_TRANSLATE_NOOP("Options", "%1: %2"), {help, joined(known)})};
    }
    if (const auto* number = std::get_if<PlaceNumber>(&key.type)) {
        return {key.option, Number{.name = key.value, .least = number->least, .most = number->most}, help};
    }
    return {key.option, Text{key.value}, help};
}

/// Adds the runs and the keys in a positional argument to the place. The argument may be the text form of a
/// place.
Status add_word(ViewPlace& place, const std::string& word, const Arguments& arguments,
                const PlaceNames& names) {
    auto own = is_place_text(word) ? place_from(word, names) : ViewPlace{.runs = {PlaceRun{.what = word}}};
    if (!own) {
        return own.error();
    }
    for (PlaceRun& run : own->runs) {
        auto changed = place_run_of(std::move(run), arguments);
        if (!changed) {
            return changed.error();
        }
        place.runs.push_back(std::move(*changed));
    }
    for (const PlaceKey& key : place_keys()) {
        if (is_set(*own, key)) {
            take_over(place, *own, key);
        }
    }
    return {};
}

Status set_option(ViewPlace& place, const PlaceKey& key, const Arguments& arguments,
                  const PlaceNames& names) {
    if (arguments.has(key.option)) {
        unset(place, key);
    }
    for (const std::string& value : arguments.values(key.option)) {
        if (!set_value(place, key, value, names)) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {key.option, value, allowed_of(key, names)}};
        }
    }
    return {};
}

void add_option(std::vector<std::string>& words, const std::string& option, const std::string& value) {
    words.push_back(option);
    words.push_back(value);
}

void add_options_of(std::vector<std::string>& words, const PlaceRun& run) {
    for (const auto& [name, value] : run.parameters) {
        add_option(words, "--set", name + "=" + value);
    }
    for (const auto& [name, value] : run.macros) {
        add_option(words, "-D", value ? name + "=" + *value : name);
    }
    for (const PlaceRunKey& key : place_run_keys()) {
        if (!(run.*key.member).empty()) {
            add_option(words, std::string("--") + key.name, run.*key.member);
        }
    }
    for (const auto& [name, value] : run.numbers) {
        add_option(words, "--hw", name + "=" + value);
    }
}

bool differ_in_name_alone(const PlaceRun& one, PlaceRun other) {
    other.what = one.what;
    return one == other;
}

} // namespace

std::vector<Option> place_options(const PlaceNames& names) {
    std::vector<Option> options;
    for (const PlaceKey& key : place_keys()) {
        options.push_back(option_of(key, names));
    }
    return options;
}

Result<ViewPlace> place_of(const Arguments& arguments, const PlaceNames& names) {
    ViewPlace place;
    for (const std::string& word : arguments.words) {
        if (const Status added = add_word(place, word, arguments, names); !added) {
            return added.error();
        }
    }
    if (place.runs.size() > most_place_runs) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"WHAT", coded(allowed::several_runs, {std::to_string(place.runs.size())}),
                                   allowed_numbers(1, most_place_runs, "")}};
    }
    for (const PlaceKey& key : place_keys()) {
        if (const Status set = set_option(place, key, arguments, names); !set) {
            return set.error();
        }
    }
    return place;
}

std::vector<std::string> command_words(const ViewPlace& place) {
    std::vector<std::string> words;
    const bool has_options = std::ranges::all_of(
        place.runs, [&place](const PlaceRun& run) { return differ_in_name_alone(place.runs.front(), run); });
    for (const PlaceRun& run : place.runs) {
        const bool is_read_back = !is_place_text(run.what);
        words.push_back(!has_options   ? place_text(run)
                        : is_read_back ? run.what
                                       : place_text(PlaceRun{.what = run.what}));
    }
    if (has_options) {
        add_options_of(words, place.runs.front());
    }
    for (const PlaceKey& key : place_keys()) {
        for (const std::string& value : values_of(place, key)) {
            add_option(words, key.option, value);
        }
    }
    return words;
}

} // namespace lockstep
