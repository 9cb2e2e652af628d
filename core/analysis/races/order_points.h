#pragma once

#include "core/analysis/findings/decision_index.h"
#include "core/trace/trace.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// An event and its work-item. `event` is the index of the event in the trace.
struct ItemEvent {
    std::uint64_t item = 0;
    std::uint64_t event = 0;
};

/// Returns the OpenCL flag of a fence that orders this memory: 1 for local, 2 for global memory, 4 for
/// images.
[[nodiscard]] std::uint64_t fence_flags(Space space);

/// The position of an access relative to the fences, barriers and decisions of its work-item. It determines
/// which atomics publish the access, and which atomics the access comes after.
///
///     x = 1   mem_fence   barrier   atomic_inc(c)    The access is released at the fence, in phase 0. It is
///       released ^    phase 0 | phase 1              published by its item's atomics after the fence, and
///                                                    by the group's atomics of later phases.
///
///     atomic_inc(c)   barrier   if (last)   y = x    The access has acquired what was known at the barrier:
///              acquired ^ phase 1    decision        it comes after its item's atomics before the barrier,
///                                                    and after the group's atomics of earlier phases, if a
///                                                    decision used their returned values.
///
/// For a release, the flags of the fence or barrier must include the memory of the access and the memory of
/// the word. For an acquire, any barrier is enough, because no access after a barrier starts before it.
struct OrderPoint {
    static constexpr std::uint64_t never = ~std::uint64_t{0};
    static constexpr std::uint32_t no_phase = ~std::uint32_t{0};

    struct Side {
        /// Index of the first event after the access that is a fence or barrier for this memory.
        std::uint64_t released = never;
        std::uint32_t released_phase = no_phase;
        /// Index of an event of the work-item. All events before it are complete before the access, and a
        /// decision followed them.
        std::uint64_t acquired = 0;
        friend bool operator==(const Side&, const Side&) = default;
    };

    std::uint64_t item = 0;
    /// Event index of the access if it is an atomic operation, otherwise `never`.
    std::uint64_t event = never;
    /// Whether all work-items of the group pass the same barriers, so that phases of different work-items can
    /// be compared.
    bool is_together = false;
    std::uint32_t phase = 0; ///< number of barriers that the work-item has passed
    /// Number of barriers that the work-item had passed at its last decision (branch, loop test or switch).
    std::uint32_t decided_phase = 0;
    Side local_word; ///< acquire and release points of the access for atomics in local memory
    Side global_word;
    Side unfenced; ///< as if there were a fence next to the access; ignored by operator==
    friend bool operator==(const OrderPoint& a, const OrderPoint& b) {
        return a.item == b.item && a.event == b.event && a.phase == b.phase &&
               a.decided_phase == b.decided_phase && a.local_word == b.local_word &&
               a.global_word == b.global_word;
    }

    [[nodiscard]] const Side& with(Space word) const {
        return word == Space::local ? local_word : global_word;
    }
};

/// The fences, barriers and decisions of a group. The part of the log of this group must be in the trace, and
/// the trace must outlive this object.
class GroupOrder {
public:
    GroupOrder(const Trace& trace, std::uint64_t group);

    [[nodiscard]] OrderPoint point(ItemEvent at) const;
    [[nodiscard]] std::uint32_t phase(ItemEvent at) const;
    /// Whether a branch, loop test or switch was decided after the event and before the next barrier.
    [[nodiscard]] bool is_decided_in_phase(ItemEvent at) const;
    [[nodiscard]] bool is_together() const { return is_together_; }

private:
    struct Mark {
        std::uint64_t event = 0;
        std::uint64_t flags = 0;
        std::uint32_t site = 0;
        std::uint32_t phase = 0; ///< number of barriers before this event of the work-item
        bool is_barrier = false;
        bool holds_loads = false;
        bool holds_stores = false;
    };
    enum class Reach : std::uint8_t { loads, stores };
    struct OfItem {
        std::vector<Mark> marks; ///< the fences and barriers of the work-item
        DecisionIndex decisions;
        /// For each mark, the index of the first matching fence at or after it, or the number of marks if
        /// there is none. The array is indexed by flags and reach; its entries are filled on first use.
        std::array<std::vector<std::uint32_t>, 16> next_fence;
    };
    [[nodiscard]] OfItem& of(std::uint64_t item) const { return items_[item - first_item_]; }
    void read_item(std::uint64_t item, OfItem& found) const;
    [[nodiscard]] static bool pass_the_same(const std::vector<Mark>& a, const std::vector<Mark>& b);
    [[nodiscard]] static bool is_fence(const Mark& mark, std::uint64_t flags, Reach reach);
    [[nodiscard]] static const std::vector<std::uint32_t>& next_fences(OfItem& item, std::uint64_t flags,
                                                                       Reach reach);
    [[nodiscard]] OrderPoint::Side side(ItemEvent at, std::uint64_t flags, Reach reach,
                                        std::uint64_t decision) const;

    const Trace& trace_;
    std::uint64_t first_item_ = 0;
    mutable std::vector<OfItem> items_; ///< one entry per work-item of the group
    bool is_together_ = true;
};

} // namespace lockstep
