#include "core/analysis/races/atomic_changes.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace lockstep {
namespace {

/// Returns the last argument of a call if it is an integer literal, such as -1 for atomic_add(c, -1). Returns
/// nothing for a computed argument, because not even its sign is known.
std::optional<std::int64_t> last_number(std::string_view call) {
    const std::size_t comma = call.rfind(',');
    std::string_view text = comma == std::string_view::npos ? "" : call.substr(comma + 1);
    const auto is_of_form = [](char c) {
        return c == ' ' || c == ')' || c == 'u' || c == 'U' || c == 'l' || c == 'L';
    };
    while (!text.empty() && is_of_form(text.back())) {
        text.remove_suffix(1);
    }
    while (text.starts_with(' ') || text.starts_with('(')) {
        text.remove_prefix(1);
    }
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional<std::int64_t>(number)
                                                                    : std::nullopt;
}

} // namespace

AtomicChange change_of(const SiteInfo& site) {
    const std::string_view text = site.text;
    std::string_view name = text.substr(0, text.find('('));
    name.remove_prefix(name.starts_with("atomic_") ? 7 : name.starts_with("atom_") ? 5 : 0);
    if (name == "inc" || name == "dec") {
        return {Change::adds, name == "inc" ? 1 : -1};
    }
    if (name == "xchg" || name == "cmpxchg") {
        return {Change::exchanges, 0};
    }
    const auto number = last_number(text);
    if ((name == "add" || name == "sub") && number) {
        return {Change::adds, name == "add" ? *number : -*number};
    }
    return name == "or" && number == 0 ? AtomicChange{Change::adds, 0} : AtomicChange{};
}

std::int64_t signed_value(std::uint64_t slot, ValueType type) {
    switch (type.scalar) {
    case Scalar::int32:
        return static_cast<std::int32_t>(slot);
    case Scalar::uint32:
        return static_cast<std::uint32_t>(slot);
    default:
        return static_cast<std::int64_t>(slot);
    }
}

} // namespace lockstep
