#include "app/common/language_option.h"

#include "app/words/language/language.h"
#include "app/words/translatable.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace lockstep {
namespace {

constexpr std::string_view option_name = "--language";
constexpr std::string_view joined_name = "--language=";

bool is_language_option(const std::string& argument) {
    return argument == option_name || argument.starts_with(joined_name);
}

/// Returns the value of the option at this place of the command line; nullopt if it is missing.
std::optional<std::string> value_at(const std::vector<std::string>& given, std::size_t place) {
    if (given[place] != option_name) {
        return given[place].substr(joined_name.size());
    }
    return place + 1 < given.size() ? std::optional(given[place + 1]) : std::nullopt;
}

} // namespace

Option language_option() {
    return {std::string(option_name), Choice{"CODE", language_codes()},
            Phrase(option_context,
                   QT_TRANSLATE_NOOP("Options", "the language of the texts: %1; default: the language of the "
                                                "environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)"),
                   {joined(language_codes())})};
}

std::vector<Command> with_language(std::vector<Command> commands) {
    for (Command& command : commands) {
        if (std::ranges::find(command.options, option_name, &Option::name) == command.options.end()) {
            command.options.push_back(language_option());
        }
    }
    return commands;
}

std::string chosen_language(const std::vector<std::string>& given) {
    const std::vector<std::string> codes = language_codes();
    for (std::size_t i = 0; i < given.size() && given[i] != "--"; ++i) {
        const auto value = is_language_option(given[i]) ? value_at(given, i) : std::nullopt;
        if (value && std::ranges::find(codes, *value) != codes.end()) {
            return *value;
        }
    }
    return language_of_environment([](const char* name) { return std::getenv(name); });
}

Result<std::vector<std::string>> without_language(std::vector<std::string> given) {
    if (given.empty() || !is_language_option(given.front())) {
        return given;
    }
    const auto value = value_at(given, 0);
    if (!value) {
        return Error{.code = ErrorCode::missing_value, .arguments = {std::string(option_name)}};
    }
    const std::vector<std::string> codes = language_codes();
    if (std::ranges::find(codes, *value) == codes.end()) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {std::string(option_name), *value, joined(codes)}};
    }
    given.erase(given.begin(), given.begin() + (given.front() == option_name ? 2 : 1));
    return given;
}

} // namespace lockstep
