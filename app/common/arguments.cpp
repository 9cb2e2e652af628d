#include "app/common/arguments.h"

#include "core/base/whole_number.h"

namespace lockstep {

bool Arguments::has(const std::string& option) const {
    return options.contains(option);
}

std::vector<std::string> Arguments::values(const std::string& option) const {
    const auto found = options.find(option);
    return found == options.end() ? std::vector<std::string>() : found->second;
}

std::string Arguments::value(const std::string& option) const {
    const auto all = values(option);
    return all.empty() ? "" : all.back();
}

std::optional<std::uint64_t> Arguments::number(const std::string& option) const {
    const auto number = whole_number(value(option));
    return number ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
}

Result<std::pair<std::string, std::string>> name_and_value(const std::string& option,
                                                           const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        return Error{.code = ErrorCode::value_not_allowed, .arguments = {option, text, "name=value"}};
    }
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

} // namespace lockstep
