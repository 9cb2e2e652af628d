#pragma once

#include "core/schedule/operation.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Where a step's value comes from. Loads from near by (local memory, other lanes) take no room on the
/// multiprocessor.
enum class LoadFrom : std::uint8_t { nowhere, near, far };

[[nodiscard]] constexpr LoadFrom load_from(Operation operation) {
    return !answers(operation)                                                      ? LoadFrom::nowhere
           : operation == Operation::local_read || operation == Operation::exchange ? LoadFrom::near
                                                                                    : LoadFrom::far;
}

/// A load that is in flight.
struct Flight {
    std::uint64_t until = 0; ///< when it is back; without its answer: not earlier
    std::uint32_t site = 0;
    std::uint32_t step = 0; ///< number among its warp's steps
    LoadFrom from{};
    std::uint32_t request = answered; ///< of the outbox, whose answer is not there

    static constexpr std::uint32_t answered = 0xFFFFFFFF;
    [[nodiscard]] bool is_open() const { return request != answered; }
};

/// What a step waits for before it issues: the load of a step of its warp, and when that is back. `until` in
/// the past: nothing.
struct LoadWait {
    std::uint64_t until = 0;  ///< of an open wait: not earlier
    std::uint32_t site = 0;   ///< of the load
    std::uint32_t step = 0;   ///< number among its warp's steps, or `itself`
    bool is_open = false;     ///< answers that are not there decide when, and for which load
    bool may_be_near = false; ///< open, and perhaps for a load from near by

    static constexpr std::uint32_t itself = 0xFFFFFFFF; ///< a load that waits for room, not for another
};

/// Of some loads, all of which are waited for: the last to come back.
class LastBack {
public:
    void add(const Flight& load) {
        std::uint64_t& last = load.from == LoadFrom::near ? near_ : far_;
        if (load.until > std::max(near_, far_)) {
            wait_ = {load.until, load.site, load.step};
        }
        last = std::max(last, load.until);
        is_open_ = is_open_ || load.is_open();
    }
    /// One whose answer is missing can be later still: only what is near and earlier is surely not the last.
    [[nodiscard]] LoadWait wait() const {
        LoadWait wait = wait_;
        wait.is_open = is_open_;
        wait.may_be_near = is_open_ && near_ >= far_;
        return wait;
    }

private:
    LoadWait wait_;
    std::uint64_t near_ = 0; ///< the last of those from near by
    std::uint64_t far_ = 0;  ///< the last of the others, as far as is known
    bool is_open_ = false;
};

/// Of some loads, one of which is waited for: the first to come back.
class FirstBack {
public:
    void add(const Flight& load) {
        if (load.is_open()) {
            open_ = std::min(open_, load.until);
        } else if (load.until < known_) {
            known_ = load.until;
            wait_ = {load.until, load.site, load.step};
            is_near_ = load.from == LoadFrom::near;
        }
        ++count_;
    }
    [[nodiscard]] std::uint32_t count() const { return count_; }
    /// One whose answer is missing can be the first unless another surely comes before it.
    [[nodiscard]] LoadWait wait() const {
        if (known_ < open_ || open_ == none) {
            return wait_;
        }
        return {.until = open_, .is_open = true, .may_be_near = known_ != none && is_near_};
    }

private:
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    LoadWait wait_;
    std::uint64_t known_ = none; ///< the first of those whose answer is there
    std::uint64_t open_ = none;  ///< of the others: none comes back earlier
    std::uint32_t count_ = 0;
    bool is_near_ = false; ///< the first known one
};

} // namespace lockstep
