#pragma once

#include "core/analysis/findings/failed_exchanges.h"
#include "core/analysis/findings/faulty_events.h"
#include "core/analysis/findings/finding_table.h"
#include "core/analysis/findings/value_bytes.h"
#include "core/analysis/memory/image_requests.h"
#include "core/analysis/races/atomic_places.h"
#include "core/analysis/races/barrier_order.h"
#include "core/analysis/races/copies_in_flight.h"
#include "core/analysis/races/race_key.h"
#include "core/trace/object_index.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Searches for races byte by byte, in the bytes that a faster check has found suspicious. An agent is a
/// work-item (in a search within a group) or a group (in a search between groups).
///
///     byte 12    interval 1:  site A (write)  agents 3, 4 (the first two)      agent 9 reads at site B:
///                             site C (read)   agent 9                          races with A's agent 3
///
/// Storing two agents per site is enough, because any later agent differs from at least one of them. If only
/// a part of the group passes some barriers, all agents are stored, because some of them may be ordered. If
/// atomics may order them, up to 1,024 work-items are stored; if there are more, none of them counts as
/// ordered.
class RaceSearch {
public:
    /// Returns the first of the 16 addresses that represent a texel (a colour has at most 16 bytes). The
    /// upper bits contain the number of the image, the lower bits the index of the texel.
    [[nodiscard]] static constexpr std::uint64_t texel_address(std::uint32_t image, TexelIndex texel) {
        return std::uint64_t{image} << 34 | texel << 4;
    }
    [[nodiscard]] static constexpr std::uint32_t image_at(std::uint64_t address) {
        return static_cast<std::uint32_t>(address >> 34);
    }
    [[nodiscard]] static constexpr TexelIndex texel_at(std::uint64_t address) {
        return (address & ((std::uint64_t{1} << 34) - 1)) >> 4;
    }

    struct Access {
        std::uint32_t site = 0;
        std::uint64_t address = 0; ///< address of the access, or the payload of an image write
        std::uint64_t agent = 0;
        std::uint64_t work_item = 0;
        std::uint64_t event = 0; ///< index of the event in the trace
        std::uint32_t tick = 0;
        bool writes = false; ///< whether memory changes; false for a failed compare-exchange
    };

    enum class Agents : std::uint8_t { work_items, groups };
    RaceSearch(const Trace& trace, FindingTable& table, Agents agents, KnownAtomics atomics);

    /// Adds the accesses of a group to one memory space, in tick and lane order, except those in `faulty`.
    /// `barriers` is null in a search between groups, because no barrier orders groups. `copies` are the
    /// accesses to skip, or null. `is_suspicious` returns whether to examine a byte or, for an image, a texel
    /// (see texel_address()).
    template <class IsSuspicious>
    void add_group(const GroupSteps& steps, const FaultyEvents& faulty, Space space,
                   const BarrierOrder* barriers, const CopiesInFlight* copies, IsSuspicious is_suspicious);

private:
    template <class IsSuspicious>
    void add(const Access& access, IsSuspicious is_suspicious);
    struct Agent {
        std::uint64_t agent;
        std::uint64_t work_item;
        std::uint32_t tick; ///< tick of the agent's last access
        /// Position numbers of the agent's accesses (see AtomicPlaces); empty if no atomics define an order.
        std::vector<std::uint32_t> places;
    };
    struct Partner {
        const Agent* agent = nullptr;
        /// Whether atomics order the partner's accesses relative to the current access.
        bool is_ordered = false;
    };
    struct OfSite {
        std::uint32_t site;
        bool writes;
        bool is_full = false; ///< whether some agents were not stored
        /// The agents that access the byte at this site, in the order of their first accesses.
        std::vector<Agent> agents;
    };
    [[nodiscard]] bool writes(Site site, std::uint64_t event) const;
    struct Byte {
        std::uint64_t interval = 0;
        std::vector<OfSite> sites; ///< the sites that access the byte, in the order of their first accesses
        /// The value that all writes to the byte stored; -1 if there are no writes, or if the values differ
        /// or are unknown.
        int value = -1;
        bool written = false;
    };
    struct Hit {
        FindingKey key;
        Sighting sighting;
        std::uint64_t partner;
    };
    struct Cure {
        RaceCure cure = RaceCure::barrier;
        std::uint32_t line = 0;
    };

