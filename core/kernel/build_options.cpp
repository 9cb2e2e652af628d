#include "core/kernel/build_options.h"

#include "core/kernel/option_table.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>

namespace lockstep {
namespace {

using Kind = BuildOption::Kind;

constexpr std::size_t longest_options = std::size_t{64} << 10;
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_";
constexpr std::string_view digits = "0123456789";

Error option_refused(std::string_view flaw, const std::string& option, std::string known = "") {
    constexpr std::size_t shown = 200; // number of bytes shown in messages; an option may be much longer
    return {.code = ErrorCode::build_option_refused,
            .arguments = {std::string(flaw), option.substr(0, shown), std::move(known)}};
}

bool belongs_to_name(char c) {
    return letters.find(c) != std::string_view::npos || digits.find(c) != std::string_view::npos;
}

bool is_name(std::string_view text) {
    return !text.empty() && digits.find(text[0]) == std::string_view::npos &&
           std::ranges::all_of(text, belongs_to_name);
}

/// Whether the text is a macro name, optionally with parameters: "OP" or "OP(a, b)".
bool is_macro(std::string_view text) {
    const std::size_t open = text.find('(');
    if (open == std::string_view::npos) {
        return is_name(text);
    }
    const std::string_view parameters = text.substr(open + 1);
    const bool is_closed = parameters.ends_with(')');
    const auto belongs = [](char c) { return belongs_to_name(c) || c == ',' || c == ' ' || c == '.'; };
    return is_name(text.substr(0, open)) && is_closed &&
           std::ranges::all_of(parameters.substr(0, parameters.size() - 1), belongs);
}

/// Whether the value of a macro would extend to the following lines: it contains an open comment, or ends
/// with a backslash or the trigraph for it.
bool is_open(std::string_view value) {
    const std::size_t last = value.find_last_not_of(" \t");
    return value.find("/*") != std::string_view::npos || value.find("?\?/") != std::string_view::npos ||
           (last != std::string_view::npos && value[last] == '\\');
}

Result<BuildOption> definition(const std::string& text, const std::string& option) {
    const std::string line = text.substr(0, text.find_first_of("\r\n"));
    const std::size_t equals = line.find('=');
    BuildOption made{Kind::define, line.substr(0, equals),
                     equals == std::string::npos ? std::nullopt : std::optional(line.substr(equals + 1))};
    if (!is_macro(made.name)) {
        return option_refused(option_flaw::bad_name, option);
    }
    if (made.value && is_open(*made.value)) {
        return option_refused(option_flaw::open_text, option);
    }
    return made;
}

/// Parses -D, -U and -I with their values.
Result<BuildOption> preprocessor_option(const std::string& word, const std::string& what) {
    if (what.empty()) {
        return option_refused(option_flaw::no_value, word.substr(0, 2));
    }
    const std::string option = word.substr(0, 2) + what;
    switch (word[1]) {
    case 'D':
        return definition(what, option);
    case 'U':
        return is_name(what) ? Result<BuildOption>(BuildOption{Kind::undefine, what})
                             : option_refused(option_flaw::bad_name, option);
    default:
        return what.find_first_of("\t\n\v\f\r") == std::string::npos
                   ? Result<BuildOption>(BuildOption{Kind::folder, what})
                   : option_refused(option_flaw::control, option);
    }
}

/// Whether the word is a warning flag: "-Wall", "-Wno-unused=2". Words with a comma are excluded, because
/// they pass options to other programs: "-Wl,...".
bool is_warning(std::string_view word) {
    return word.starts_with("-W") && word.size() > 2 && std::ranges::all_of(word.substr(2), [](char c) {
               return belongs_to_name(c) || c == '-' || c == '+' || c == '=';
           });
}

/// Parses the words of an options string into build options.
class OptionReader {
public:
    explicit OptionReader(std::vector<std::string> words) : words_(std::move(words)) {}

    Result<BuildOptions> all() {
        BuildOptions options;
        while (at_ < words_.size()) {
            Result<BuildOption> option = next();
            if (!option) {
                return option.error();
            }
            options.push_back(std::move(*option));
        }
        return options;
    }

private:
    /// Returns the next word; empty at the end. An option may consist of two words.
    std::string take() { return at_ < words_.size() ? words_[at_++] : ""; }

    Result<BuildOption> next() {
        const std::string word = take();
        if (word.size() >= 2 && word[0] == '-' && (word[1] == 'D' || word[1] == 'U' || word[1] == 'I')) {
            return preprocessor_option(word, word.size() == 2 ? take() : word.substr(2));
        }
        return flag(word);
    }

    Result<BuildOption> flag(const std::string& word) {
        const std::size_t equals = word.find('=');
        const KnownFlag* known = known_flag(word.substr(0, equals));
        const bool has_value = known != nullptr && known->value != FlagValue::none;
        if (!has_value) {
            const bool passes = (known != nullptr && equals == std::string::npos) || is_warning(word);
            return passes ? Result<BuildOption>(BuildOption{Kind::flag, word})
                          : option_refused(option_flaw::unknown, word);
        }
        const bool is_apart = equals == std::string::npos && known->value == FlagValue::number;
        const std::string behind = equals == std::string::npos ? "" : word.substr(equals + 1);
        const std::string value = is_apart ? take() : behind;
        return is_value(known->value, value)
                   ? Result<BuildOption>(BuildOption{Kind::flag, std::string(known->name) + "=" + value})
                   : option_refused(option_flaw::bad_value, word, known_values(known->value));
    }

