#include "core/analysis/races/atomic_epochs.h"

#include <algorithm>
#include <map>

namespace lockstep {
namespace {

constexpr std::size_t most_pairs_with_stores = std::size_t{1} << 24;

WordStore store_of(const AtomicOperation& operation) {
    return {operation.at, operation.phase, operation.released_phase, operation.is_together};
}

} // namespace

std::optional<bool> comes_before(const WordStore& store, const AtomicOperation& operation,
                                 std::uint64_t items_of_group) {
    if (store.at.item == operation.at.item) {
        return store.at.event < operation.at.event;
    }
    if (store.at.item / items_of_group != operation.at.item / items_of_group || !store.is_together) {
        return std::nullopt;
    }
    if (store.released_phase != OrderPoint::no_phase && store.released_phase < operation.phase) {
        return true;
    }
    return operation.released_phase != OrderPoint::no_phase && operation.released_phase < store.phase
               ? std::optional(false)
               : std::nullopt;
}

bool can_compare(std::size_t stores, std::size_t operations) {
    return stores <= most_pairs_with_stores / std::max<std::size_t>(operations, 1);
}

std::optional<std::vector<std::vector<AtomicOperation>>>
divided_at(std::span<const WordStore> stores, std::span<const AtomicOperation> operations,
           std::uint64_t items_of_group) {
    if (!can_compare(stores.size(), operations.size())) {
        return std::nullopt;
    }
    std::map<std::size_t, std::vector<AtomicOperation>>
        by_stores; // by the number of stores before the operation
    for (const AtomicOperation& operation : operations) {
        std::size_t before = 0;
        for (const WordStore& store : stores) {
            const std::optional<bool> is_before = comes_before(store, operation, items_of_group);
            if (!is_before) {
                return std::nullopt;
            }
            before += *is_before ? 1 : 0;
        }
        by_stores[before].push_back(operation);
    }
    std::vector<std::vector<AtomicOperation>> parts;
    parts.reserve(by_stores.size());
    for (auto& [before, part] : by_stores) {
        parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<WordStore> take_setting_exchanges(const Program& program,
                                              std::vector<AtomicOperation>& operations,
                                              std::uint64_t items_of_group) {
    constexpr std::ptrdiff_t most = 16;
    const auto exchanges = [&](const AtomicOperation& operation) {
        return change_of(program.sites[operation.site]).change == Change::exchanges;
    };
    const auto count = std::ranges::count_if(operations, exchanges);
    std::vector<WordStore> stores;
    if (count == 0 || count > most) {
        return stores;
    }
    for (const AtomicOperation& one : operations) {
        const WordStore store = store_of(one);
        if (exchanges(one) && std::ranges::all_of(operations, [&](const AtomicOperation& other) {
                return other.at.event == one.at.event || comes_before(store, other, items_of_group);
            })) {
            stores.push_back(store);
        }
    }
    std::erase_if(operations, [&](const AtomicOperation& operation) {
        return std::ranges::any_of(
            stores, [&](const WordStore& store) { return store.at.event == operation.at.event; });
    });
    return stores;
}

} // namespace lockstep
