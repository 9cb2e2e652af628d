#include "core/analysis/races/atomic_words.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace lockstep {
namespace {

using Operations = std::span<const AtomicOperation>;

const SiteInfo& site_of(const Program& program, const AtomicOperation& operation) {
    return program.sites[operation.site];
}

AtomicChange change_of(const Program& program, const AtomicOperation& operation) {
    return change_of(site_of(program, operation));
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

/// Returns the last argument of a call if it is an integer literal: -1 for atomic_add(c, -1). For a computed
/// argument, not even the sign is known.
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