    std::vector<std::string> words_;
    std::size_t at_ = 0;
};

/// Returns the option as one word.
std::string written(const BuildOption& option) {
    switch (option.kind) {
    case Kind::define:
        return "-D" + option.name + (option.value ? "=" + *option.value : "");
    case Kind::undefine:
        return "-U" + option.name;
    case Kind::folder:
        return "-I" + option.name;
    case Kind::flag:
        break;
    }
    return option.name;
}

/// Returns the table row of a flag; null for other options and for warnings.
const KnownFlag* row_of_flag(const BuildOption& option) {
    const std::size_t equals = option.name.find('=');
    const KnownFlag* row = option.kind == Kind::flag ? known_flag(option.name.substr(0, equals)) : nullptr;
    const bool is_whole = row != nullptr && (row->value != FlagValue::none) == (equals != std::string::npos);
    return is_whole ? row : nullptr;
}

bool is_standard(const BuildOption& option) {
    return option.kind == Kind::flag && option.name.starts_with("-cl-std=");
}

/// Returns the flag in the form for a driver; empty if it is not passed to this driver.
std::string for_driver(const KnownFlag& known, const std::string& flag, std::string_view platform) {
    switch (known.receiver) {
    case FlagFor::both:
    case FlagFor::driver:
        return flag;
    case FlagFor::nvidia:
        return platform.find("NVIDIA") != std::string_view::npos ? flag : "";
    case FlagFor::intel:
        return platform.find("Intel") != std::string_view::npos ? flag : "";
    case FlagFor::no_optimiser:
        return "-cl-opt-disable";
    case FlagFor::nobody:
        break;
    }
    return "";
}

} // namespace

Result<BuildOptions> build_options_from(const std::string& text) {
    if (text.size() > longest_options) {
        return option_refused(option_flaw::too_long, text, std::to_string(longest_options));
    }
    const auto is_control = [](char c) {
        return (c >= 0 && c < ' ' && (c < '\t' || c > '\r')) || c == '\x7f';
    };
    if (std::ranges::any_of(text, is_control)) {
        return option_refused(option_flaw::control, text);
    }
    Result<std::vector<std::string>> words = option_words(text);
    return words ? OptionReader(std::move(*words)).all() : words.error();
}

std::string options_text(const BuildOptions& options) {
    std::string text;
    for (const BuildOption& option : options) {
        text += (text.empty() ? "" : " ") + quoted_option(written(option));
    }
    return text;
}

std::string with_folders_beside(const std::string& options, const std::string& folder) {
    Result<BuildOptions> known = build_options_from(options);
    if (!known) {
        return options;
    }
    for (BuildOption& option : *known) {
        if (option.kind == Kind::folder) {
            // operator/ returns an absolute path unchanged.
            option.name = (std::filesystem::path(folder) / option.name).string();
        }
    }
    return options_text(*known);
}

std::string standard_option(const BuildOptions& options) {
    const auto last = std::ranges::find_if(options.rbegin(), options.rend(), is_standard);
    return last == options.rend() ? "-cl-std=CL1.2" : last->name;
}

bool has_flag(const BuildOptions& options, std::string_view flag) {
    return std::ranges::any_of(options, [flag](const BuildOption& option) {
        return option.kind == Kind::flag && option.name == flag;
    });
}

std::vector<std::string> clang_options(const BuildOptions& options) {
    std::vector<std::string> words = {standard_option(options)};
    for (const BuildOption& option : options) {
        const KnownFlag* known = row_of_flag(option);
        const bool is_for_clang =
            known != nullptr && known->receiver == FlagFor::both && !is_standard(option);
        if (option.kind != Kind::flag || is_for_clang) {
            words.push_back(written(option));
        }
    }
    return words;
}

std::string driver_options(const std::string& options, std::string_view platform) {
    const Result<BuildOptions> known = build_options_from(options);
    std::string text = standard_option(known ? *known : BuildOptions());
    for (const BuildOption& option : known ? *known : BuildOptions()) {
        const KnownFlag* row = is_standard(option) ? nullptr : row_of_flag(option);
        const std::string given = row != nullptr ? for_driver(*row, option.name, platform) : "";
        text += (given.empty() ? "" : " ") + given;
    }
    return text;
}

std::string definitions_text(const std::string& options) {
    const Result<BuildOptions> known = build_options_from(options);
    std::string text;
    for (const BuildOption& option : known ? *known : BuildOptions()) {
        if (option.kind == Kind::define) {
            text += "#define " + option.name + " " + option.value.value_or("1") + "\n";
        } else if (option.kind == Kind::undefine) {
            text += "#undef " + option.name + "\n";
        }
    }
    return text;
}

} // namespace lockstep
