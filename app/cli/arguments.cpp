#include "app/cli/arguments.h"

#include <algorithm>

namespace lockstep {
namespace {

/// "--name=value" as its two parts; none where the argument has no '='.
std::pair<std::string, std::string> split(const std::string& argument, bool& has_value) {
    const std::size_t equals = argument.find('=');
    has_value = equals != std::string::npos;
    return has_value ? std::pair(argument.substr(0, equals), argument.substr(equals + 1))
                     : std::pair(argument, std::string());
}

} // namespace

bool Arguments::has(const std::string& option) const {
    return std::ranges::find(options, option, &std::pair<std::string, std::string>::first) != options.end();
}

std::vector<std::string> Arguments::values(const std::string& option) const {
    std::vector<std::string> all;
    for (const auto& [name, given] : options) {
        if (name == option) {
            all.push_back(given);
        }
    }
    return all;
}

std::string Arguments::value(const std::string& option) const {
    const auto all = values(option);
    return all.empty() ? "" : all.back();
}

Result<Arguments> parse_arguments(const std::vector<std::string>& given,
                                  const std::vector<OptionInfo>& known) {
    Arguments arguments;
    for (auto at = given.begin(); at != given.end(); ++at) {
        if (*at == "--") {
            arguments.words.insert(arguments.words.end(), at + 1, given.end());
            break;
        }
        if (!at->starts_with('-') || *at == "-") {
            arguments.words.push_back(*at);
            continue;
        }
        bool has_value = false;
        auto [name, value] = split(*at, has_value);
        const auto option = std::ranges::find(known, name, &OptionInfo::name);
        if (option == known.end() || (has_value && option->value.empty())) {
            return Error{.code = ErrorCode::unknown_option, .arguments = {*at}};
        }
        if (!option->value.empty() && !has_value) {
            if (at + 1 == given.end()) {
                return Error{.code = ErrorCode::missing_value, .arguments = {name}};
            }
            value = *++at;
        }
        arguments.options.emplace_back(name, value);
    }
    return arguments;
}

Result<std::pair<std::string, std::string>> name_and_value(const std::string& option,
                                                           const std::string& text) {
    bool has_value = false;
    auto pair = split(text, has_value);
    if (!has_value || pair.first.empty()) {
        return Error{.code = ErrorCode::value_not_allowed, .arguments = {option, text, "name=value"}};
    }
    return pair;
}

} // namespace lockstep
