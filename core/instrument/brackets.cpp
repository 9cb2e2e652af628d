#include "core/instrument/brackets.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace lockstep {
namespace {

constexpr std::string_view openers = "([{";
constexpr std::string_view closers = ")]}";

/// Returns the position after the string or character literal that starts at `at`.
std::size_t past_quoted(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at) {
        at += text[at] == '\\' ? 1 : 0;
    }
    return at;
}

} // namespace

std::optional<std::size_t> first_deep_bracket(std::string_view text) {
    std::array<std::size_t, openers.size()> depth{};
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char each = text[at];
        if (each == '"' || each == '\'') {
            at = past_quoted(text, at);
        } else if (const std::size_t kind = openers.find(each); kind != std::string_view::npos) {
            if (++depth[kind] > most_brackets) {
                return at;
            }
        } else if (const std::size_t closed = closers.find(each); closed != std::string_view::npos) {
            depth[closed] -= std::min<std::size_t>(depth[closed], 1);
        }
    }
    return std::nullopt;
}

const SiteInfo* site_before(std::string_view text, std::size_t at, const std::vector<SiteInfo>& sites) {
    // The characters before the number of a site, as in lk_branch(lk_self, 7u, ...).
    constexpr std::string_view before = "lk_self, ";
    const std::size_t found = text.substr(0, at).rfind(before);
    if (found == std::string_view::npos) {
        return nullptr;
    }
    std::uint32_t site = 0;
    const char* const digits = text.data() + found + before.size();
    const auto read = std::from_chars(digits, text.data() + text.size(), site);
    return read.ec == std::errc() && site < sites.size() ? &sites[site] : nullptr;
}

} // namespace lockstep
