#pragma once

#include "core/schedule/warps/operation.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// The source of the value that a step returns. Near loads (from local memory or other lanes) do not count in
/// the load limit of the multiprocessor.
enum class LoadFrom : std::uint8_t { nowhere, near, far };

[[nodiscard]] constexpr LoadFrom load_from(Operation operation) {
    return !answers(operation)                                                      ? LoadFrom::nowhere
           : operation == Operation::local_read || operation == Operation::exchange ? LoadFrom::near
                                                                                    : LoadFrom::far;
}

/// A load that is in flight: it has issued but has not returned.
struct Flight {
    std::uint64_t until = 0; ///< cycle at which it returns; if it is not answered yet, the earliest possible
                             ///< cycle
    std::uint32_t site = 0;
    std::uint32_t step = 0; ///< index of the step among the steps of its warp
    LoadFrom from{};
    std::uint32_t request = answered; ///< index of the request in the outbox if it is not answered yet

    static constexpr std::uint32_t answered = 0xFFFFFFFF;
    [[nodiscard]] bool is_open() const { return request != answered; }
};

/// The load that a step waits for before it issues, and the time at which it returns. If `until` is in the
/// past, the step does not wait.
struct LoadWait {
    std::uint64_t until = 0;  ///< end of the wait; for an open wait, the earliest possible end
    std::uint32_t site = 0;   ///< site of the load
    std::uint32_t step = 0;   ///< index of the load's step among the steps of its warp, or `itself`
    bool is_open = false;     ///< answers are missing that determine when the wait ends, and for which load
                              ///< the warp waits
    bool may_be_near = false; ///< open, and possibly for a near load

    /// The step is a load that waits until another load may be in flight, not for a particular load.
    static constexpr std::uint32_t itself = 0xFFFFFFFF;
};

/// Determines the last load to return, for a step that waits for all of them.
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
    /// Returns the wait. If an answer is missing, the last load is unknown. It is certainly not a near load if
    /// another load returns after all near loads.
    [[nodiscard]] LoadWait wait() const {
        LoadWait wait = wait_;
        wait.is_open = is_open_;
        wait.may_be_near = is_open_ && near_ >= far_;
        return wait;
    }

private:
    LoadWait wait_;
    std::uint64_t near_ = 0; ///< latest return of near loads
    std::uint64_t far_ = 0;  ///< latest return of the other loads, as far as known
    bool is_open_ = false;
};

/// Determines the first load to return, for a step that waits for any of them.
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
    /// Returns the wait. A load without an answer may be the first one, unless another load is certain to
    /// return before it.
    [[nodiscard]] LoadWait wait() const {
        if (known_ < open_ || open_ == none) {
            return wait_;
        }
        return {.until = open_, .is_open = true, .may_be_near = known_ != none && is_near_};
    }

private:
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    LoadWait wait_;
    std::uint64_t known_ = none; ///< earliest return of answered loads
    std::uint64_t open_ = none;  ///< earliest possible return of loads without an answer
    std::uint32_t count_ = 0;
    bool is_near_ = false; ///< whether the answered load with the earliest return is near
};

} // namespace lockstep
