#pragma once

#include "core/site/math_call.h"

#include <cstdint>
#include <utility>
#include <vector>

// Arithmetic is paid with the next event. What a loop's turn computes after its last event is paid at the
// loop's test, once a turn; what was computed before the loop waits until behind it. What a function computes
// after its last event is paid by its caller. Functions in a branch that has no event behind them are told at
// the decision, with the side that evaluates them.
//
//     float x = a * b;                 waits for out[i]
//     for (int k = 0; k < n; ++k)      k < n, and of each turn: x * x, ++k
//         x = x * x;
//     out[i] = x;                      a * b

namespace lockstep::rewriting {

/// What is computed between two sites.
struct Arithmetic {
    std::uint32_t operations = 0;
    std::vector<MathCall> math; ///< those of the operations that have a faster form
};

/// The arithmetic that no site has paid yet.
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

    /// Lays aside what was computed before a loop.
    void open_loop() { before_loops_.push_back(take()); }
    /// What a turn computed after its last site; what was laid aside is unpaid again.
    Arithmetic close_loop() {
        Arithmetic turn = std::exchange(unpaid_, std::move(before_loops_.back()));
        before_loops_.pop_back();
        return turn;
    }

private:
    Arithmetic unpaid_;
    std::vector<Arithmetic> before_loops_; ///< of the loops around, innermost last
};

} // namespace lockstep::rewriting
