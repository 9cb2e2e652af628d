#pragma once

#include "core/kernel/launch.h"

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace lockstep::test {

/// Makes a buffer with this initial content.
template <class T>
[[nodiscard]] Argument buffer_of(const std::vector<T>& values, const std::string& name = "") {
    return {.name = name,
            .kind = ArgumentKind::buffer,
            .type = {std::is_same_v<T, float> ? Scalar::float32 : Scalar::int32, 1},
            .bytes = bytes_of(values),
            .size_bytes = values.size() * sizeof(T)};
}

[[nodiscard]] inline Argument scalar_of(int value) {
    return {.kind = ArgumentKind::scalar, .bytes = bytes_of(std::vector{value}), .size_bytes = sizeof(int)};
}

/// Makes a one-dimensional launch of the kernel `k` in a program text, with groups of `local` work-items.
[[nodiscard]] inline Launch launch_of(const std::string& text, std::uint64_t items, std::uint64_t local,
                                      std::vector<Argument> arguments) {
    return {.source = {"test.cl", text, ""},
            .kernel = "k",
            .range = {1, {items, 1, 1}, {local, 1, 1}},
            .arguments = std::move(arguments)};
}

} // namespace lockstep::test
