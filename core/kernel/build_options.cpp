#include "core/kernel/build_options.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>

namespace lockstep {
namespace {

bool is_preprocessor_option(const std::string& option) {
    return option.size() >= 2 && option[0] == '-' &&
           (option[1] == 'D' || option[1] == 'U' || option[1] == 'I');
}

/// "-D NAME": the name is a part of its own.
bool is_in_two_parts(const std::string& option) {
    return option.size() == 2;
}

std::string first_line(const std::string& text) {
    return text.substr(0, text.find_first_of("\r\n"));
}

/// "N=256" as a line; a name alone is 1.
std::string definition_line(const std::string& definition) {
    const std::size_t equals = definition.find('=');
    return "#define " + definition.substr(0, equals) + " " +
           (equals == std::string::npos ? "1" : definition.substr(equals + 1)) + "\n";
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

std::string with_default_standard(const std::string& options) {
    const std::vector<std::string> parts = split_options(options);
    const bool names_one =
        std::ranges::any_of(parts, [](const std::string& part) { return part.starts_with("-cl-std="); });
    return names_one ? options : "-cl-std=CL1.2 " + options;
}

std::string with_folders_beside(const std::string& options, const std::string& folder) {
    const std::vector<std::string> parts = split_options(options);
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::string part = parts[i];
        if (part == "-I" && i + 1 < parts.size()) {
            part += parts[++i];
        }
        if (part.starts_with("-I") && part.size() > 2) {
            part =
                "-I" + (std::filesystem::path(folder) / part.substr(2)).string(); // of absolute ones itself
        }
        const bool has_blank = part.find_first_of(" \t\n") != std::string::npos;
        text += (text.empty() ? "" : " ") + (has_blank ? '"' + part + '"' : part);
    }
    return text;
}

std::string driver_options(const std::string& options) {
    const std::vector<std::string> parts = split_options(with_default_standard(options));
    std::string kept;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (is_preprocessor_option(parts[i])) {
            i += is_in_two_parts(parts[i]) ? 1 : 0;
            continue;
        }
        kept += (kept.empty() ? "" : " ") + parts[i];
    }
    return kept;
}

std::string definitions_text(const std::string& options) {
    const std::vector<std::string> parts = split_options(options);
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!is_preprocessor_option(parts[i])) {
            continue;
        }
        const char kind = parts[i][1];
        const std::string what = !is_in_two_parts(parts[i]) ? parts[i].substr(2)
                                 : i + 1 < parts.size()     ? parts[++i]
                                                            : "";
        if (!what.empty() && kind != 'I') {
            text += kind == 'U' ? "#undef " + first_line(what) + "\n" : definition_line(first_line(what));
        }
    }
    return text;
}

} // namespace lockstep
