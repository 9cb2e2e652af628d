#include "app/common/place/place_text.h"

#include <algorithm>
#include <filesystem>

namespace lockstep {
namespace {

/// Whether a string is written as a name or as a value: "=" must be escaped only in a name.
enum class WrittenIn : std::uint8_t { name, value };

bool stays_as_it_is(char letter, WrittenIn place) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') ||
           std::string_view("-._~/,:+@").find(letter) != std::string::npos ||
           (letter == '=' && place == WrittenIn::value);
}

std::string encoded(const std::string& text, WrittenIn place) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char letter : text) {
        if (stays_as_it_is(letter, place)) {
            result += letter;
        } else {
            const auto byte = static_cast<unsigned char>(letter);
            result += {'%', digits[byte / 16U], digits[byte % 16U]};
        }
    }
    return result;
}

/// Builds a section such as "?a=1&b=2", one name and value at a time.
class Section {
public:
    explicit Section(char begin) : sign_(begin) {}

    void add(const std::string& name, const std::optional<std::string>& value) {
        text_ += sign_ + encoded(name, WrittenIn::name);
        if (value) {
            text_ += '=' + encoded(*value, WrittenIn::value);
        }
        sign_ = '&';
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    char sign_;
    std::string text_;
};

bool would_be_something_else(const std::string& parameter) {
    const auto keys = place_run_keys();
    return std::ranges::find(keys, parameter, &PlaceRunKey::name) != keys.end() ||
           parameter.starts_with(macro_prefix) || parameter.starts_with(number_prefix) ||
           parameter.starts_with(parameter_prefix);
}

} // namespace

std::string place_text(const PlaceRun& run) {
    Section section('?');
    for (const auto& [name, value] : run.parameters) {
        section.add(would_be_something_else(name) ? std::string(parameter_prefix) + name : name, value);
    }
    for (const auto& [name, value] : run.macros) {
        section.add(std::string(macro_prefix) + name, value);
    }
    for (const PlaceRunKey& key : place_run_keys()) {
        if (!(run.*key.member).empty()) {
            section.add(key.name, run.*key.member);
        }
    }
    for (const auto& [name, value] : run.numbers) {
        section.add(std::string(number_prefix) + name, value);
    }
    return encoded(run.what, WrittenIn::name) + section.text();
}

std::string place_text(const ViewPlace& place) {
    std::string text;
    for (const PlaceRun& run : place.runs) {
        text += (text.empty() ? "" : "|") + place_text(run);
    }
    Section section('#');
    for (const PlaceKey& key : place_keys()) {
        for (const std::string& value : values_of(place, key)) {
            section.add(key.name, value);
        }
    }
    return text + section.text();
}

bool is_place_text(const std::string& text) {
    std::error_code unreadable;
    return text.find_first_of("?#|%") != std::string::npos && !std::filesystem::exists(text, unreadable);
}

} // namespace lockstep
