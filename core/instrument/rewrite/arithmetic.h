#pragma once

#include "core/site/math_call.h"

#include <cstdint>
#include <utility>
#include <vector>

// Arithmetic is charged to the next event. What a loop iteration computes after its last event is charged to
// the loop's test, once per iteration; what was computed before the loop is charged after it. What a function
// computes after its last event is charged to its caller. Math functions in a branch with no event after them
// are recorded at the decision, with the side that evaluates them.
//
//     float x = a * b;                 charged to out[i]
//     for (int k = 0; k < n; ++k)      k < n, and per iteration: x * x, ++k
//         x = x * x;
//     out[i] = x;                      a * b

namespace lockstep::rewriting {

/// Arithmetic between two sites.
struct Arithmetic {
    std::uint32_t operations = 0;
    std::vector<MathCall> math; ///< the operations that have a faster form
};

/// The arithmetic that is not charged to a site yet.
class UnpaidArithmetic {
public:
    void count() { ++unpaid_.operations; }
    void note(MathCall call) { unpaid_.math.push_back(std::move(call)); }
    void add(const Arithmetic& more) {
        unpaid_.operations += more.operations;
        unpaid_.math.insert(unpaid_.math.end(), more.math.begin(), more.math.end());
    }
    Arithmetic take() { return std::exchange(unpaid_, {}); }
    std::vector<MathCall> take_math() { return std::exchange(unpaid_.math, {}); }

    /// Sets aside what was computed before a loop.
    void open_loop() { before_loops_.push_back(take()); }
    /// Returns what an iteration computed after its last site. What was set aside before the loop is
    /// uncharged again.
    Arithmetic close_loop() {
        Arithmetic turn = std::exchange(unpaid_, std::move(before_loops_.back()));
        before_loops_.pop_back();
        return turn;
    }

private:
    Arithmetic unpaid_;
    std::vector<Arithmetic> before_loops_; ///< for the enclosing loops, innermost last
};

} // namespace lockstep::rewriting
