#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// An option of a command: "--set name=value" or, without a value, "--json".
struct OptionInfo {
    std::string name;  ///< with its dashes
    std::string value; ///< what stands after it, for the help; empty: nothing does
    std::string help;
};

/// The words and options of a command line, after the command's name.
class Arguments {
public:
    std::vector<std::string> words;
    std::vector<std::pair<std::string, std::string>>
        options; ///< in the order given; a flag has an empty value

    [[nodiscard]] bool has(const std::string& option) const;
    /// The last value given; empty where none was.
    [[nodiscard]] std::string value(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> values(const std::string& option) const;
};

/// Takes "--name value" and "--name=value"; after "--" all are words.
/// Errors: unknown_option, missing_value.
Result<Arguments> parse_arguments(const std::vector<std::string>& given,
                                  const std::vector<OptionInfo>& known);

/// Splits "name=value". Errors: value_not_allowed.
Result<std::pair<std::string, std::string>> name_and_value(const std::string& option,
                                                           const std::string& text);

} // namespace lockstep
