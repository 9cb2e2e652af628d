#include "core/base/coded_text.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr char separator = '\x1F'; // the unit separator of ASCII, which names of files and parameters lack

} // namespace

std::string coded(std::string_view code, const std::vector<std::string>& values) {
    std::string text = separator + std::string(code);
    for (const std::string& value : values) {
        text += separator + value;
    }
    return text;
}

std::optional<CodedText> decoded_text(std::string_view argument) {
    if (!argument.starts_with(separator)) {
        return std::nullopt;
    }
    CodedText text;
    std::size_t begin = 1;
    for (bool is_code = true; begin <= argument.size(); is_code = false) {
        const std::size_t end = std::min(argument.find(separator, begin), argument.size());
        std::string part(argument.substr(begin, end - begin));
        if (is_code) {
            text.code = std::move(part);
        } else {
            text.values.push_back(std::move(part));
        }
        begin = end + 1;
    }
    return text;
}

} // namespace lockstep
