#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <span>
#include <vector>

namespace lockstep {

/// CPU references of the experiments. They use the simplest sequential algorithm.

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

/// Combines all values from left to right. `values` must not be empty.
template <class T>
[[nodiscard]] T reduce_reference(ReduceOp op, std::span<const T> values) {
    T result = values.front();
    for (const T value : values.subspan(1)) {
        result = apply(op, result, value);
    }
    return result;
}

/// The neutral element of `op`.
template <class T>
[[nodiscard]] T neutral_value(ReduceOp op) {
    using Limits = std::numeric_limits<T>;
    switch (op) {
    case ReduceOp::max:
        return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
    case ReduceOp::min:
        return Limits::has_infinity ? Limits::infinity() : Limits::max();
    default:
        return T{};
    }
}

/// Computes one value for each of `groups` groups. `group_of` maps the index of an element to its group.
template <class T>
[[nodiscard]] std::vector<T> reduce_by_group(ReduceOp op, std::span<const T> values, std::size_t groups,
                                             const std::function<std::size_t(std::size_t)>& group_of) {
    std::vector<T> results(groups, neutral_value<T>(op));
    for (std::size_t i = 0; i < values.size(); ++i) {
        T& result = results[group_of(i)];
        result = apply(op, result, values[i]);
    }
    return results;
}

enum class ScanKind { inclusive, exclusive };

/// Prefix scan: replaces each value by the combination of all values before it in its block. An inclusive
/// scan also includes the value itself. Blocks of `block` values are independent.
template <class T>
[[nodiscard]] std::vector<T> scan_reference(ReduceOp op, ScanKind kind, std::span<const T> values,
                                            std::size_t block) {
    std::vector<T> results(values.size());
    T before = neutral_value<T>(op);
    for (std::size_t i = 0; i < values.size(); ++i) {
        before = i % block == 0 ? neutral_value<T>(op) : before;
        const T with_own = apply(op, before, values[i]);
        results[i] = kind == ScanKind::inclusive ? with_own : before;
        before = with_own;
    }
    return results;
}

} // namespace lockstep
