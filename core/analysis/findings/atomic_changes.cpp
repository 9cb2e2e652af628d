#include "core/analysis/findings/atomic_changes.h"

#include <string_view>

namespace lockstep {
namespace {

enum class Step : std::uint8_t { plus_one, minus_one, other };

/// Of atomic_add(c, -1); of another step the values alone do not tell the direction.
Step step_of(std::string_view call) {
    const std::size_t comma = call.rfind(',');
    std::string_view addend = comma == std::string_view::npos ? "" : call.substr(comma + 1);
    const auto is_of_form = [](char c) {
        return c == ' ' || c == ')' || c == 'u' || c == 'U' || c == 'l' || c == 'L';
    };
    while (!addend.empty() && is_of_form(addend.back())) {
        addend.remove_suffix(1);
    }
    while (addend.starts_with(' ')) {
        addend.remove_prefix(1);
    }
    return addend == "1" ? Step::plus_one : addend == "-1" ? Step::minus_one : Step::other;
}

} // namespace

Change change_of(const SiteInfo& site) {
    const std::string_view text = site.text;
    std::string_view name = text.substr(0, text.find('('));
    name.remove_prefix(name.starts_with("atomic_") ? 7 : name.starts_with("atom_") ? 5 : 0);
    if (name == "inc" || name == "dec") {
        return name == "inc" ? Change::up : Change::down;
    }
    if (name == "xchg" || name == "cmpxchg") {
        return Change::exchange;
    }
    const Step step = name == "add" || name == "sub" ? step_of(text) : Step::other;
    if (step == Step::other) {
        return Change::other;
    }
    return (name == "add") == (step == Step::plus_one) ? Change::up : Change::down;
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
