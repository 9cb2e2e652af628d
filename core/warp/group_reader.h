#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"
#include "core/warp/reconstruct.h"
#include "core/warp/warp_step.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Reads the logs of all work-items of a group in parallel, one dynamic position at a time, and converts them
/// to warp steps. This is the inner loop of reconstruction.
///
///     item 0   A B C |           pass(A, {0,1})   ->  tick 0: site A, lanes 0 1
///     item 1   A C |             pass(B, {0})         tick 1: site B, lane 0
///              ^ cursors         pass(C, {0,1})       tick 2: site C, lanes 0 1
class GroupReader {
public:
    GroupReader(const Trace& trace, WarpShape shape);

    /// Starts a group. Returns false if the events of the group do not fit into 32-bit numbers, or its lanes
    /// into 16-bit numbers.
    [[nodiscard]] bool open(Group group, GroupSteps& steps);

    /// Sets the iteration of the outermost loop for the following positions; 0 outside loops.
    void set_round(std::uint32_t round, Site loop) {
        round_ = round;
        round_loop_ = loop;
    }

    /// Consumes the next event of every work-item in the set (at least one), which must belong to this site.
    /// Calls `on_lane(work-item of the group, payload)`, which returns whether the payload is valid.
    template <class OnLane>
    [[nodiscard]] bool pass(std::uint32_t site, const std::uint64_t* mask, std::size_t words, OnLane on_lane);

    /// Checks that all logs were read completely, except for faults that no event follows.
    [[nodiscard]] bool close();

    /// Returns the reason why one of the functions above returned false.
    [[nodiscard]] Error error() const;

    [[nodiscard]] std::uint32_t items() const { return items_; }

private:
    /// Consumes the fault records at the current position in the log of a work-item. Returns false if one of
    /// them is invalid, or if the next event does not belong to `site`.
    [[nodiscard]] bool take_faults(std::uint32_t item, std::uint32_t site);
    [[nodiscard]] bool fail(std::uint32_t item);

    const Trace& trace_;
    std::uint32_t items_ = 0;
    std::uint32_t width_ = 0;
    GroupSteps* steps_ = nullptr;
    const Event* events_ = nullptr; ///< first event of the group
    std::uint64_t first_event_ = 0;
    std::uint64_t first_item_ = 0;
    /// For each work-item, the index of its next event, relative to the first event of the group.
    std::vector<std::uint32_t> next_;
    std::vector<std::uint32_t> end_;
    std::uint32_t written_ = 0; ///< number of entries written to the lane columns
    std::uint32_t round_ = 0;
    Site round_loop_;
    std::uint32_t failed_item_ = 0;
};

template <class OnLane>
bool GroupReader::pass(std::uint32_t site, const std::uint64_t* mask, std::size_t words, OnLane on_lane) {
    const Tick tick(static_cast<std::uint32_t>(steps_->ticks.size()));
    steps_->ticks.push_back(
        {Site(site), round_, round_loop_, static_cast<std::uint32_t>(steps_->steps.size())});
    std::uint16_t* const lanes = steps_->lanes.data();
    std::uint64_t* const payloads = steps_->payloads.data();
    std::uint32_t* const events = steps_->events.data();
    std::uint32_t out = written_;
    std::uint32_t warp_begin = 0;
    std::uint32_t warp_end = 0;
    WarpStep step;
    for (std::size_t w = 0; w < words; ++w) {
        for (std::uint64_t bits = mask[w]; bits != 0; bits &= bits - 1) {
            const auto item =
                static_cast<std::uint32_t>(w * 64 + static_cast<unsigned>(std::countr_zero(bits)));
            if (item >= warp_end) {
                if (warp_end != 0) {
                    step.active = out - step.first;
                    steps_->steps.push_back(step);
                }
                step = {tick, Site(site), Warp(item / width_), out, 0};
                warp_begin = step.warp.value() * width_;
                warp_end = warp_begin + width_;
            }
            std::uint32_t at = next_[item];
            if (at == end_[item] || events_[at] >> payload_bits != site) [[unlikely]] {
                if (!take_faults(item, site)) {
                    return false;
                }
                at = next_[item];
            }
            const std::uint64_t payload = event_payload(events_[at]);
            lanes[out] = static_cast<std::uint16_t>(item - warp_begin);
            payloads[out] = payload;
            events[out] = at;
            ++out;
            if (!on_lane(item, payload)) [[unlikely]] {
                return fail(item);
            }
            next_[item] = at + 1;
        }
    }
    step.active = out - step.first;
    steps_->steps.push_back(step);
    written_ = out;
    return true;
}

} // namespace lockstep
