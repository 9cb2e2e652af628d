#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Finds the decisions (branches, loop tests, switches) of a work-item quickly. It stores two entries per
/// block of events, so a query reads at most one block.
///
///     events    . d . . | . . . . | b . d .         d: decision, b: barrier; blocks of 4
///     block     0         1         2
///     before    none      1         1               the last decision before the block
///     next      d         b         b               the first decision or barrier from the block on
class DecisionIndex {
public:
    enum class Kind : std::uint8_t { other, decision, barrier };
    static constexpr std::size_t block_events = 64;

    /// Appends the next event of the work-item.
    void add(Kind kind) {
        if (count_ % block_events == 0) {
            before_.push_back(last_);
        }
        if (kind != Kind::other) {
            next_.resize(count_ / block_events + 1, kind);
        }
        last_ = kind == Kind::decision ? count_ : last_;
        ++count_;
    }

    /// Returns the number of the last decision before event number `event` of the work-item. `kind_of`
    /// returns the kind of the event with a given number.
    template <class KindOf>
    [[nodiscard]] std::optional<std::size_t> last_before(std::size_t event, const KindOf& kind_of) const {
        const std::size_t block = event / block_events;
        for (std::size_t at = event; at-- > block * block_events;) {
            if (kind_of(at) == Kind::decision) {
                return at;
            }
        }
        const std::size_t before = block < before_.size() ? before_[block] : last_;
        return before == none ? std::nullopt : std::optional(before);
    }

    /// Whether there is a decision after the event and before the next barrier.
    template <class KindOf>
    [[nodiscard]] bool is_decided_after(std::size_t event, const KindOf& kind_of) const {
        const std::size_t block = event / block_events + 1;
        for (std::size_t at = event + 1; at < std::min(block * block_events, count_); ++at) {
            if (kind_of(at) != Kind::other) {
                return kind_of(at) == Kind::decision;
            }
        }
        return block < next_.size() && next_[block] == Kind::decision;
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};
    std::size_t count_ = 0;
    std::size_t last_ = none;
    std::vector<std::size_t> before_; ///< for each block, the number of the last decision before it
    std::vector<Kind> next_; ///< for each block, the kind of the first decision or barrier from its start on
};

} // namespace lockstep
