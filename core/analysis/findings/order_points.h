#pragma once

#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A work-item's event, by its number in the trace.
struct ItemEvent {
    std::uint64_t item = 0;
    std::uint64_t event = 0;
};

/// Memories that a fence may order, as OpenCL's flags name them: 1 local, 2 global, 4 images.
[[nodiscard]] std::uint64_t fence_flags(Space space);

/// Where an access is among the fences, barriers and decisions of its work-item: all that decides which atomics
/// publish it, and which atomics it comes after.
///
///     x = 1   mem_fence   barrier   atomic_inc(c)        the access is released at the fence, in phase 0: its item's
///       released ^    phase 0 | phase 1                  atomics after the fence publish it, and in the group those
///                                                        of later phases
///
///     atomic_inc(c)   barrier   if (last)   y = x        the access has acquired what was known at the barrier: its
///              acquired ^ phase 1    decision            item's atomics before it, and in the group those of earlier
///                                                        phases, if somebody looked at what they returned
///
/// What is released must be fenced for the memories of the access and of the word. What is acquired is held back by any
/// barrier: nothing behind a barrier begins before it.
struct OrderPoint {
    static constexpr std::uint64_t never = ~std::uint64_t{0};
    static constexpr std::uint32_t no_phase = ~std::uint32_t{0};

    struct Side {
        std::uint64_t released = never; ///< event of the first fence or barrier after it
        std::uint32_t released_phase = no_phase;
        std::uint64_t acquired = 0; ///< events of its item before this were over, and looked at
        friend bool operator==(const Side&, const Side&) = default;
    };

    std::uint64_t item = 0;
    std::uint64_t event = never; ///< of an atomic, that may be an operation of the word; else never
    bool is_together = false;    ///< all items of the group passed the same barriers: phases are comparable
    std::uint32_t phase = 0;     ///< barriers passed
    std::uint32_t decided_phase = 0; ///< barriers passed before the last decision
    Side local_word;                 ///< with atomics of local memory
    Side global_word;
    Side unfenced; ///< as if a fence were next to each access: of the first of those that are else equal
    friend bool operator==(const OrderPoint& a, const OrderPoint& b) {
        return a.item == b.item && a.event == b.event && a.phase == b.phase &&
               a.decided_phase == b.decided_phase && a.local_word == b.local_word &&
               a.global_word == b.global_word;
    }

    [[nodiscard]] const Side& with(Space word) const {
        return word == Space::local ? local_word : global_word;
    }
};

/// Fences and barriers of a group. Its part of the log must be in the trace, which must outlive this.
class GroupOrder {
public:
    GroupOrder(const Trace& trace, std::uint64_t group);

    [[nodiscard]] OrderPoint point(ItemEvent at) const;
    [[nodiscard]] std::uint32_t phase(ItemEvent at) const;
    /// Whether a branch, loop or switch was decided after an event and before the next barrier.
    [[nodiscard]] bool is_decided_in_phase(ItemEvent at) const;
    [[nodiscard]] bool is_together() const { return is_together_; }

private:
    struct Mark {
        std::uint64_t event = 0;
        std::uint64_t flags = 0;
        std::uint32_t site = 0;
        std::uint32_t phase = 0; ///< barriers before it
        bool is_barrier = false;
        bool holds_loads = false;
        bool holds_stores = false;
    };
    enum class Reach : std::uint8_t { loads, stores };
    [[nodiscard]] const std::vector<Mark>& marks_of(std::uint64_t item) const {
        return marks_[item - first_item_];
    }
    void read_marks(std::uint64_t item, std::vector<Mark>& marks) const;
    [[nodiscard]] static bool pass_the_same(const std::vector<Mark>& a, const std::vector<Mark>& b);
    [[nodiscard]] OrderPoint::Side side(ItemEvent at, std::uint64_t flags, Reach reach,
                                        std::uint64_t decision) const;
    [[nodiscard]] std::uint64_t last_decision(ItemEvent at) const;

    const Trace& trace_;
    std::uint64_t first_item_ = 0;
    std::vector<std::vector<Mark>> marks_; ///< by item of the group
    bool is_together_ = true;
};

} // namespace lockstep
