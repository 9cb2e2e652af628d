#include "tests/support/mutants/mutate.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace lockstep::test {
namespace {

using nlohmann::json;

json& child_of(json& parent, Chance& chance) {
    return *std::next(parent.begin(), static_cast<std::ptrdiff_t>(pick(chance, parent.size())));
}

/// Descends from the root, choosing each child with equal probability. Stops at a leaf or, if allowed,
/// sometimes earlier.
json& place_in(json& head, Chance& chance, bool may_stop) {
    json* at = &head;
    while (at->is_structured() && !at->empty() && !(may_stop && at != &head && pick(chance, 4) == 0)) {
        at = &child_of(*at, chance);
    }
    return *at;
}

json other_kind(Chance& chance) {
    switch (pick(chance, 7)) {
    case 0:
        return nullptr;
    case 1:
        return true;
    case 2:
        return 0.5;
    case 3:
        return "";
    case 4:
        return json::array();
    case 5:
        return json::object();
    default:
        return -static_cast<std::int64_t>(edgy_number(chance, 1) >> 1);
    }
}

std::string other_text(const std::string& text, Chance& chance) {
    switch (pick(chance, 5)) {
    case 0:
        return "";
    case 1:
        return std::string(pick(chance, 100000), 'x');
    case 2:
        return "\x1b]0;title\a\x1b[2J" + text;
    case 3:
        return text + "\n\t\xE2\x80\xAE" + text + "\"<b>&";
    default:
        return text.substr(pick(chance, text.size()));
    }
}

void change_leaf(json& leaf, Chance& chance) {
    if (pick(chance, 10) == 0) {
        leaf = other_kind(chance);
    } else if (leaf.is_number_integer()) {
        leaf = edgy_number(chance, leaf.get<std::uint64_t>());
    } else if (leaf.is_boolean()) {
        leaf = !leaf.get<bool>();
    } else if (leaf.is_string()) {
        leaf = other_text(leaf.get<std::string>(), chance);
    } else {
        leaf = pick(chance, 2) == 0 ? json(edgy_number(chance, 0)) : json::array();
    }
}

void change_list(json& list, Chance& chance) {
    switch (pick(chance, 6)) {
    case 0:
        list.clear();
        break;
    case 1:
        list.erase(pick(chance, list.size()));
        break;
    case 2:
        list.push_back(child_of(list, chance));
        break;
    case 3: {
        const json one = child_of(list, chance);
        for (std::uint64_t times = pick(chance, 1000); times > 0; --times) {
            list.push_back(one);
        }
        break;
    }
    case 4:
        std::swap(child_of(list, chance), child_of(list, chance));
        break;
    default:
        child_of(list, chance) = child_of(list, chance);
    }
}

void change_structure(json& head, Chance& chance) {
    json& at = place_in(head, chance, true);
    if (at.is_array() && !at.empty()) {
        change_list(at, chance);
    } else if (at.is_object() && !at.empty() && pick(chance, 2) == 0) {
        at.erase(std::next(at.begin(), static_cast<std::ptrdiff_t>(pick(chance, at.size()))));
    } else {
        at = json(place_in(head, chance, true)); // a copy of another value of the description
    }
}

} // namespace

std::uint64_t edgy_number(Chance& chance, std::uint64_t near) {
    switch (pick(chance, 6)) {
    case 0:
        return near + pick(chance, 5) - 2;
    case 1:
        return near * (1 + pick(chance, 8)) / (1 + pick(chance, 8));
    case 2:
        return (std::uint64_t{1} << pick(chance, 64)) - pick(chance, 2);
    case 3:
        return pick(chance, 1000);
    case 4:
        return ~std::uint64_t{0} >> pick(chance, 64);
    default:
        return pick(chance, 8);
    }
}

void mutate_head(json& head, Chance& chance) {
    if (pick(chance, 3) == 0) {
        change_structure(head, chance);
    } else {
        change_leaf(place_in(head, chance, false), chance);
    }
}

} // namespace lockstep::test
