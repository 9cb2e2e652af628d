#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// The positional arguments and options given to a command, validated against its table row
/// (app/common/command.h).
class Arguments {
public:
    std::vector<std::string> words;
    /// The values of each option, by option name. A flag has one empty value.
    std::map<std::string, std::vector<std::string>> options;

    [[nodiscard]] bool has(const std::string& option) const;
    /// Returns the last value given for an option; empty if the option was not given.
    [[nodiscard]] std::string value(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> values(const std::string& option) const;
    /// Returns the value of an option of type Number; nullopt if it was not given, or if it is a keyword such
    /// as "all".
    [[nodiscard]] std::optional<std::uint64_t> number(const std::string& option) const;
};

/// Splits "name=value". Errors: value_not_allowed.
Result<std::pair<std::string, std::string>> name_and_value(const std::string& option,
                                                           const std::string& text);

} // namespace lockstep
