#pragma once

#include "core/schedule/warps/operation.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Where a step's value comes from. Near loads (from local memory or other lanes) take no room on the
/// multiprocessor.
enum class LoadFrom : std::uint8_t { nowhere, near, far };

[[nodiscard]] constexpr LoadFrom load_from(Operation operation) {
    return !answers(operation)                                                      ? LoadFrom::nowhere
           : operation == Operation::local_read || operation == Operation::exchange ? LoadFrom::near
                                                                                    : LoadFrom::far;
}

/// A load that is in flight.
struct Flight {
    std::uint64_t until = 0; ///< when it returns; if unanswered, not before that
    std::uint32_t site = 0;
    std::uint32_t step = 0; ///< index among its warp's steps
    LoadFrom from{};
    std::uint32_t request = answered; ///< index in the outbox of an unanswered request

    static constexpr std::uint32_t answered = 0xFFFFFFFF;
    [[nodiscard]] bool is_open() const { return request != answered; }
};

/// What a step waits for before it issues: the load of a step of its warp, and the time of its return. If
/// `until` is in the past, it does not wait.
struct LoadWait {
    std::uint64_t until = 0;  ///< for an open wait: not before this
    std::uint32_t site = 0;   ///< site of the load
    std::uint32_t step = 0;   ///< index among its warp's steps, or `itself`
    bool is_open = false;     ///< missing answers decide when it ends, and for which load
    bool may_be_near = false; ///< open, and possibly for a near load

    static constexpr std::uint32_t itself = 0xFFFFFFFF; ///< a load that waits for room, not for another load
};

/// The last load to return, if all of them are waited for.
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
    /// A load without an answer may return even later: only a near, earlier load is certain not to be the
    /// last.
    [[nodiscard]] LoadWait wait() const {
        LoadWait wait = wait_;
        wait.is_open = is_open_;
        wait.may_be_near = is_open_ && near_ >= far_;
        return wait;
    }

private:
    LoadWait wait_;
    std::uint64_t near_ = 0; ///< the last return of near loads
    std::uint64_t far_ = 0;  ///< the last return of the others, as far as known
    bool is_open_ = false;
};

/// The first load to return, if one of them is waited for.
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
    /// A load without an answer may be the first one, unless another one is certain to return before it.
    [[nodiscard]] LoadWait wait() const {
        if (known_ < open_ || open_ == none) {
            return wait_;
        }
        return {.until = open_, .is_open = true, .may_be_near = known_ != none && is_near_};
    }

private:
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    LoadWait wait_;
    std::uint64_t known_ = none; ///< the first return of answered loads
    std::uint64_t open_ = none;  ///< earliest possible return of the others
    std::uint32_t count_ = 0;
    bool is_near_ = false; ///< for the first answered load
};

} // namespace lockstep
