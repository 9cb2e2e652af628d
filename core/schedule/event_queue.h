#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace lockstep {

/// A queue of events for numbered items, such as slots. Each item has at most one event. The near future is a
/// ring of buckets, one per cycle, with one bit per item; a heap contains later events.
///
///     now ->  | 0110 | 0000 | 1000 | ...  1,021 more        heap: (90,000, item 3) ...
class EventQueue {
public:
    static constexpr std::uint64_t never = ~std::uint64_t{0};

    explicit EventQueue(std::size_t things) : words_((things + 63) / 64), wheel_(size * words_) {}

    /// Adds an event for the item `thing`. `time` must be after the time of the last take().
    void add(std::uint64_t time, std::uint32_t thing) {
        if (time - now_ >= size) {
            far_.emplace(time, thing);
            return;
        }
        const std::size_t bucket = time % size;
        wheel_[bucket * words_ + thing / 64] |= std::uint64_t{1} << (thing % 64);
        filled_[bucket / 64] |= std::uint64_t{1} << (bucket % 64);
    }

    /// Returns the time of the next event. The queue must not be empty.
    [[nodiscard]] std::uint64_t next() const {
        const std::uint64_t near = next_in_wheel();
        return far_.empty() || near < far_.top().first ? near : far_.top().first;
    }

    /// Advances to `time`, or to the time of the next event if that is earlier. Calls `work` for each item
    /// whose event is due, in ascending order of items.
    template <class Work>
    void take(std::uint64_t time, const Work& work) {
        now_ = time;
        const std::size_t bucket = time % size;
        for (; !far_.empty() && far_.top().first == time; far_.pop()) {
            const std::uint32_t thing = far_.top().second;
            wheel_[bucket * words_ + thing / 64] |= std::uint64_t{1} << (thing % 64);
        }
        filled_[bucket / 64] &= ~(std::uint64_t{1} << (bucket % 64));
        for (std::size_t word = 0; word < words_; ++word) {
            std::uint64_t bits = std::exchange(wheel_[bucket * words_ + word], 0);
            for (; bits != 0; bits &= bits - 1) {
                work(static_cast<std::uint32_t>(word * 64) +
                     static_cast<std::uint32_t>(std::countr_zero(bits)));
            }
        }
    }

private:
    static constexpr std::size_t size = 1024;

    /// Returns the time of the next event in the ring. All events in the ring are less than `size` cycles
    /// after now_, so no two cycles share a bucket.
    [[nodiscard]] std::uint64_t next_in_wheel() const {
        const std::size_t start = now_ % size;
        std::size_t word = start / 64;
        std::uint64_t bits = filled_[word] & (~std::uint64_t{0} << (start % 64));
        for (std::size_t turned = 0; bits == 0; ++turned) {
            if (turned == size / 64) {
                return never;
            }
            word = (word + 1) % (size / 64);
            bits = filled_[word];
        }
        const std::size_t bucket = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        return now_ + (bucket + size - start) % size;
    }

    const std::size_t words_; ///< number of words per bucket
    std::vector<std::uint64_t> wheel_;
    std::array<std::uint64_t, size / 64> filled_{};
    std::priority_queue<std::pair<std::uint64_t, std::uint32_t>,
                        std::vector<std::pair<std::uint64_t, std::uint32_t>>, std::greater<>>
        far_;
    std::uint64_t now_ = 0;
};

} // namespace lockstep
