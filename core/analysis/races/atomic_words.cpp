#include "core/analysis/races/atomic_words.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

using Operations = std::span<const AtomicOperation>;

const SiteInfo& site_of(const Program& program, const AtomicOperation& operation) {
    return program.sites[operation.site];
}

/// Returns the bits of a returned value as a number without a sign.
std::uint64_t unsigned_value(std::uint64_t slot, ValueType type) {
    return size_bytes(type) < sizeof(slot) ? slot & ((std::uint64_t{1} << (8 * size_bytes(type))) - 1) : slot;
}

bool is_without_sign(ValueType type) {
    return type.scalar == Scalar::uint32 || type.scalar == Scalar::uint64;
}

/// Whether an operation with this operand leaves the word as it found it, as atomic_max(c, 0) does if c is not
/// negative.
bool keeps(Change change, std::int64_t operand, std::uint64_t returned, ValueType type) {
    const std::uint64_t bits = unsigned_value(returned, type);
    const std::uint64_t other = unsigned_value(static_cast<std::uint64_t>(operand), type);
    const std::int64_t value = signed_value(returned, type);
    switch (change) {
    case Change::sets:
        return (bits | other) == bits;
    case Change::clears:
        return (bits & other) == bits;
    case Change::raises:
        return is_without_sign(type) ? other <= bits : operand <= value;
    case Change::lowers:
        return is_without_sign(type) ? other >= bits : operand >= value;
    default:
        return false;
    }
}

/// Returns how an operation changed its word. If it left the word as it was, it only reads.
AtomicChange change_of(const Program& program, const AtomicOperation& operation) {
    const SiteInfo& site = site_of(program, operation);
    const AtomicChange change = change_of(site);
    return change.operand && keeps(change.change, *change.operand, operation.returned, site.type)
               ? AtomicChange{Change::adds, 0}
               : change;
}

bool is_of_several_items(Operations operations) {
    return std::ranges::any_of(operations, [&](const AtomicOperation& operation) {
        return operation.at.item != operations.front().at.item;
    });
}

/// Returns the order of the operations if the word is a counter that only increases or only decreases;
/// nothing otherwise.
std::optional<AtomicWord> counter(const Program& program, Operations operations) {
    struct Counted {
        std::int64_t value = 0;
        std::int64_t step = 0;
        const AtomicOperation* operation = nullptr;
    };
    std::vector<Counted> counted;
    std::int64_t sign = 0;
    for (const AtomicOperation& operation : operations) {
        const AtomicChange change = change_of(program, operation);
        const std::int64_t its_sign = change.step > 0 ? 1 : change.step < 0 ? -1 : 0;
        if (change.change != Change::adds || sign * its_sign < 0) {
            return std::nullopt;
        }
        sign = sign == 0 ? its_sign : sign;
        counted.push_back(
            {signed_value(operation.returned, site_of(program, operation).type), change.step, &operation});
    }
    // If a read and a change returned the same value, the read came first.
    std::ranges::stable_sort(counted, [&](const Counted& a, const Counted& b) {
        return a.value != b.value ? (a.value < b.value) == (sign > 0) : a.step == 0 && b.step != 0;
    });
    AtomicWord word;
    std::int64_t changes = 0;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        // The sum may wrap around, as the counter does.
        const auto next =
            static_cast<std::uint64_t>(counted[i].value) + static_cast<std::uint64_t>(counted[i].step);
        if (i + 1 < counted.size() && static_cast<std::uint64_t>(counted[i + 1].value) != next) {
            return std::nullopt;
        }
        const bool reads = counted[i].step == 0;
        word.ranked.push_back({*counted[i].operation, reads ? 2 * changes - 1 : 2 * changes});
        changes += reads ? 0 : 1;
    }
    return sign == 0 ? std::nullopt : std::optional(std::move(word));
}

