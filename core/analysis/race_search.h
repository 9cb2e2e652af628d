#pragma once

#include "core/analysis/barrier_order.h"
#include "core/analysis/finding_table.h"
#include "core/analysis/object_index.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Looks for races byte by byte, among the bytes that a faster look has found suspicious. An agent is what
/// must not meet another of its kind: a work-item inside a group, or a group inside a launch.
///
///     byte 12    interval 1:  site A (write)  agents 3, 4 (the first two)      agent 9 reads at site B:
///                             site C (read)   agent 9                          races with A's agent 3
///
/// Two agents a site are enough: whoever comes later differs from one of them. Where barriers were passed by
/// part of a group all agents are kept, since some of them may be ordered.
class RaceSearch {
public:
    struct Access {
        std::uint32_t site = 0;
        std::uint64_t address = 0; ///< the event's payload
        std::uint64_t agent = 0;
        std::uint64_t work_item = 0;
        std::uint64_t event = 0; ///< index in the trace
        std::uint32_t tick = 0;
    };

    RaceSearch(const Trace& trace, FindingTable& table, bool between_groups);

    /// What was accessed so far happened before all that follows.
    void next_interval() { ++interval_; }
    /// Barriers that may order two agents inside an interval; null: there are none.
    void set_order(const BarrierOrder* order) { order_ = order; }

    /// `is_suspicious(address)`: whether to look at a byte.
    template <class IsSuspicious>
    void add(const Access& access, IsSuspicious is_suspicious);

private:
    struct Agent {
        std::uint64_t agent;
        std::uint64_t work_item;
        std::uint32_t tick; ///< of its last access
    };
    struct OfSite {
        std::uint32_t site;
        std::vector<Agent> agents; ///< in the order of their first accesses
    };
    struct Byte {
        std::uint64_t interval = 0;
        std::vector<OfSite> sites; ///< in the order of their first accesses
        int value = -1;            ///< that every write so far has left; -1: none yet, unknown or several
        bool written = false;
    };
    struct Hit {
        FindingKey key;
        Sighting sighting;
        std::uint64_t partner;
    };

    void look_at(const Access& access, std::uint64_t address, std::uint32_t value_byte);
    void meet(const Access& access, std::uint64_t address, const OfSite& earlier, bool same_value);
    [[nodiscard]] const Agent* racing(const Access& access, const OfSite& earlier) const;
    [[nodiscard]] bool update_value(Byte& byte, const Access& access, std::uint32_t value_byte);
    void remember(Byte& byte, const Access& access) const;
    /// A byte of the value that a write moved; -1 where it is not known.
    [[nodiscard]] int value_of(const Access& access, std::uint32_t value_byte);
    void note_hits(const Access& access);

    const Trace& trace_;
    ObjectIndex objects_;
    FindingTable& table_;
    bool between_groups_;
    const BarrierOrder* order_ = nullptr;
    std::uint64_t interval_ = 1;
    std::unordered_map<std::uint64_t, Byte> bytes_;
    std::vector<Hit> hits_;             ///< of the access at hand, one a key
    std::vector<bool> has_plain_value_; ///< by site: its bytes in memory are those of its value, in order
    std::uint64_t values_of_group_ = ~std::uint64_t{0};
    std::vector<std::uint64_t> value_at_; ///< of each event of that group: its place among the values
};

template <class IsSuspicious>
void RaceSearch::add(const Access& access, IsSuspicious is_suspicious) {
    hits_.clear();
    std::uint32_t value_byte = 0;
    for (const Piece piece : trace_.program.sites[access.site].pieces) {
        for (std::uint32_t i = 0; i < piece.bytes; ++i, ++value_byte) {
            const std::uint64_t address = ((access.address + piece.offset) & payload_mask) + i;
            if (is_suspicious(address)) {
                look_at(access, address, value_byte);
            }
        }
    }
    note_hits(access);
}

} // namespace lockstep
