#include "core/kernel/launch.h"

namespace lockstep {

namespace {

/// Removes blanks, line breaks, backslashes, "?" and "/", so that words are joined that were split across
/// lines by a backslash (or the trigraph for it) at the end of a line.
std::string without_blanks_and_continuations(std::string text) {
    std::erase_if(text, [](char c) {
        return c == '\\' || c == '?' || c == '/' || c == ' ' || (c >= '\t' && c <= '\r');
    });
    return text;
}

bool holds_include(const std::string& text) {
    return text.find("include") != std::string::npos || text.find("import") != std::string::npos;
}

} // namespace

bool mentions_includes(const KernelSource& source) {
    return holds_include(without_blanks_and_continuations(source.text));
}

bool has_branches_or_includes(const KernelSource& source) {
    const std::string text = without_blanks_and_continuations(source.text);
    return holds_include(text) || text.find("endif") != std::string::npos;
}

std::uint64_t items_per_group(const NdRange& range) {
    return range.local[0] * range.local[1] * range.local[2];
}

std::uint64_t item_count(const NdRange& range) {
    return range.global[0] * range.global[1] * range.global[2];
}

std::array<std::uint64_t, 3> groups_in(const NdRange& range) {
    return {range.global[0] / range.local[0], range.global[1] / range.local[1],
            range.global[2] / range.local[2]};
}

std::uint64_t group_count(const NdRange& range) {
    const auto groups = groups_in(range);
    return groups[0] * groups[1] * groups[2];
}

} // namespace lockstep
