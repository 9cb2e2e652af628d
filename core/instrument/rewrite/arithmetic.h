#pragma once

#include "core/site/math_call.h"

#include <cstdint>
#include <utility>
#include <vector>

// Arithmetic is charged to the next event. Arithmetic after the last event of a loop iteration is charged to
// the loop test, once per iteration. Arithmetic before a loop is charged to the first event after the loop.
// Arithmetic after the last event of a function is charged to the next event of its caller. If no event
// follows a math function in a branch, the function is recorded at the decision, with the side that evaluates
// it.
//
//     float x = a * b;                 charged to out[i]
//     for (int k = 0; k < n; ++k)      k < n, and per iteration: x * x, ++k
//         x = x * x;
//     out[i] = x;                      a * b

namespace lockstep::rewriting {

/// The arithmetic operations between two sites.
struct Arithmetic {
    std::uint32_t operations = 0;
    std::vector<MathCall> math; ///< math functions and operators that have a faster variant
};

/// The arithmetic that has not been charged to a site yet ("unpaid").
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

    /// Sets aside the unpaid arithmetic before a loop.
    void open_loop() { before_loops_.push_back(take()); }
    /// Returns the unpaid arithmetic at the end of an iteration. The arithmetic that was set aside before the
    /// loop becomes the unpaid arithmetic.
    Arithmetic close_loop() {
        Arithmetic turn = std::exchange(unpaid_, std::move(before_loops_.back()));
        before_loops_.pop_back();
        return turn;
    }

private:
    Arithmetic unpaid_;
    std::vector<Arithmetic> before_loops_; ///< one entry per enclosing loop, innermost last
};

} // namespace lockstep::rewriting
