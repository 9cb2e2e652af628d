#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace lockstep {

/// What the things of the machine's queue are: the slots whose issue or wait ends; behind them that groups can be handed
/// out again; then that the room of a group that has left can be had.
struct EventNumbers {
    std::uint32_t slots;

    [[nodiscard]] std::uint32_t next_dispatch() const { return slots; }
    [[nodiscard]] std::uint32_t room_of(std::uint32_t record) const { return slots + 1 + record; }
};

/// What happens when, for things that are numbered and of which each waits for one moment at a time. A wheel
/// of buckets, one a cycle, holds the near future; a heap what lies beyond it.
///
///     now ->  | 7 | 8 | 9 | ...  4,095 more        heap: (90,000, thing 3) ...
///              t2      t5                           things of a bucket are linked
class EventQueue {
public:
    explicit EventQueue(std::size_t things) : next_(things, none), marks_((things + 63) / 64) {
        buckets_.fill(none);
    }

    [[nodiscard]] bool empty() const { return in_wheel_ == 0 && far_.empty(); }

    /// `time` must lie after the time of the last take().
    void add(std::uint64_t time, std::uint32_t thing) {
        if (time - now_ >= size) {
            far_.emplace(time, thing);
            return;
        }
        const std::size_t bucket = time % size;
        next_[thing] = buckets_[bucket];
        buckets_[bucket] = thing;
        filled_[bucket / 64] |= std::uint64_t{1} << (bucket % 64);
        ++in_wheel_;
    }

    /// Goes on to the next moment at which something happens, and gives what does, ascending. The queue must
    /// not be empty.
    std::uint64_t take(std::vector<std::uint32_t>& things) {
        things.clear();
        std::uint64_t time = in_wheel_ != 0 ? next_in_wheel() : far_.top().first;
        if (!far_.empty() && far_.top().first < time) {
            time = far_.top().first;
        }
        now_ = time;
        const std::size_t bucket = time % size;
        for (std::uint32_t thing = buckets_[bucket]; thing != none; thing = next_[thing]) {
            things.push_back(thing);
            --in_wheel_;
        }
        buckets_[bucket] = none;
        filled_[bucket / 64] &= ~(std::uint64_t{1} << (bucket % 64));
        for (; !far_.empty() && far_.top().first == time; far_.pop()) {
            things.push_back(far_.top().second);
        }
        sort(things);
        return time;
    }

private:
    static constexpr std::uint32_t none = 0xFFFFFFFF;
    static constexpr std::size_t size = 4096;

    /// Everything in the wheel lies within `size` cycles after now_, so that a bucket stands for one moment.
    [[nodiscard]] std::uint64_t next_in_wheel() const {
        const std::size_t start = now_ % size;
        std::size_t word = start / 64;
        std::uint64_t bits = filled_[word] & (~std::uint64_t{0} << (start % 64));
        for (std::size_t turned = 0; bits == 0 && turned <= size / 64; ++turned) {
            word = (word + 1) % (size / 64);
            bits = filled_[word];
        }
        const std::size_t bucket = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        return now_ + (bucket + size - start) % size;
    }

    /// No thing is there twice. Few are compared with each other; many are read off a mark for each thing.
    void sort(std::vector<std::uint32_t>& things) {
        if (things.size() < marks_.size() / 8 + 2) {
            std::ranges::sort(things);
            return;
        }
        for (const std::uint32_t thing : things) {
            marks_[thing / 64] |= std::uint64_t{1} << (thing % 64);
        }
        things.clear();
        for (std::uint32_t word = 0; word < marks_.size(); ++word) {
            for (std::uint64_t bits = std::exchange(marks_[word], 0); bits != 0; bits &= bits - 1) {
                things.push_back(word * 64 + static_cast<std::uint32_t>(std::countr_zero(bits)));
            }
        }
    }

    std::array<std::uint32_t, size> buckets_{};
    std::array<std::uint64_t, size / 64> filled_{};
    std::vector<std::uint32_t> next_;  ///< of each thing, the one behind it in its bucket
    std::vector<std::uint64_t> marks_; ///< a bit for each thing, all zero between two calls
    std::priority_queue<std::pair<std::uint64_t, std::uint32_t>,
                        std::vector<std::pair<std::uint64_t, std::uint32_t>>, std::greater<>>
        far_;
    std::size_t in_wheel_ = 0;
    std::uint64_t now_ = 0;
};

} // namespace lockstep