std::optional<AtomicWord> flag(const Program& program, Operations operations) {
    const auto is_change = [&](const AtomicOperation& operation) {
        return !change_of(program, operation).reads();
    };
    const auto change = std::ranges::find_if(operations, is_change);
    if (std::ranges::count_if(operations, is_change) != 1) {
        return std::nullopt;
    }
    AtomicWord word;
    for (const AtomicOperation& operation : operations) {
        const std::int64_t side = operation.returned == change->returned ? -1 : 1;
        word.ranked.push_back({operation, is_change(operation) ? 0 : side});
    }
    std::ranges::stable_sort(word.ranked, {}, &RankedOperation::rank);
    // If every read returned the old value, the change may have stored the value that the word already had,
    // so the order is unknown.
    return word.ranked.back().rank > 0 ? std::optional(std::move(word)) : std::nullopt;
}

/// Returns 1 if the operation can only increase its word, -1 if it can only decrease it, and 0 if it reads; nothing if
/// it can do both.
std::optional<int> direction(const AtomicChange& change) {
    switch (change.change) {
    case Change::adds:
        return change.step > 0 ? 1 : change.step < 0 ? -1 : 0;
    case Change::raises_by:
    case Change::sets:
    case Change::raises:
        return 1;
    case Change::lowers_by:
    case Change::clears:
    case Change::lowers:
        return -1;
    default:
        return std::nullopt;
    }
}

/// An operation on a word that only rises, or only falls.
struct Risen {
    std::uint64_t value = 0; ///< returned
    bool reads = false;
    const AtomicOperation* operation = nullptr;
};

/// Returns the operations by their returned values, in the order of time; empty if the word can rise and fall. With
/// additions and comparisons, the numbers must not reach the bit of the sign, so that they cannot wrap around.
std::vector<Risen> risen(const Program& program, Operations operations) {
    std::vector<Risen> all;
    int sign = 0;
    bool has_numbers = false;
    bool has_high_bit = false;
    for (const AtomicOperation& operation : operations) {
        const ValueType type = site_of(program, operation).type;
        const AtomicChange change = change_of(program, operation);
        const std::optional<int> its_sign = direction(change);
        if (!its_sign || sign * *its_sign < 0) {
            return {};
        }
        const std::uint64_t value = unsigned_value(operation.returned, type);
        has_numbers |= !change.reads() && change.change != Change::sets && change.change != Change::clears;
        has_high_bit |= value >> (8 * size_bytes(type) - 1) != 0;
        sign = sign == 0 ? *its_sign : sign;
        all.push_back({value, change.reads(), &operation});
    }
    if (sign == 0 || (has_numbers && has_high_bit)) {
        return {};
    }
    std::ranges::stable_sort(all, [sign](const Risen& a, const Risen& b) {
        return sign > 0 ? a.value < b.value : b.value < a.value;
    });
    return all;
}

/// Returns the order of the operations if the word only rises, or only falls. Of the operations that returned one
/// value, the last one changed the word. It is known if only one of them can have changed it; otherwise, their order is
/// unknown.
std::optional<AtomicWord> rising(const Program& program, Operations operations) {
    const std::vector<Risen> all = risen(program, operations);
    if (all.empty() || all.front().value == all.back().value) {
        return std::nullopt;
    }
    AtomicWord word;
    std::int64_t values = 0;
    for (auto first = all.begin(); first != all.end(); ++values) {
        const auto end =
            std::find_if(first, all.end(), [&](const Risen& one) { return one.value != first->value; });
        const bool is_known =
            end - first == 1 ||
            (end != all.end() && std::count_if(first, end, [](const Risen& one) { return !one.reads; }) == 1);
        for (auto one = first; one != end; ++one) {
            if (one->reads || !is_known) {
                word.ranked.push_back({*one->operation, 2 * values - 1});
            }
        }
        for (auto one = first; is_known && one != end; ++one) {
            if (!one->reads) {
                word.ranked.push_back({*one->operation, 2 * values});
            }
        }
        first = end;
    }
    return word;
}

