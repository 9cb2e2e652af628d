#include "core/instrument/build_options.h"

#include <cstddef>

namespace lockstep {
namespace {

bool is_preprocessor_option(const std::string& option) {
    return option.size() >= 2 && option[0] == '-' &&
           (option[1] == 'D' || option[1] == 'U' || option[1] == 'I');
}

} // namespace

std::vector<std::string> split_options(const std::string& options) {
    std::vector<std::string> parts;
    std::string part;
    bool quoted = false;
    for (const char c : options) {
        if (c == '"') {
            quoted = !quoted;
        } else if ((c == ' ' || c == '\t' || c == '\n') && !quoted) {
            if (!part.empty()) {
                parts.push_back(std::move(part));
                part.clear();
            }
        } else {
            part += c;
        }
    }
    if (!part.empty()) {
        parts.push_back(std::move(part));
    }
    return parts;
}

std::string without_preprocessor_options(const std::string& options) {
    const std::vector<std::string> parts = split_options(options);
    std::string kept;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (is_preprocessor_option(parts[i])) {
            i += parts[i].size() == 2 ? 1 : 0; // "-D NAME": the name is a part of its own
            continue;
        }
        kept += (kept.empty() ? "" : " ") + parts[i];
    }
    return kept;
}

std::string with_default_standard(const std::string& options) {
    return options.find("-cl-std=") != std::string::npos ? options : "-cl-std=CL1.2 " + options;
}

} // namespace lockstep