    void look_at(const Access& access, std::uint64_t address, std::uint32_t value_byte);
    /// Returns the object that contains the byte, and the offset of the byte in it; nothing if the byte is
    /// outside every object.
    [[nodiscard]] std::optional<ByteOfObject> byte_of(Space space, std::uint64_t address) const;
    void meet(const Access& access, std::uint64_t address, const OfSite& earlier, bool same_value);
    [[nodiscard]] Partner racing(const Access& access, const OfSite& earlier);
    [[nodiscard]] Cure cure_of(const Access& access, const OfSite& earlier, const Partner& other);
    [[nodiscard]] bool update_value(Byte& byte, const Access& access, std::uint32_t value_byte);
    void remember(Byte& byte, const Access& access);
    void note_hits(const Access& access);

    const Trace& trace_;
    ObjectIndex objects_;
    FindingTable& table_;
    Agents agents_;
    AtomicPlaces atomics_;
    const BarrierOrder* barriers_ = nullptr;
    /// Equal to `barriers_`, or null if the whole group passes every barrier.
    const BarrierOrder* order_ = nullptr;
    std::uint64_t interval_ = 1;
    std::unordered_map<std::uint64_t, Byte> bytes_;
    FailedExchanges failed_; ///< failed compare-exchanges of the current group
    std::vector<Hit> hits_;  ///< occurrences of findings in the current access, at most one per finding
    ValueBytes values_;
};

template <class IsSuspicious>
void RaceSearch::add_group(const GroupSteps& steps, const FaultyEvents& faulty, Space space,
                           const BarrierOrder* barriers, const CopiesInFlight* copies,
                           IsSuspicious is_suspicious) {
    const std::vector<std::uint32_t> dividing =
        barriers != nullptr ? barriers->dividing_ticks() : std::vector<std::uint32_t>();
    barriers_ = barriers;
    atomics_.begin_group();
    order_ = barriers != nullptr && barriers->has_partial() ? barriers : nullptr;
    const std::uint64_t first_item = steps.group.value() * steps.items;
    const std::uint64_t first_event = trace_.offsets[first_item];
    failed_ = FailedExchanges(steps);
    auto next_barrier = dividing.begin();
    for (const WarpStep& step : steps.steps) {
        for (; next_barrier != dividing.end() && step.tick.value() > *next_barrier; ++next_barrier) {
            ++interval_;
        }
        const bool is_of_space = trace_.program.sites[step.site.index()].space == space;
        for (std::uint32_t i = step.first; is_of_space && i < step.first + step.active; ++i) {
            const bool is_skipped = copies != nullptr && copies->has(i);
            if (!is_skipped && (faulty.none() || !faulty.contains(steps.events[i]))) {
                const std::uint64_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
                add({step.site.value(), steps.payloads[i],
                     agents_ == Agents::groups ? steps.group.value() : item, first_item + item,
                     first_event + steps.events[i], step.tick.value(),
                     writes(step.site, first_event + steps.events[i])},
                    is_suspicious);
            }
        }
    }
}

template <class IsSuspicious>
void RaceSearch::add(const Access& access, IsSuspicious is_suspicious) {
    hits_.clear();
    const SiteInfo& site = trace_.program.sites[access.site];
    std::uint32_t value_byte = 0;
    for (const Piece piece : site.pieces) {
        for (std::uint32_t i = 0; i < piece.bytes; ++i, ++value_byte) {
            const std::uint64_t address = ((access.address + piece.offset) & payload_mask) + i;
            if (is_suspicious(address)) {
                look_at(access, address, value_byte);
            }
        }
    }
    if (site.kind == SiteKind::image_write) {
        for (const TexelIndex texel : texels_touched(access.address, trace_)) {
            const std::uint64_t address = texel_address(texels_of(access.address).object, texel);
            for (std::uint32_t i = 0; is_suspicious(address) && i < size_bytes(site.type); ++i) {
                look_at(access, address + i, i);
            }
        }
    }
    note_hits(access);
}

} // namespace lockstep
