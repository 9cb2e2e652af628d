#include "core/kernel/option_table.h"

#include "core/kernel/build_options.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lockstep {
namespace {

constexpr std::array standards = {"CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0"};

constexpr KnownFlag flags[] = {
    // options of clBuildProgram in OpenCL 1.0 to 3.0
    {"-cl-std", FlagFor::both, FlagValue::standard},
    {"-cl-single-precision-constant"},
    {"-cl-denorms-are-zero"},
    {"-cl-fp32-correctly-rounded-divide-sqrt"},
    {"-cl-opt-disable"},
    {"-cl-strict-aliasing"},
    {"-cl-uniform-work-group-size"},
    {"-cl-mad-enable"},
    {"-cl-no-signed-zeros"},
    {"-cl-unsafe-math-optimizations"},
    {"-cl-finite-math-only"},
    {"-cl-fast-relaxed-math"},
    {"-cl-kernel-arg-info"},
    {"-cl-no-subgroup-ifp", FlagFor::driver}, // Clang does not know this option
    {"-w", FlagFor::driver},                  // always passed to Clang
    {"-Werror", FlagFor::driver},
    // options of clLinkProgram
    {"-create-library", FlagFor::nobody},
    {"-enable-link-options", FlagFor::nobody},
    // options of one platform's driver; other drivers reject them
    {"-cl-nv-verbose", FlagFor::nvidia},
    {"-cl-nv-maxrregcount", FlagFor::nvidia, FlagValue::number},
    {"-cl-nv-opt-level", FlagFor::nvidia, FlagValue::number},
    {"-cl-intel-greater-than-4GB-buffer-required", FlagFor::intel},
    {"-cl-intel-128-GRF-per-thread", FlagFor::intel},
    {"-cl-intel-256-GRF-per-thread", FlagFor::intel},
    {"-cl-intel-enable-auto-large-GRF-mode", FlagFor::intel},
    {"-cl-intel-no-prera-scheduling", FlagFor::intel},
    // options of AMD's driver: optimisation level, contents of binaries; most other drivers do not know them
    {"-O0", FlagFor::no_optimiser},
    {"-O", FlagFor::nobody},
    {"-O1", FlagFor::nobody},
    {"-O2", FlagFor::nobody},
    {"-O3", FlagFor::nobody},
    {"-g", FlagFor::nobody},
    {"-fbin-exe", FlagFor::nobody},
    {"-fbin-source", FlagFor::nobody},
    {"-fbin-llvmir", FlagFor::nobody},
    {"-fbin-amdil", FlagFor::nobody},
    {"-fno-bin-exe", FlagFor::nobody},
    {"-fno-bin-source", FlagFor::nobody},
    {"-fno-bin-llvmir", FlagFor::nobody},
    {"-fno-bin-amdil", FlagFor::nobody},
};

} // namespace

const KnownFlag* known_flag(std::string_view name) {
    const auto* row = std::ranges::find(flags, name, &KnownFlag::name);
    return row == std::end(flags) ? nullptr : row;
}

bool is_value(FlagValue values, std::string_view text) {
    constexpr std::size_t most_digits = 4;
    switch (values) {
    case FlagValue::standard:
        return std::ranges::find(standards, text) != standards.end();
    case FlagValue::number:
        return !text.empty() && text.size() <= most_digits &&
               text.find_first_not_of("0123456789") == std::string_view::npos;
    case FlagValue::none:
        break;
    }
    return false;
}

std::string known_values(FlagValue values) {
    if (values == FlagValue::number) {
        return "0-9999";
    }
    std::string text;
    for (const char* standard : standards) {
        text += (text.empty() ? "" : ", ") + std::string(standard);
    }
    return text;
}

namespace {

bool parts_options(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace

Result<std::vector<std::string>> option_words(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    bool is_word = false;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '"') {
            word += text[++i];
            is_word = true;
        } else if (text[i] == '"') {
            is_quoted = !is_quoted;
            is_word = true;
        } else if (is_quoted || !parts_options(text[i])) {
            word += text[i];
            is_word = true;
        } else if (is_word) {
            words.push_back(std::move(word));
            word.clear();
            is_word = false;
        }
    }
    if (is_quoted) {
        return Error{.code = ErrorCode::build_option_refused,
                     .arguments = {std::string(option_flaw::open_quote), word}};
    }
    if (is_word) {
        words.push_back(std::move(word));
    }
    return words;
}

std::string quoted_option(const std::string& word) {
    // Backslashes at the end are doubled; otherwise, the last one would escape the closing quote.
    const std::size_t end = word.find_last_not_of('\\') + 1;
    std::string text;
    for (const char c : word.substr(0, end)) {
        text += c == '"' ? "\\\"" : std::string(1, c);
    }
    const bool is_one_word = !word.empty() && std::ranges::none_of(word, parts_options);
    return (is_one_word ? text : '"' + text + '"') + word.substr(end);
}

} // namespace lockstep
