#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// The words and options that were given to a command, proven against its row (app/common/command.h).
class Arguments {
public:
    std::vector<std::string> words;
    std::map<std::string, std::vector<std::string>> options; ///< by name; a flag has an empty value

    [[nodiscard]] bool has(const std::string& option) const;
    /// The last value given; empty where none was.
    [[nodiscard]] std::string value(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> values(const std::string& option) const;
    /// The value of an option of type Number; none where it was not given, or a word in its place.
    [[nodiscard]] std::optional<std::uint64_t> number(const std::string& option) const;
};

/// Splits "name=value". Errors: value_not_allowed.
Result<std::pair<std::string, std::string>> name_and_value(const std::string& option,
                                                           const std::string& text);

} // namespace lockstep
