#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

enum class Scalar : std::uint8_t {
    int8,
    uint8,
    int16,
    uint16,
    int32,
    uint32,
    int64,
    uint64,
    float16,
    float32,
    float64,
    bytes
};

/// The type of a value in memory: a scalar or an OpenCL vector. `bytes` stands for all other types, such as
/// structs and pointers.
struct ValueType {
    Scalar scalar = Scalar::float32;
    std::uint32_t count = 1; ///< number of components; for `bytes`, the size in bytes
    friend bool operator==(const ValueType&, const ValueType&) = default;
};

/// Returns the bytes of one component (1 for `bytes`).
[[nodiscard]] std::uint32_t scalar_bytes(Scalar scalar);
/// Returns the bytes that a value of the type occupies in memory; a 3-vector occupies as much as a 4-vector.
[[nodiscard]] std::uint32_t size_bytes(ValueType type);
/// Returns the name in OpenCL C: "float", "uint4"; "struct" for `bytes`.
[[nodiscard]] std::string opencl_name(ValueType type);

} // namespace lockstep
