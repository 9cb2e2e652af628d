#pragma once

#include "core/schedule/warps/operation.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// The source of the value that a step loads. Near loads are from local memory or from other lanes; they do
/// not count towards the load limit of the multiprocessor.
enum class LoadFrom : std::uint8_t { nowhere, near, far };

[[nodiscard]] constexpr LoadFrom load_from(Operation operation) {
    return !answers(operation)                                                      ? LoadFrom::nowhere
           : operation == Operation::local_read || operation == Operation::exchange ? LoadFrom::near
                                                                                    : LoadFrom::far;
}

/// A load in flight: it has been issued but has not returned.
struct Flight {
    /// Cycle at which the load returns. If this is not known yet, the earliest possible cycle.
    std::uint64_t until = 0;
    std::uint32_t site = 0;
    std::uint32_t step = 0; ///< index of the load's step among the steps of its warp
    LoadFrom from{};
    /// Index of the load's request in the outbox while the response is not known; then `answered`.
    std::uint32_t request = answered;

    static constexpr std::uint32_t answered = 0xFFFFFFFF;
    [[nodiscard]] bool is_open() const { return request != answered; }
};

/// The load for which a step waits before it can issue, and the cycle in which the wait ends. If `until` is
/// in the past, the step does not wait.
struct LoadWait {
    std::uint64_t until = 0; ///< end of the wait; if `is_open`, the earliest possible end
    std::uint32_t site = 0;  ///< site of the load for which the step waits
    std::uint32_t step = 0;  ///< index of this load's step among the steps of its warp, or `itself`
    /// Whether it is still unknown when the wait ends and which load ends it, because responses are missing.
    bool is_open = false;
    bool may_be_near = false; ///< true if the wait is open and may turn out to be for a near load

    /// Value of `step` if the step waits until fewer loads are in flight, not for the value of a particular
    /// load.
    static constexpr std::uint32_t itself = 0xFFFFFFFF;
};

/// Determines which of several loads returns last. Used for a step that waits for all of them.
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
    /// Returns the wait for all loads. If a response is missing, it is unknown which load returns last. It is
    /// certainly not a near load if some far load is known to return after all near loads.
    [[nodiscard]] LoadWait wait() const {
        LoadWait wait = wait_;
        wait.is_open = is_open_;
        wait.may_be_near = is_open_ && near_ >= far_;
        return wait;
    }

private:
    LoadWait wait_;
    std::uint64_t near_ = 0; ///< latest return of the near loads
    std::uint64_t far_ = 0;  ///< latest known return of the other loads
    bool is_open_ = false;
};

/// Determines which of several loads returns first. Used for a step that waits for any of them.
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
    /// Returns the wait for the first load. A load whose response is missing may be the first one, unless
    /// another load certainly returns earlier.
    [[nodiscard]] LoadWait wait() const {
        if (known_ < open_ || open_ == none) {
            return wait_;
        }
        return {.until = open_, .is_open = true, .may_be_near = known_ != none && is_near_};
    }

private:
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    LoadWait wait_;
    std::uint64_t known_ = none; ///< earliest return among loads whose return is known
    std::uint64_t open_ = none;  ///< earliest possible return among loads whose response is missing
    std::uint32_t count_ = 0;
    bool is_near_ = false; ///< whether the load that returns at known_ is near
};

} // namespace lockstep
