#pragma once

#include <algorithm>
#include <span>

namespace lockstep {

/// The plain CPU answers that experiments are checked against: the obvious code, one value after the other.

enum class ReduceOp { sum, max, min };

template <class T>
[[nodiscard]] T apply(ReduceOp op, T a, T b) {
    switch (op) {
    case ReduceOp::max:
        return std::max(a, b);
    case ReduceOp::min:
        return std::min(a, b);
    default:
        return a + b;
    }
}

/// All values as one, from left to right. `values` is not empty.
template <class T>
[[nodiscard]] T reduce_reference(ReduceOp op, std::span<const T> values) {
    T result = values.front();
    for (const T value : values.subspan(1)) {
        result = apply(op, result, value);
    }
    return result;
}

} // namespace lockstep