/// Adds the intervals in which a work-item holds the lock. Returns false if the operations of the work-item
/// are not those of a lock.
bool add_turns(const Program& program, Operations of_item, std::uint64_t free, AtomicWord& word) {
    const AtomicOperation* taken = nullptr;
    for (const AtomicOperation& operation : of_item) {
        const bool found_free = operation.returned == free;
        if (change_of(program, operation).change != Change::exchanges || (taken != nullptr && found_free)) {
            return false;
        }
        if (taken != nullptr) {
            word.turns.push_back({*taken, operation});
        }
        taken = taken == nullptr && found_free ? &operation : nullptr;
    }
    return taken == nullptr; // false if the work-item never released the lock
}

std::optional<AtomicWord> lock(const Program& program, Operations all) {
    AtomicWord word;
    std::optional<std::uint64_t> free; // the value of the word when no work-item holds the lock
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        while (end < all.size() && all[end].at.item == all[begin].at.item) {
            ++end;
        }
        if (end - begin < 2 || (free && *free != all[end - 2].returned)) {
            return std::nullopt;
        }
        free = all[end - 2].returned;
        if (!add_turns(program, all.subspan(begin, end - begin), *free, word)) {
            return std::nullopt;
        }
        begin = end;
    }
    return word;
}

/// Returns the last argument of a call without the spaces and parentheses around it.
std::string_view last_argument(std::string_view call) {
    const std::size_t comma = call.rfind(',');
    std::string_view text = comma == std::string_view::npos ? "" : call.substr(comma + 1);
    while (!text.empty() && (text.back() == ' ' || text.back() == ')')) {
        text.remove_suffix(1);
    }
    while (text.starts_with(' ') || text.starts_with('(')) {
        text.remove_prefix(1);
    }
    return text;
}

/// Returns an argument if it is an integer literal: -1 for atomic_add(c, -1).
std::optional<std::int64_t> number_of(std::string_view text) {
    const auto is_of_form = [](char c) {
        return c == ' ' || c == ')' || c == 'u' || c == 'U' || c == 'l' || c == 'L';
    };
    while (!text.empty() && is_of_form(text.back())) {
        text.remove_suffix(1);
    }
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional<std::int64_t>(number)
                                                                    : std::nullopt;
}

/// Whether the argument is a positive number shifted by something simple, such as 1 << i. Then it is positive.
bool is_shifted_number(std::string_view argument) {
    const std::size_t shift = argument.find("<<");
    if (shift == std::string_view::npos) {
        return false;
    }
    const auto is_of_name = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
               c == '(' || c == ' ';
    };
    const std::optional<std::int64_t> number = number_of(argument.substr(0, shift));
    return number && *number > 0 && std::ranges::all_of(argument.substr(shift + 2), is_of_name);
}

} // namespace

std::optional<AtomicWord> word_of(const Program& program, Operations operations) {
    if (!is_of_several_items(operations)) {
        return std::nullopt;
    }
    const SiteInfo& site = site_of(program, operations.front());
    const std::uint32_t bytes = size_bytes(site.type);
    const bool are_of_one_size = std::ranges::all_of(operations, [&](const AtomicOperation& operation) {
        return size_bytes(site_of(program, operation).type) == bytes;
    });
    std::optional<AtomicWord> word;
    if (are_of_one_size) {
        word = counter(program, operations);
        word = word ? std::move(word) : flag(program, operations);
        word = word ? std::move(word) : lock(program, operations);
        word = word ? std::move(word) : rising(program, operations);
    }
    if (word) {
        word->space = site.space;
        word->bytes = bytes;
    }
    return word;
}

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
    const std::string_view argument = last_argument(text);
    const auto number = number_of(argument);
    if (name == "add" || name == "sub") {
        const bool is_sum = name == "add";
        return number                        ? AtomicChange{Change::adds, is_sum ? *number : -*number}
               : is_shifted_number(argument) ? AtomicChange{is_sum ? Change::raises_by : Change::lowers_by}
                                             : AtomicChange{};
    }
    constexpr std::pair<std::string_view, Change> others[] = {
        {"or", Change::sets}, {"and", Change::clears}, {"max", Change::raises}, {"min", Change::lowers}};
    const auto* const other = std::ranges::find(others, name, &std::pair<std::string_view, Change>::first);
    return other == std::end(others) ? AtomicChange{} : AtomicChange{other->second, 0, number};
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
