#pragma once

#include "core/site/record.h"

#include <cstddef>
#include <cstdint>

/// Limits on the kernels that a recording can represent. Readers reject recordings that exceed these limits,
/// and the instrumenter rejects such kernels, so no run can produce a recording that cannot be read.
namespace lockstep::program_limits {

inline constexpr std::uint32_t components = 16; ///< components per value
/// Size of a union in bytes, because the offset of a piece has 16 bits.
inline constexpr std::uint32_t union_bytes = 1 << 16;
inline constexpr std::uint32_t line = 0x7FFFFFFF;  ///< largest line number of a #line directive
inline constexpr std::size_t text_bytes = 1 << 20; ///< size of an expression after macro expansion
/// Maximum number of requests of one vector access, which can make one request per element.
inline constexpr std::size_t pieces = 16;
inline constexpr std::size_t parameters = 1 << 12; ///< parameters per kernel
inline constexpr std::uint32_t served = 64;        ///< executions of a site that one instruction covers
/// Objects, because a fault refers to one by a small number.
inline constexpr std::size_t objects = unknown_object;
/// Depth of the skeleton in nodes. Limited because the walk is recursive.
inline constexpr std::uint32_t depth = 2000;
inline constexpr std::uint64_t local_bytes = 1ULL << 31;   ///< local memory per group
inline constexpr std::uint64_t element_bytes = 1ULL << 31; ///< size of an element in bytes, such as a struct
inline constexpr std::uint64_t memory_bytes = 1ULL << 40;  ///< memory of a device in bytes

/// Limits for a kernel's description as JSON. The first one is the number of values, which is below what
/// readers accept (see JsonLimits); the others limit the total bytes of all strings.
inline constexpr std::uint64_t values = 3'500'000;
inline constexpr std::uint64_t description_bytes = 24ULL << 20;

} // namespace lockstep::program_limits
